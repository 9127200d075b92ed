// The window through which the board is seen: fingers, mouse and wheel move it.
import type { Box, Point } from '../../shared/geometry';
import { approached, framed, settled, shownPart, whole, wholeScale, type Frame, type Size } from './frame';

/** A hand that trembles less than this does not pull, in pixels. */
const slack = 6;
/** How long a frame that was asked for takes to come. */
const glide = 260;

export class MapWindow {
  width = $state(0);
  height = $state(0);
  /** Is the drawing on its way to a frame that was asked for? */
  gliding = $state(false);
  /** Is it moved right now? Then its picture may be soft. */
  moving = $state(false);
  #frame = $state.raw<Frame | null>(null);
  #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Was the drawing pulled since the finger went down? Then its click means nothing. */
  pulled = false;

  constructor(readonly drawing: () => Size) {}

  readonly size = $derived<Size>({ w: this.width, h: this.height });
  readonly frame = $derived.by((): Frame =>
    this.#frame === null ? whole(this.size, this.drawing()) : settled(this.#frame, this.size, this.drawing()),
  );
  /** Is there more than what is seen? */
  readonly closer = $derived.by(() => this.width > 0 && this.frame.scale > wholeScale(this.size, this.drawing()) * 1.02);
  readonly part = $derived.by(() => shownPart(this.frame, this.size));

  /** The whole board again. */
  reset(): void {
    this.#glide(null);
  }

  /** Shows these boxes, the first above all. */
  show(boxes: readonly Box[]): void {
    if (this.width > 0) this.#glide(framed(boxes, this.size, this.drawing()));
  }

  /** Comes closer by buttons and keys. */
  step(by: number): void {
    this.#glide(approached(this.frame, by, { x: this.width / 2, y: this.height / 2 }, this.size, this.drawing()));
  }

  /** Puts a point of the drawing into the middle. */
  centre({ x, y }: Point): void {
    const { scale } = this.frame;
    this.#glide({ x: this.width / 2 - x * scale, y: this.height / 2 - y * scale, scale });
  }

  /** Brings a box into the window by moving no more than is needed. */
  reveal(box: Box): void {
    const { x, y, scale } = this.frame;
    const along = (at: number, from: number, length: number, place: number): number => {
      const [low, high] = [at + from * scale, at + (from + length) * scale];
      if (high - low > place) return at + place / 2 - (low + high) / 2;
      return at + Math.max(0, 12 - low) - Math.max(0, high + 12 - place);
    };
    const [across, down] = [along(x, box.x, box.w, this.width), along(y, box.y, box.h, this.height)];
    if (across !== x || down !== y) this.#glide({ x: across, y: down, scale });
  }

  /** Where a point of the drawing is in the window. */
  placeOf({ x, y }: Point): Point {
    const { frame } = this;
    return { x: frame.x + x * frame.scale, y: frame.y + y * frame.scale };
  }

  /** Listens to the wheel; as an attachment. */
  readonly wheeled = (place: Element): (() => void) => {
    const turn = (event: Event): void => this.#wheel(event as WheelEvent);
    place.addEventListener('wheel', turn, { passive: false });
    return () => place.removeEventListener('wheel', turn);
  };

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
    this.#move(approached(this.frame, by, pointOf(event), this.size, this.drawing()));
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) {
      this.pulled = false;
      this.#start = pointOf(event);
    }
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, pointOf(event));
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    // The click that ends a pull comes at once; what comes later, from a key for example, is meant.
    if (this.#fingers.size === 0) setTimeout(() => (this.pulled = false));
  }

  pull(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined && !this.pulled && distance(now, this.#start) < slack) return;
    this.#fingers.set(event.pointerId, now);
    // From here on the moves are ours, wherever the pointer goes.
    if (!this.pulled && event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.pulled = true;
    const { x, y, scale } = this.frame;
    if (other === undefined) {
      this.#move(settled({ x: x + now.x - before.x, y: y + now.y - before.y, scale }, this.size, this.drawing()));
      return;
    }
    const by = distance(now, other) / Math.max(1, distance(before, other));
    this.#move(approached(this.frame, by, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, this.size, this.drawing()));
  }

  #move(frame: Frame): void {
    this.gliding = false;
    this.#set(frame, 120);
  }

  #glide(frame: Frame | null): void {
    this.gliding = true;
    this.#set(frame, glide);
  }

  #set(frame: Frame | null, lasting: number): void {
    this.moving = true;
    this.#frame = frame;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.moving = false;
      this.gliding = false;
    }, lasting);
  }
}

function pointOf(event: MouseEvent): Point {
  if (!(event.currentTarget instanceof Element)) return { x: 0, y: 0 };
  const place = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - place.x, y: event.clientY - place.y };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
