// A pawn that is pulled from field to field, by mouse or finger.
import type { Point } from '../../shared/geometry';
import type { Layout } from '../board/layout';
import { columnCount, fieldAt, rowCount, type Field } from '../board/places';

/** A hand that trembles less than this does not pull, in pixels. */
const slack = 8;

export class Pull {
  /** Where the pawn stands. */
  from = $state<Field | null>(null);
  /** The field under the pointer. */
  over = $state<Field | null>(null);
  /** Where the pointer is, in the drawing. */
  at = $state.raw<Point>({ x: 0, y: 0 });
  /** Has it been pulled far enough to mean it? */
  active = $state(false);
  /** Did the last movement begin it? */
  fresh = false;
  /** Was something pulled since the pointer went down? Then its click means nothing. */
  done = false;
  #pointer = -1;
  #start: Point = { x: 0, y: 0 };

  begin(event: PointerEvent, from: Field): void {
    this.end();
    this.from = from;
    this.#pointer = event.pointerId;
    this.#start = { x: event.clientX, y: event.clientY };
  }

  /** Follows the pointer; says whether it is the one that pulls. */
  move(event: PointerEvent, drawing: SVGSVGElement | undefined, layout: Layout): boolean {
    if (this.from === null || event.pointerId !== this.#pointer) return false;
    this.fresh = !this.active && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > slack;
    this.active ||= this.fresh;
    this.done ||= this.active;
    const matrix = drawing?.getScreenCTM()?.inverse();
    if (!this.active || !matrix) return true;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    this.at = { x, y };
    this.over = fieldUnder(this.at, layout);
    return true;
  }

  end(): void {
    this.from = null;
    this.over = null;
    this.active = false;
    this.fresh = false;
    this.#pointer = -1;
    // The click that ends a pull comes right after; the next one counts again.
    setTimeout(() => (this.done = false));
  }
}

/** The field at a point of the drawing. */
export function fieldUnder(at: Point, { grid, size }: Layout): Field | null {
  const column = Math.floor((at.x - grid.x) / size);
  const row = Math.floor((grid.y + grid.h - at.y) / size);
  const inside = column >= 0 && column < columnCount && row >= 0 && row < rowCount;
  return inside ? fieldAt(column, row) : null;
}
