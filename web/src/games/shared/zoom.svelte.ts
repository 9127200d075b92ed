// A closer look at a drawing: which part of the drawing fills its place.
import type { Point } from './geometry';

const closest = 3;
/** A hand that trembles less than this does not pull, in parts of the drawing's place. */
const slack = 0.004;

export class Zoom {
  /** How many times closer. */
  scale = $state(1);
  #x = $state(0);
  #y = $state(0);
  #fingers = new Map<number, Point>();
  /** Was the drawing pulled since the finger went down? Then its click means nothing. */
  pulled = false;

  /** The view box of a drawing of this size. */
  box(width: number, height: number): string {
    return `${this.#x * width} ${this.#y * height} ${width / this.scale} ${height / this.scale}`;
  }

  reset(): void {
    this.scale = 1;
    this.#x = 0;
    this.#y = 0;
  }

  /** Comes closer to a point, given in parts of the drawing's place. */
  approach(by: number, at: Point): void {
    const scale = Math.min(closest, Math.max(1, this.scale * by));
    this.#shift(at.x / this.scale - at.x / scale, at.y / this.scale - at.y / scale, scale);
  }

  /** Listens to the wheel; as an attachment of the drawing. */
  readonly wheeled = (drawing: Element): (() => void) => {
    const turn = (event: Event): void => this.wheel(event as WheelEvent);
    drawing.addEventListener('wheel', turn, { passive: false });
    return () => drawing.removeEventListener('wheel', turn);
  };

  wheel(event: WheelEvent): void {
    // Without Ctrl the wheel belongs to the page.
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.approach(event.deltaY < 0 ? 1.2 : 1 / 1.2, parts(event));
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.pulled = false;
    this.#fingers.set(event.pointerId, parts(event));
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = parts(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other !== undefined) {
      this.pulled = true;
      const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.approach(distance(now, other) / Math.max(0.01, distance(before, other)), centre);
    } else if (this.scale > 1) {
      this.pulled ||= distance(now, before) > slack;
      this.#shift((before.x - now.x) / this.scale, (before.y - now.y) / this.scale, this.scale);
    }
  }

  #shift(x: number, y: number, scale: number): void {
    const rest = 1 - 1 / scale;
    this.#x = Math.min(rest, Math.max(0, this.#x + x));
    this.#y = Math.min(rest, Math.max(0, this.#y + y));
    this.scale = scale;
  }
}

function parts(event: MouseEvent): Point {
  if (!(event.currentTarget instanceof Element)) return { x: 0.5, y: 0.5 };
  const place = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - place.x) / place.width, y: (event.clientY - place.y) / place.height };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
