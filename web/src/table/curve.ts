// The win-chance curve of one seat: where its line and its band are drawn.
import type { Chances } from '../generated/Chances';

export interface Curve {
  /** Path of the most likely values. */
  line: string;
  /** Path around everything within the error. */
  band: string;
  /** The end of the line. */
  end: { x: number; y: number };
  /** The latest figures: at least, most likely, at most. */
  last: readonly [number, number, number];
  turn: number;
}

/** Draws into a box; nothing as long as nothing is known. */
export function curveOf(chances: readonly Chances[], seat: number, width: number, height: number): Curve | null {
  const points = chances.flatMap((one) => {
    const values = one.seats[seat];
    return values === undefined ? [] : [{ turn: one.turn, values }];
  });
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const span = last.turn - first.turn;
  const x = (turn: number): number => (span === 0 ? width : round(((turn - first.turn) / span) * width));
  const y = (percent: number): number => round(height - (percent / 100) * height);
  // One point alone is drawn as a level line: a dot says less.
  const drawn =
    span === 0
      ? [
          { x: 0, values: last.values },
          { x: width, values: last.values },
        ]
      : points.map((one) => ({ x: x(one.turn), values: one.values }));
  const along = (which: 0 | 1 | 2) => drawn.map((one) => `${one.x} ${y(one.values[which])}`);
  return {
    line: `M${along(1).join('L')}`,
    band: `M${along(2).join('L')}L${along(0).reverse().join('L')}Z`,
    end: { x: width, y: y(last.values[1]) },
    last: last.values,
    turn: last.turn,
  };
}

/** Half the width of the band, as it is said: 46% ±8. */
export function spreadOf([least, , most]: readonly [number, number, number]): number {
  return Math.round((most - least) / 2);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
