// The drawing tools of the figures: what an illustrator's ruler and templates are on paper.

import type { Figure, Ink } from './figure';

/** A joint of a limb: x, y and the width of the limb there. */
export type Joint = readonly [x: number, y: number, width: number];

/** The line on which every figure stands. */
export const GROUND = 94;

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)},${n(y)}`;

/** Puts parts in one list, from the back to the front. */
export const figure = (...parts: readonly Figure[]): Figure => parts.flat();

/** Each path becomes a shape of its own, so overlaps stay solid; add paths up (`a + b`) for holes. */
const fill =
  (ink: Ink) =>
  (...paths: readonly string[]): Figure =>
    paths.map((d) => ({ ink, d }));

export const ink = fill('ink');
export const paper = fill('paper');
export const toxic = fill('toxic');
export const amber = fill('amber');
export const blood = fill('blood');
export const steel = fill('steel');

/** A closed polygon through points written as `x,y x,y …`. */
export const poly = (points: string): string => `M${points}Z`;

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${at(x - rx, y)}A${at(rx, ry)} 0 1 1 ${at(x + rx, y)}A${at(rx, ry)} 0 1 1 ${at(x - rx, y)}Z`;

export const ring = (x: number, y: number, r: number, width: number): string => disc(x, y, r) + disc(x, y, r - width);

export const box = (x: number, y: number, w: number, h: number, r = 0): string => {
  const turn = (dx: number, dy: number): string => (r > 0 ? `a${n(r)},${n(r)} 0 0 1 ${at(dx, dy)}` : '');
  return (
    `M${at(x + r, y)}h${n(w - 2 * r)}${turn(r, r)}v${n(h - 2 * r)}${turn(-r, r)}` +
    `h${n(2 * r - w)}${turn(-r, -r)}v${n(2 * r - h)}${turn(r, -r)}Z`
  );
};

/** A straight bar with square ends: the family's only kind of line. */
export const bar = (x1: number, y1: number, x2: number, y2: number, width: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = ((y2 - y1) / length) * (width / 2);
  const dy = ((x2 - x1) / length) * (width / 2);
  return poly([at(x1 + dx, y1 - dy), at(x2 + dx, y2 - dy), at(x2 - dx, y2 + dy), at(x1 - dx, y1 + dy)].join(' '));
};

/** A star or a burst: `points` tips between the radii `outer` and `inner`. */
export const star = (x: number, y: number, outer: number, inner: number, points: number, turn = -90): string =>
  poly(
    Array.from({ length: points * 2 }, (_, i) => {
      const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
      const r = i % 2 === 0 ? outer : inner;
      return at(x + r * Math.cos(angle), y + r * Math.sin(angle));
    }).join(' '),
  );

/** A band of a circle between two angles in degrees, clockwise from the right: sound, hoops. */
export const band = (x: number, y: number, r: number, width: number, from: number, to: number): string => {
  const point = (radius: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  };
  const large = to - from > 180 ? 1 : 0;
  const inner = r - width;
  return (
    `M${point(r, from)}A${at(r, r)} 0 ${large} 1 ${point(r, to)}` +
    `L${point(inner, to)}A${at(inner, inner)} 0 ${large} 0 ${point(inner, from)}Z`
  );
};

/** Moves a template drawn around 0,0: only absolute M, L, C, Q and Z, coordinates as `x,y`. */
export const place = (d: string, x: number, y: number, turn = 0, scale = 1): string => {
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px: string, py: string) =>
    at(x + Number(px) * cos - Number(py) * sin, y + Number(px) * sin + Number(py) * cos),
  );
};

/** One piece of a limb: two round joints and the tangents between them. */
const piece = ([x1, y1, w1]: Joint, [x2, y2, w2]: Joint, grow: number): string => {
  const [r1, r2] = [w1 / 2 + grow, w2 / 2 + grow];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const spread = Math.acos((r1 - r2) / Math.hypot(x2 - x1, y2 - y1));
  const point = (x: number, y: number, r: number, side: number): string =>
    at(x + r * Math.cos(angle + side * spread), y + r * Math.sin(angle + side * spread));
  const [near, far] = [r1 > r2 ? 1 : 0, r1 > r2 ? 0 : 1];
  return (
    `M${point(x1, y1, r1, 1)}A${at(r1, r1)} 0 ${near} 1 ${point(x1, y1, r1, -1)}` +
    `L${point(x2, y2, r2, -1)}A${at(r2, r2)} 0 ${far} 1 ${point(x2, y2, r2, 1)}Z`
  );
};

/** A limb through its joints; each piece is a shape, since overlaps in one path would be holes. */
export const limb = (colour: Ink, joints: readonly Joint[], grow = 0): Figure =>
  joints.slice(1).map((to, i) => ({ ink: colour, d: piece(joints[i] as Joint, to, grow) }));

/** The paper edge that keeps a dark limb apart from the dark body behind it. */
const EDGE = 1.6;

/** A limb in ink that passes in front of the body. */
export const over = (joints: readonly Joint[]): Figure => [...limb('paper', joints, EDGE), ...limb('ink', joints)];
