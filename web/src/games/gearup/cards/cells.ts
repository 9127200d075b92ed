// Squares of a card and shapes made of them: turned, flipped and laid down.

/** Squares by number: row by row, eight to a row. */
export type Cells = readonly number[];

/** Rows and columns of the largest card. */
export const side = 8;

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** A part of a card. */
export interface Frame extends Size {
  readonly row: number;
  readonly column: number;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / side);
}

export function columnOf(cell: number): number {
  return cell % side;
}

export function cellAt(row: number, column: number): number {
  return row * side + column;
}

/** As the edges of a card name its squares, `B3`: column, then row. */
export function cellName(cell: number): string {
  return `${String.fromCharCode(65 + columnOf(cell))}${rowOf(cell) + 1}`;
}

export function sorted(cells: Cells): number[] {
  return [...cells].sort((one, other) => one - other);
}

/** The smallest frame around some squares. */
export function frameOf(cells: Cells): Frame {
  if (cells.length === 0) return { row: 0, column: 0, rows: 0, columns: 0 };
  const rows = cells.map(rowOf);
  const columns = cells.map(columnOf);
  const row = Math.min(...rows);
  const column = Math.min(...columns);
  return { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
}

/** The shape that these squares have, pushed into the corner. */
export function shapeOf(cells: Cells): number[] {
  const { row, column } = frameOf(cells);
  return sorted(cells.map((cell) => cellAt(rowOf(cell) - row, columnOf(cell) - column)));
}

/** A quarter turned, clockwise. */
export function turned(shape: Cells): number[] {
  return shapeOf(shape.map((cell) => cellAt(columnOf(cell), side - 1 - rowOf(cell))));
}

/** Seen in a mirror. */
export function flipped(shape: Cells): number[] {
  return shapeOf(shape.map((cell) => cellAt(rowOf(cell), side - 1 - columnOf(cell))));
}

/** How a shape is held: quarters turned, after being flipped or not. */
export interface Orientation {
  readonly turns: number;
  readonly flip: boolean;
}

export function held(shape: Cells, { turns, flip }: Orientation): number[] {
  let cells = flip ? flipped(shape) : shapeOf(shape);
  for (let turn = 0; turn < turns % 4; turn += 1) cells = turned(cells);
  return cells;
}

/** Every way to hold a shape, those that look alike once. */
export function orientations(shape: Cells): Orientation[] {
  const seen = new Set<string>();
  const all = [false, true].flatMap((flip) => [0, 1, 2, 3].map((turns): Orientation => ({ turns, flip })));
  return all.filter((orientation) => {
    const look = held(shape, orientation).join();
    return seen.has(look) ? false : seen.add(look);
  });
}

/** How a shape must be held to look like these squares; the way it is held now, if that is one. */
export function orientationOf(shape: Cells, cells: Cells, now: Orientation): Orientation | undefined {
  const look = shapeOf(cells).join();
  if (held(shape, now).join() === look) return now;
  const same = orientations(shape).filter((orientation) => held(shape, orientation).join() === look);
  return same.find((orientation) => orientation.flip === now.flip) ?? same[0];
}

/** The same for all ways to hold a shape. */
export function kindOf(cells: Cells): string {
  const looks = orientations(cells).map((orientation) => held(cells, orientation));
  looks.sort((one, other) => compare(one, other));
  return (looks[0] ?? []).join();
}

function compare(one: Cells, other: Cells): number {
  const at = one.findIndex((cell, index) => cell !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The squares of a shape whose corner lies here. */
export function laid(shape: Cells, row: number, column: number): number[] {
  return shape.map((cell) => cellAt(rowOf(cell) + row, columnOf(cell) + column));
}

export function sameCells(one: Cells, other: Cells): boolean {
  return one.length === other.length && sorted(one).join() === sorted(other).join();
}
