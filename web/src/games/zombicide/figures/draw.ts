// The press of Zombicide: parts on one grid, each with the same ink contour, and a halo of paper behind all of them,
// so that a figure reads on any ground. Paths are absolute M, L, C, Q and Z with points as `x,y`: so they can be moved.

/** The inks of the poster and tints of them. */
export type Ink =
  | 'ink'
  | 'paper'
  | 'shade'
  | 'toxic'
  | 'lime'
  | 'moss'
  | 'amber'
  | 'khaki'
  | 'blood'
  | 'rose'
  | 'steel'
  | 'gun'
  | 'denim'
  | 'sky'
  | 'skin'
  | 'tan'
  | 'umber'
  | 'wood';

/** A solid is filled and a limb is a thick line, both with a contour; a flat is filled and a line is a stroke without one. */
export interface Part {
  sort: 'solid' | 'limb' | 'flat' | 'line';
  ink: Ink;
  d: string;
  /** Of the line or limb, without its contour. */
  width: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Drawing {
  /** From the back to the front. */
  parts: readonly Part[];
  halo: readonly { sort: 'solid' | 'limb'; d: string; width: number }[];
  /** What the drawing covers, with its halo. */
  box: Box;
}

export type Marks = readonly (Part | readonly Part[])[];

/** How wide the ink around a part is. */
export const CONTOUR = 2;
/** How far the paper reaches beyond the shape. */
const HALO = 4;

const text = (n: number): string => String(Math.round(n * 10) / 10);
const at = (x: number, y: number): string => `${text(x)},${text(y)}`;
const points = /(-?[\d.]+),(-?[\d.]+)/g;

export const solid = (ink: Ink, d: string): Part => ({ sort: 'solid', ink, d, width: 0 });
export const flat = (ink: Ink, d: string): Part => ({ sort: 'flat', ink, d, width: 0 });
export const limb = (ink: Ink, width: number, d: string): Part => ({ sort: 'limb', ink, d, width });
export const line = (ink: Ink, width: number, d: string): Part => ({ sort: 'line', ink, d, width });

/** A path around a middle, by four curves. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.55, ry * 0.55];
  return (
    `M${at(x - rx, y)}C${at(x - rx, y - ky)} ${at(x - kx, y - ry)} ${at(x, y - ry)}C${at(x + kx, y - ry)} ${at(x + rx, y - ky)} ${at(x + rx, y)}` +
    `C${at(x + rx, y + ky)} ${at(x + kx, y + ry)} ${at(x, y + ry)}C${at(x - kx, y + ry)} ${at(x - rx, y + ky)} ${at(x - rx, y)}Z`
  );
}

/** A rectangle. */
export const slab = (x: number, y: number, w: number, h: number): string =>
  `M${at(x, y)}L${at(x + w, y)}L${at(x + w, y + h)}L${at(x, y + h)}Z`;

/** A burst: `tips` tips at `far`, notches at `near`. */
export function star(x: number, y: number, tips: number, far: number, near: number): string {
  const tip = (i: number): string => {
    const [angle, r] = [(Math.PI * i) / tips, i % 2 === 0 ? far : near];
    return at(x + Math.sin(angle) * r, y - Math.cos(angle) * r);
  };
  return `M${Array.from({ length: tips * 2 }, (_, i) => tip(i)).join('L')}Z`;
}

/** Round dots: eyes, rivets, pips. */
export const dots = (ink: Ink, width: number, ...places: readonly (readonly [number, number])[]): Part =>
  line(ink, width, places.map(([x, y]) => `M${at(x, y)}L${at(x + 0.1, y)}`).join(''));

/** Eyes of the dead: pale, with a dot that looks the same way in all of them. */
export const stare = (size: number, ...places: readonly (readonly [number, number])[]): Part[] => [
  dots('paper', size, ...places),
  dots('ink', size / 2, ...places),
];

/** An arm with a hand at its end. */
export function arm(sleeve: Ink, hand: Ink, d: string, width = 5.4): Part[] {
  const [, x = '0', y = '0'] = [...d.matchAll(points)].at(-1) ?? [];
  return [limb(sleeve, width, d), solid(hand, oval(Number(x), Number(y), 2.8))];
}

export const legs = (ink: Ink, width: number, ...ways: readonly string[]): Part[] => ways.map((d) => limb(ink, width, d));

/** A boot on each place, toes to the right. */
export const boots = (...feet: readonly (readonly [number, number])[]): Part[] =>
  feet.map(([x, y]) => solid('ink', `M${at(x - 4, y - 3)}L${at(x + 3, y - 3)}L${at(x + 7, y + 1)}L${at(x - 4, y + 1)}Z`));

/** Marks turned around 0,0 in degrees and scaled, then moved; a negative width mirrors them. Contours keep their width. */
export function placed(marks: readonly Part[], x: number, y: number, turn = 0, scale = 1, flip: 1 | -1 = 1): Part[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const move = (_: string, a: string, b: string): string => {
    const [px, py] = [Number(a) * flip, Number(b)];
    return at(x + px * cos - py * sin, y + px * sin + py * cos);
  };
  return marks.map((part) => ({ ...part, d: part.d.replace(points, move), width: part.width * scale }));
}

const edge = (part: Part): number => (part.sort === 'limb' ? part.width / 2 + HALO : part.sort === 'solid' ? HALO : 0);

function covered(parts: readonly Part[]): Box {
  const all = parts.flatMap((part) =>
    [...part.d.matchAll(points)].map(([, x, y]) => ({ x: Number(x), y: Number(y), r: Math.max(edge(part), part.width / 2) })),
  );
  const left = Math.min(...all.map(({ x, r }) => x - r));
  const top = Math.min(...all.map(({ y, r }) => y - r));
  const right = Math.max(...all.map(({ x, r }) => x + r));
  const bottom = Math.max(...all.map(({ y, r }) => y + r));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The same marks with one ink for another. */
export const inked = (marks: readonly Part[], from: Ink, to: Ink): Part[] =>
  marks.map((part) => (part.ink === from ? { ...part, ink: to } : part));

/** A figure from the back to the front. */
export function drawing(...marks: Marks): Drawing {
  const parts = marks.flat();
  const joined = (width: number): string =>
    parts
      .filter((part) => part.sort === 'limb' && part.width === width)
      .map(({ d }) => d)
      .join('');
  const solids = parts.filter(({ sort }) => sort === 'solid').map(({ d }) => d);
  const widths = new Set(parts.filter(({ sort }) => sort === 'limb').map(({ width }) => width));
  return {
    parts,
    halo: [
      { sort: 'solid', d: solids.join(''), width: HALO * 2 },
      ...[...widths].map((width) => ({ sort: 'limb' as const, d: joined(width), width: width + HALO * 2 })),
    ],
    box: covered(parts),
  };
}
