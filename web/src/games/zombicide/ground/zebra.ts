// A crossing on the border of two street zones.
import { box, row } from './shapes';
import { UNIT, type GroundBorder } from './types';

const [STRIPE, STEP, LENGTH] = [6, 15, 18];

/** The line between the zones and the stripes across it. */
export function zebra({ x1, y1, x2, y2 }: GroundBorder): { edge: string; stripes: string } {
  const [left, top] = [Math.min(x1, x2) * UNIT, Math.min(y1, y2) * UNIT];
  const [w, h] = [Math.abs(x2 - x1) * UNIT, Math.abs(y2 - y1) * UNIT];
  const count = Math.floor((w + h) / STEP);
  const from = (w + h - (count - 1) * STEP - STRIPE) / 2;
  const stripe = (at: number): string =>
    h === 0 ? box(left + at, top - LENGTH / 2, STRIPE, LENGTH) : box(left - LENGTH / 2, top + at, LENGTH, STRIPE);
  return { edge: `M${left},${top}L${left + w},${top + h}`, stripes: row(count, from, STEP, stripe) };
}
