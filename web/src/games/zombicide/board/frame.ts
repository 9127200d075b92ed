// What part of the board the window shows.
import { around, type Box, type Point } from '../../shared/geometry';

/** Where the drawing lies in its window: moved by x and y, then so many pixels to a pixel of the drawing. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** The closest look, and the one that "what matters" never goes beyond. */
const closest = 3;
const near = 1.25;
/** Figures can still be told apart at this scale. */
export const legible = 0.62;
const margin = 6;

/** Sizes of what is read, by the least scale of the board: it keeps its size on the screen, in few steps. */
const types: readonly (readonly [number, number])[] = [
  [1.75, 0.6],
  [1.4, 0.72],
  [1.15, 0.87],
  [0.92, 1],
  [0.75, 1.25],
  [0.5, 1.5],
];

export function typeScale(scale: number): number {
  return types.find(([least]) => scale >= least)?.[1] ?? 1 / Math.max(0.3, scale);
}

/** The scale at which the whole drawing is in the window. */
export function wholeScale(window: Size, drawing: Size): number {
  return Math.min((window.w - 2 * margin) / drawing.w, (window.h - 2 * margin) / drawing.h);
}

/** The whole drawing in the middle of its window. */
export function whole(window: Size, drawing: Size): Frame {
  return settled({ x: 0, y: 0, scale: wholeScale(window, drawing) }, window, drawing);
}

/** A frame that never shows less than can be shown: no empty table beside the drawing. */
export function settled({ x, y, scale }: Frame, window: Size, drawing: Size): Frame {
  const least = wholeScale(window, drawing);
  const kept = Math.min(Math.max(scale, least), Math.max(closest, least));
  const along = (at: number, place: number, length: number): number => {
    const spare = place - length * kept;
    return spare >= 0 ? spare / 2 : Math.min(margin, Math.max(spare - margin, at));
  };
  return { x: along(x, window.w, drawing.w), y: along(y, window.h, drawing.h), scale: kept };
}

/** Comes closer to a point of the window, or goes away from it. */
export function approached(frame: Frame, by: number, at: Point, window: Size, drawing: Size): Frame {
  const least = wholeScale(window, drawing);
  const scale = Math.min(Math.max(frame.scale * by, least), Math.max(closest, least));
  const real = scale / frame.scale;
  return settled({ x: at.x - (at.x - frame.x) * real, y: at.y - (at.y - frame.y) * real, scale }, window, drawing);
}

/** The part of the drawing that is in the window. */
export function shownPart({ x, y, scale }: Frame, window: Size): Box {
  return { x: -x / scale, y: -y / scale, w: window.w / scale, h: window.h / scale };
}

/** A frame around boxes. Those that come first matter most: what would make figures illegible is left out. */
export function framed(boxes: readonly Box[], window: Size, drawing: Size): Frame {
  const [first, ...rest] = boxes;
  if (first === undefined) return whole(window, drawing);
  const scaleFor = (box: Box): number => Math.min(window.w / (box.w + 40), window.h / (box.h + 40));
  const least = Math.min(legible, wholeScale(window, drawing) * 4);
  let kept = first;
  for (const box of rest) {
    const wider = around(kept, box);
    if (scaleFor(wider) >= least) kept = wider;
  }
  const scale = Math.max(wholeScale(window, drawing), Math.min(near, scaleFor(kept)));
  const at = { x: kept.x + kept.w / 2, y: kept.y + kept.h / 2 };
  return settled({ x: window.w / 2 - at.x * scale, y: window.h / 2 - at.y * scale, scale }, window, drawing);
}
