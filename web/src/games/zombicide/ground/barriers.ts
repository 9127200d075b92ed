// What stands on the streets of Washington: Sandbags along borders, and the Tank.
import { box, disc, row } from './shapes';
import { stretch, UNIT, type GroundBorder, type GroundPart } from './types';

/** Length and height of a bag. */
const [LONG, HIGH] = [15, 10];

/** Bags along a border, in two rows where it is covered from end to end, in heaps with gaps where it is covered in part. */
export function sandbags(border: GroundBorder): string {
  if (border.sandbags === undefined || border.sandbags === 'none') return '';
  const { x, y, length, turn } = stretch(border);
  const count = Math.max(2, Math.floor(length / LONG));
  const step = length / count;
  const kept = (at: number): boolean => border.sandbags === 'whole' || at % 4 < 2;
  const bag = (along: number, across: number): string =>
    turn === 0 ? pillow(x + along, y + across, LONG, HIGH) : pillow(x + across, y + along, HIGH, LONG);
  return row(count, -length / 2 + step / 2, step, (along, at) =>
    kept(at) ? bag(along, -HIGH / 2 + 1) + bag(along + (at + 1 < count ? step / 2 : 0), HIGH / 2 - 1) : '',
  );
}

/** A bag around a point. */
function pillow(x: number, y: number, w: number, h: number): string {
  const r = Math.min(w, h) * 0.42;
  return (
    `M${x - w / 2 + r},${y - h / 2}h${w - 2 * r}q${r},0 ${r},${r}v${h - 2 * r}q0,${r} ${-r},${r}` +
    `h${2 * r - w}q${-r},0 ${-r},${-r}v${2 * r - h}q0,${-r} ${r},${-r}Z`
  );
}

/** Shapes of a tank that fills a part, its barrel along the longer side. */
export function tank({ x, y, w, h }: GroundPart): { tracks: string; hull: string; turret: string } {
  const [left, top, width, height] = [x * UNIT + 6, y * UNIT + 6, w * UNIT - 12, h * UNIT - 12];
  const level = width >= height;
  const [long, wide] = level ? [width, height] : [height, width];
  /** A box by its place along and across the tank. */
  const part = (along: number, across: number, length: number, breadth: number): string =>
    level ? box(left + along, top + across, length, breadth) : box(left + across, top + along, breadth, length);
  const band = wide * 0.2;
  const tracks = part(0, 0, long, band) + part(0, wide - band, long, band);
  const links = row(Math.floor(long / 9), 4, 9, (at) => part(at, 0, 2, band) + part(at, wide - band, 2, band));
  const middle = { x: left + width / 2, y: top + height / 2 };
  return {
    tracks: tracks + links,
    hull: part(long * 0.05, band * 0.7, long * 0.9, wide - band * 1.4),
    turret: disc(middle.x, middle.y, wide * 0.25) + part(long / 2 + wide * 0.22, wide / 2 - 4, Math.max(12, long / 2 - wide * 0.2), 8),
  };
}
