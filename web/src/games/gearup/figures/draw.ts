// The marker: shapes on a sheet of 100 by 100, drawn by a hand that is not quite steady.

/** The inks of the poster, tints of them, the bare sheet, a second coat of the marker over any ink, and the
 * pen: the colour of the text around. */
export type Ink =
  'pen' | 'ink' | 'sheet' | 'toxic' | 'amber' | 'blood' | 'steel' | 'skin' | 'brown' | 'rose' | 'denim' | 'moss' | 'coal' | 'coat';

/** A solid has a contour, a flat has none, a line is a stroke in its ink. */
export interface Mark {
  sort: 'solid' | 'flat' | 'line';
  ink: Ink;
  d: string;
  /** Of the stroke. */
  width: number;
}

export interface Drawing {
  marks: readonly Mark[];
  /** The cut of the sticker behind a figure; none for a sign, which lies on the page itself. */
  cut: readonly { d: string; width: number }[];
}

const contour = 4.5;
/** How far the sticker reaches beyond the contour. */
const margin = 4.5;

/** Where the hand really puts a point; the same point always lands at the same place. */
function place(x: number, y: number): [number, number] {
  const dx = Math.sin(x * 0.21 + y * 0.13) + Math.sin(y * 0.37 + 1.7);
  const dy = Math.sin(y * 0.23 - x * 0.11 + 0.6) + Math.sin(x * 0.33 + 4.1);
  return [x + dx * 0.45, y + dy * 0.45];
}

const text = (n: number): string => String(Math.round(n * 10) / 10);
const point = (x: number, y: number): string => `${text(x)},${text(y)}`;

/** A straight stroke of a hand: bowed, the longer the more. */
function stroke(fromX: number, fromY: number, toX: number, toY: number): string {
  const [x0, y0] = place(fromX, fromY);
  const [x1, y1] = place(toX, toY);
  const bow = Math.sin(fromX * 1.3 + fromY * 2.1 + toX * 0.7) * 0.03;
  return `Q${point((x0 + x1) / 2 - (y1 - y0) * bow, (y0 + y1) / 2 + (x1 - x0) * bow)} ${point(x1, y1)}`;
}

/** Redraws a path by hand. It knows the absolute commands M, L, H, V, C, Q and Z. */
export function byHand(d: string): string {
  let [x, y] = [0, 0];
  let out = '';
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const n = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const go = (toX: number, toY: number): void => {
      out += stroke(x, y, toX, toY);
      [x, y] = [toX, toY];
    };
    if (command === 'Z') out += 'Z';
    else if (command === 'H') for (const to of n) go(to, y);
    else if (command === 'V') for (const to of n) go(x, to);
    else if (command === 'C' || command === 'Q') {
      for (let i = 0; i + 1 < n.length; i += 2) {
        [x, y] = [n[i] ?? 0, n[i + 1] ?? 0];
        out += `${i % (command === 'C' ? 6 : 4) === 0 ? command : ' '}${point(...place(x, y))}`;
      }
    } else if (command === 'M' || command === 'L') {
      for (let i = 0; i + 1 < n.length; i += 2) {
        const [toX, toY] = [n[i] ?? 0, n[i + 1] ?? 0];
        if (command === 'M' && i === 0) {
          out += `M${point(...place(toX, toY))}`;
          [x, y] = [toX, toY];
        } else go(toX, toY);
      }
    } else throw new Error(`the hand does not know "${command}" in "${d}"`);
  }
  return out;
}

export function solid(ink: Ink, d: string, width = contour): Mark {
  return { sort: 'solid', ink, d: byHand(d), width };
}

export function flat(ink: Ink, d: string): Mark {
  return { sort: 'flat', ink, d: byHand(d), width: 0 };
}

export function line(ink: Ink, width: number, d: string): Mark {
  return { sort: 'line', ink, d: byHand(d), width };
}

/** An arm, a leg or a handle: a thick line with a contour. */
export function limb(ink: Ink, width: number, d: string): Mark[] {
  return [line('ink', width + contour * 1.6, d), line(ink, width, d)];
}

/** A second coat, scribbled: strokes to the south-west, side by side, from the point of the first. */
export function hatch(x: number, y: number, length: number, count: number, gap = 4.5): Mark {
  const [dx, dy] = [length * 0.5, length];
  const strokes = Array.from({ length: count }, (_, i) => `${i === 0 ? 'M' : 'L'}${x + i * gap},${y}L${x + i * gap - dx},${y + dy}`);
  return line('coat', 3.2, strokes.join(''));
}

/** A path around a middle, by four curves. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.55, ry * 0.55];
  return (
    `M${x - rx},${y}C${x - rx},${y - ky} ${x - kx},${y - ry} ${x},${y - ry}C${x + kx},${y - ry} ${x + rx},${y - ky} ${x + rx},${y}` +
    `C${x + rx},${y + ky} ${x + kx},${y + ry} ${x},${y + ry}C${x - kx},${y + ry} ${x - rx},${y + ky} ${x - rx},${y}Z`
  );
}

/** A burst or star: `points` tips at `far`, notches at `near`, the first tip turned from the north. */
export function star(x: number, y: number, points: number, far: number, near: number, turn = 0): string {
  const at = (i: number): string => {
    const angle = (Math.PI * i) / points + (turn * Math.PI) / 180;
    const r = i % 2 === 0 ? far : near;
    return point(x + Math.sin(angle) * r, y - Math.cos(angle) * r);
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join('L')}Z`;
}

/** The same path elsewhere: scaled around 0,0, then moved. Absolute M, L, C, Q and Z only. */
export function moved(d: string, x: number, y: number, scaleX = 1, scaleY = scaleX): string {
  return d.replace(/(-?\d*\.?\d+)[ ,](-?\d*\.?\d+)/g, (_, a: string, b: string) => point(Number(a) * scaleX + x, Number(b) * scaleY + y));
}

/** The same path turned around the middle of the sheet, in degrees, and scaled. Absolute M, L, C, Q and Z only. */
export function turned(d: string, by: number, scale = 1): string {
  const angle = (by * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return d.replace(/(-?\d*\.?\d+)[ ,](-?\d*\.?\d+)/g, (_, a: string, b: string) => {
    const [x, y] = [Number(a) - 50, Number(b) - 50];
    return point(50 + x * cos - y * sin, 50 + x * sin + y * cos);
  });
}

type Marks = readonly (Mark | readonly Mark[])[];

/** A sign on the page itself. */
export function sign(...marks: Marks): Drawing {
  return { marks: marks.flat(), cut: [] };
}

/** A figure cut out of the sheet. */
export function figure(...marks: Marks): Drawing {
  const all = marks.flat();
  const solids = all.filter((mark) => mark.sort === 'solid').map((mark) => mark.d);
  const lines = all.filter((mark) => mark.sort === 'line' && mark.ink === 'ink' && mark.width > contour * 2);
  return {
    marks: all,
    cut: [{ d: solids.join(''), width: contour + margin * 2 }, ...lines.map(({ d, width }) => ({ d, width: width + margin * 2 }))],
  };
}

/** A whole figure at another place and size, as part of a larger one. */
export function placed(drawing: Drawing, x: number, y: number, scale: number): Mark[] {
  return drawing.marks.map((mark) => ({ ...mark, d: moved(mark.d, x, y, scale), width: mark.width * scale }));
}
