// Strokes of a felt-tip pen: crosses, rings and underlines that are never quite alike.

/** A number between 0 and 1, the same for the same seed. */
function luck(seed: number, nth: number): number {
  const value = Math.sin(seed * 12.9898 + nth * 78.233 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}

function wobble(seed: number, nth: number, by: number): number {
  return (luck(seed, nth) - 0.5) * 2 * by;
}

const text = (value: number): string => String(Math.round(value * 10) / 10);

/** A bowed stroke between two points. */
function stroke(seed: number, x0: number, y0: number, x1: number, y1: number): string {
  const bow = wobble(seed, 9, 0.12);
  const x = (x0 + x1) / 2 - (y1 - y0) * bow;
  const y = (y0 + y1) / 2 + (x1 - x0) * bow;
  return `M${text(x0)},${text(y0)}Q${text(x)},${text(y)} ${text(x1)},${text(y1)}`;
}

/** Two strokes across a square of 20 by 20 at its corner. */
export function cross(seed: number): [string, string] {
  const at = (nth: number, middle: number): number => middle + wobble(seed, nth, 1.6);
  return [stroke(seed, at(1, 4), at(2, 4), at(3, 16), at(4, 16)), stroke(seed + 31, at(5, 16), at(6, 4), at(7, 4), at(8, 16))];
}

/** A ring around a box of 20 by 20 that does not quite close. */
export function ring(seed: number): string {
  const r = 9.4 + wobble(seed, 1, 0.5);
  const start = -1.9 + wobble(seed, 2, 0.5);
  const points = Array.from({ length: 10 }, (_, nth) => {
    const angle = start + (nth / 9) * Math.PI * 2.12;
    const far = r + wobble(seed, 3 + nth, 0.7) + nth * 0.06;
    return [10 + Math.cos(angle) * far * 1.04, 10 + Math.sin(angle) * far * 0.98] as const;
  });
  return through(points);
}

/** A smooth line through points. */
function through(points: readonly (readonly [number, number])[]): string {
  let d = '';
  points.forEach(([x, y], nth) => {
    const next = points[nth + 1];
    if (nth === 0) d += `M${text(x)},${text(y)}`;
    if (next !== undefined) d += `Q${text(x)},${text(y)} ${text((x + next[0]) / 2)},${text((y + next[1]) / 2)}`;
  });
  return d;
}

/** Each seat's pen has a colour, and a dash that tells it without colours. */
export const pens = ['blue', 'red', 'green', 'violet', 'brown', 'teal'] as const;
export type Pen = (typeof pens)[number];

export function penOf(seat: number): Pen {
  return pens[seat % pens.length] ?? 'blue';
}
