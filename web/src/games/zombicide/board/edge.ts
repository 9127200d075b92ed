// Where the edge of the window tells of something outside.
import type { Point } from '../../shared/geometry';
import type { Size } from './frame';

/** Half of what is put at the edge. */
const half = 26;

/** The place at the edge nearest to a point outside, and which way it points, in degrees; nothing if it is inside. */
export function edgeOf(point: Point, { w, h }: Size): { at: Point; turn: number } | null {
  if (point.x >= 0 && point.x <= w && point.y >= 0 && point.y <= h) return null;
  const within = (at: number, place: number): number => Math.min(place - half, Math.max(half, at));
  const at = { x: within(point.x, w), y: within(point.y, h) };
  // The tip of the drawing lies to the upper right.
  return { at, turn: Math.round((Math.atan2(point.y - at.y, point.x - at.x) * 180) / Math.PI) + 45 };
}
