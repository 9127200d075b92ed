// Fields of the car park, and directions.
import type { Facing } from '../../../generated/terror/Facing';
import type { Human } from '../../../generated/terror/Human';
import type { Side } from '../../../generated/terror/Side';

/** The name of a field: column letter and row, `C5`. */
export type Field = string;

export const columnCount = 12;
export const rowCount = 16;
/** The first row beyond the cones. */
export const carRow = rowCount / 2;
export const sides: readonly Side[] = ['zombies', 'humans'];
export const facings: readonly Facing[] = ['n', 'e', 's', 'w'];
/** In the order of the bits and of the pawns in a view. */
export const humans: readonly Human[] = ['banker', 'lumberjack', 'child', 'mechanic', 'nurse', 'policeman', 'dog'];

/** Columns and rows are counted from 0 at the corner of the supermarket and column A. */
export function fieldAt(column: number, row: number): Field {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Row by row. */
export const allFields: readonly Field[] = Array.from({ length: columnCount * rowCount }, (_, index) =>
  fieldAt(index % columnCount, Math.floor(index / columnCount)),
);

const indices: ReadonlyMap<Field, number> = new Map(allFields.map((field, index) => [field, index]));

function indexOf(field: Field): number {
  const index = indices.get(field);
  if (index === undefined) throw new Error(`no field is called ${field}`);
  return index;
}

export function columnOf(field: Field): number {
  return indexOf(field) % columnCount;
}

export function rowOf(field: Field): number {
  return Math.floor(indexOf(field) / columnCount);
}

/** So many columns and rows further; nothing beyond the edge. */
export function offset(field: Field, columns: number, rows: number): Field | null {
  const column = columnOf(field) + columns;
  const row = rowOf(field) + rows;
  const inside = column >= 0 && column < columnCount && row >= 0 && row < rowCount;
  return inside ? fieldAt(column, row) : null;
}

const steps: Readonly<Record<Facing, readonly [number, number]>> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };

export function next(field: Field, facing: Facing): Field | null {
  return offset(field, ...steps[facing]);
}

/** The direction in which an adjacent field lies. */
export function towards(from: Field, to: Field): Facing | null {
  return facings.find((facing) => next(from, facing) === to) ?? null;
}

/** The direction in which another field mostly lies. */
export function heading(from: Field, to: Field): Facing {
  const columns = columnOf(to) - columnOf(from);
  const rows = rowOf(to) - rowOf(from);
  if (Math.abs(columns) > Math.abs(rows)) return columns > 0 ? 'e' : 'w';
  return rows >= 0 ? 'n' : 's';
}

/** Degrees by which something that points to the car has to be turned. */
export function degrees(facing: Facing): number {
  return facings.indexOf(facing) * 90;
}
