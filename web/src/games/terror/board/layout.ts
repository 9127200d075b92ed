// Where everything of the car park is drawn, in pixels of the space that there is.
import type { Facing } from '../../../generated/terror/Facing';
import type { TokenFace } from '../../../generated/terror/TokenFace';
import { around, middle, type Box, type Point } from '../../shared/geometry';
import { columnCount, columnOf, facings, fieldAt, next, offset, rowCount, rowOf, type Field } from './places';

/** The strips along the car park: row numbers, column letters, and the kerb. */
export const gutter = 16;
const letters = 15;
const kerb = 7;
/** On a large screen fields need not grow without end. */
const largest = 64;

/** The drawing of the car park; the supermarket is below, the car above. Fields are squares. */
export class Layout {
  readonly size: number;
  readonly grid: Box;
  /** The shop front along the first row. */
  readonly shop: Box;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const across = (width - gutter - kerb) / columnCount;
    const along = (height - letters) / (rowCount + shopDepth(width));
    this.size = Math.max(0, Math.min(across, along, largest));
    const w = this.size * columnCount;
    const h = this.size * rowCount;
    const depth = this.size * shopDepth(width);
    const x = gutter + (width - gutter - kerb - w) / 2;
    const y = letters + Math.max(0, (height - letters - h - depth) / 2);
    this.grid = { x, y, w, h };
    this.shop = { x, y: y + h, w, h: depth };
  }

  /** How high a drawing of this width wants to be. */
  static height(width: number): number {
    const size = Math.min(largest, (width - gutter - kerb) / columnCount);
    return letters + size * (rowCount + shopDepth(width));
  }

  field(field: Field): Box {
    const { x, y, h } = this.grid;
    const { size } = this;
    return { x: x + columnOf(field) * size, y: y + h - (rowOf(field) + 1) * size, w: size, h: size };
  }

  centre(field: Field): Point {
    return middle(this.field(field));
  }

  /** How far the drawing goes up so that these fields stand clear of what covers its lower edge. */
  lift(fields: readonly Field[], covered: number): number {
    if (fields.length === 0 || covered <= 0) return 0;
    const boxes = fields.map((field) => this.field(field));
    const top = Math.min(...boxes.map((box) => box.y));
    const bottom = Math.max(...boxes.map((box) => box.y + box.h));
    return Math.max(0, Math.min(top, bottom - (this.height - covered)));
  }

  row(row: number): Box {
    return around(this.field(fieldAt(0, row)), this.field(fieldAt(columnCount - 1, row)));
  }

  /** The point so far from the middle of a field, in fields; kept inside the drawing. */
  beside(field: Field, facing: Facing, far: number, room: number): Point {
    const { x, y } = this.centre(field);
    const turn = (facings.indexOf(facing) * Math.PI) / 2;
    const keep = (value: number, most: number): number => Math.min(most - room, Math.max(room, value));
    return {
      x: keep(x + Math.sin(turn) * far * this.size, this.width),
      y: keep(y - Math.cos(turn) * far * this.size, this.height),
    };
  }
}

/** Three columns, two, or one; `low` is a telephone on its side. */
export type Shape = 'wide' | 'beside' | 'middle' | 'narrow' | 'low';

/** The car park is upright: where there is width to spare, the rest lies beside it. */
export function shapeOf(width: number, height: number): Shape {
  if (height < 420 && width > height) return 'low';
  if (width >= 860) return 'wide';
  if (width < 600) return 'narrow';
  return width - height * 0.74 > 225 ? 'beside' : 'middle';
}

/** How much of the shop is shown, in fields: on a telephone only its windows and its awning. */
function shopDepth(width: number): number {
  return width < 460 ? 0.58 : 1;
}

/** The fields that a token covers from its corner at the supermarket and column A; nothing if it sticks out. */
export function coverOf(face: TokenFace, at: Field, turned: Facing): Field[] | null {
  const lying = turned === 'e' || turned === 'w';
  const [columns, rows] = lying ? [face.height, face.width] : [face.width, face.height];
  const cover: Field[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const field = offset(at, column, row);
      if (field === null) return null;
      cover.push(field);
    }
  }
  return cover;
}

/** The field that an arrow key leads to; the same one at the edge, nothing for other keys. */
export function neighbour(field: Field, key: string): Field | null {
  const facing = facingOf(key);
  return facing === null ? null : (next(field, facing) ?? field);
}

export function facingOf(key: string): Facing | null {
  const keys: Readonly<Record<string, Facing>> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' };
  return keys[key] ?? null;
}

/** The nearest of some fields in the direction of an arrow key; those straight ahead come first. */
export function nearest(from: Field, key: string, among: Iterable<Field>): Field | null {
  const facing = facingOf(key);
  if (facing === null) return null;
  let best: { field: Field; far: number } | null = null;
  for (const field of among) {
    const columns = columnOf(field) - columnOf(from);
    const rows = rowOf(field) - rowOf(from);
    const [ahead, aside] = { n: [rows, columns], s: [-rows, columns], e: [columns, rows], w: [-columns, rows] }[facing] as [number, number];
    if (ahead <= 0) continue;
    const far = ahead + 2 * Math.abs(aside);
    if (best === null || far < best.far) best = { field, far };
  }
  return best?.field ?? null;
}
