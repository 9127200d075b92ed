// From one thing to the next by arrow keys.
import type { Point } from '../../shared/geometry';

export interface Stop {
  key: string;
  at: Point;
  lit: boolean;
}

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next thing that way: the nearest that is lit, or with Shift, or where nothing is lit, the nearest of all. */
export function next(stops: readonly Stop[], from: Point, key: string, all: boolean): Stop | undefined {
  const way = ways[key];
  if (way === undefined) return undefined;
  const lit = stops.filter((stop) => stop.lit);
  return nearest(all || lit.length === 0 ? stops : lit, from, way);
}

function nearest(stops: readonly Stop[], from: Point, way: Point): Stop | undefined {
  const price = ({ at }: Stop): number => {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    // What lies more to the side than ahead belongs to another key.
    return along <= 1 || aside > along * 1.6 ? Infinity : along + aside * 1.5;
  };
  const found = stops.filter((stop) => price(stop) < Infinity);
  return found.toSorted((one, other) => price(one) - price(other))[0];
}
