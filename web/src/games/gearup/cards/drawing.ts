// Lines around squares, on a drawing with 20 units to a square.
import { cellAt, columnOf, rowOf, side, type Cells } from './cells';

export const unit = 20;

/** Room before the first square, for names of rows and columns. */
export function marginOf(ruler: boolean): number {
  return ruler ? 12 : 2;
}

/** The edge around some squares, holes and separate parts included. */
export function outline(cells: Cells): string {
  const all = new Set(cells);
  const has = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < side && column < side && all.has(cellAt(row, column));
  let path = '';
  for (const cell of all) {
    const row = rowOf(cell);
    const column = columnOf(cell);
    const [x, y] = [column * unit, row * unit];
    if (!has(row - 1, column)) path += `M${x},${y}h${unit}`;
    if (!has(row + 1, column)) path += `M${x},${y + unit}h${unit}`;
    if (!has(row, column - 1)) path += `M${x},${y}v${unit}`;
    if (!has(row, column + 1)) path += `M${x + unit},${y}v${unit}`;
  }
  return path;
}

/** Lines on the right of some squares and below others. */
export function seams(east: Cells, south: Cells): string {
  const right = east.map((cell) => `M${(columnOf(cell) + 1) * unit},${rowOf(cell) * unit}v${unit}`);
  const below = south.map((cell) => `M${columnOf(cell) * unit},${(rowOf(cell) + 1) * unit}h${unit}`);
  return [...right, ...below].join('');
}

export function corner(cell: number): { x: number; y: number } {
  return { x: columnOf(cell) * unit, y: rowOf(cell) * unit };
}
