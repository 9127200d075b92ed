// Shapes made of whole units: the outline around them, and the largest rectangle inside.
import type { Rect } from '../../../generated/zombicide/Rect';
import type { Box, Point } from '../../shared/geometry';

/** Units that belong to a shape. */
class Cells {
  readonly #cells = new Set<number>();
  readonly bounds: Box;

  constructor(rects: readonly Rect[]) {
    const [left, top] = [Math.min(...rects.map(({ x }) => x)), Math.min(...rects.map(({ y }) => y))];
    const right = Math.max(...rects.map(({ x, width }) => x + width));
    const bottom = Math.max(...rects.map(({ y, height }) => y + height));
    this.bounds = { x: left, y: top, w: right - left, h: bottom - top };
    for (const { x, y, width, height } of rects) {
      for (let row = y; row < y + height; row += 1) for (let column = x; column < x + width; column += 1) this.#cells.add(key(column, row));
    }
  }

  has(x: number, y: number): boolean {
    return this.#cells.has(key(x, y));
  }
}

/** Boards are far smaller than this. */
const stride = 4096;
const key = (x: number, y: number): number => (y + 1) * stride + x + 1;

/** The largest rectangle of units inside the shape. */
export function largest(rects: readonly Rect[]): Box {
  const cells = new Cells(rects);
  const { x: left, y: top, w, h } = cells.bounds;
  let best: Box = { x: left, y: top, w: 0, h: 0 };
  // Height of the column of units that ends in this row.
  const heights = new Array<number>(w).fill(0);
  for (let row = 0; row < h; row += 1) {
    for (let column = 0; column < w; column += 1) heights[column] = cells.has(left + column, top + row) ? (heights[column] ?? 0) + 1 : 0;
    for (let from = 0; from < w; from += 1) {
      let low = Infinity;
      for (let to = from; to < w && (heights[to] ?? 0) > 0; to += 1) {
        low = Math.min(low, heights[to] ?? 0);
        const width = to - from + 1;
        if (width * low > best.w * best.h) best = { x: left + from, y: top + row - low + 1, w: width, h: low };
      }
    }
  }
  return best;
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** Corners of each loop around the shape, with the inside on the right hand. */
export function loops(rects: readonly Rect[]): Point[][] {
  const edges = new Map<number, Edge[]>();
  for (const edge of edgesOf(new Cells(rects))) {
    const at = key(edge.from.x, edge.from.y);
    edges.set(at, [...(edges.get(at) ?? []), edge]);
  }
  const found: Point[][] = [];
  for (const [start] of edges) {
    let edge = edges.get(start)?.pop();
    const loop: Point[] = [];
    while (edge !== undefined) {
      loop.push(edge.from);
      edge = edges.get(key(edge.to.x, edge.to.y))?.pop();
    }
    if (loop.length > 0) found.push(corners(loop));
  }
  return found;
}

function edgesOf(cells: Cells): Edge[] {
  const edges: Edge[] = [];
  const { x: left, y: top, w, h } = cells.bounds;
  for (let y = top; y < top + h; y += 1) {
    for (let x = left; x < left + w; x += 1) {
      if (!cells.has(x, y)) continue;
      if (!cells.has(x, y - 1)) edges.push({ from: { x, y }, to: { x: x + 1, y } });
      if (!cells.has(x + 1, y)) edges.push({ from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } });
      if (!cells.has(x, y + 1)) edges.push({ from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } });
      if (!cells.has(x - 1, y)) edges.push({ from: { x, y: y + 1 }, to: { x, y } });
    }
  }
  return edges;
}

/** Points at which a loop turns. */
function corners(loop: readonly Point[]): Point[] {
  return loop.filter((point, index) => {
    const before = loop.at(index - 1) ?? point;
    const after = loop[(index + 1) % loop.length] ?? point;
    return (before.x - point.x) * (after.y - point.y) !== (before.y - point.y) * (after.x - point.x);
  });
}

/** The loops as a path in a drawing with this many pixels a unit, moved inwards by some pixels. */
export function path(shape: readonly (readonly Point[])[], unit: number, inwards: number): string {
  return shape.map((loop) => `M${loop.map((_, index) => moved(loop, index, unit, inwards)).join('L')}Z`).join('');
}

function moved(loop: readonly Point[], index: number, unit: number, inwards: number): string {
  const point = loop[index] ?? { x: 0, y: 0 };
  const before = loop.at(index - 1) ?? point;
  const after = loop[(index + 1) % loop.length] ?? point;
  // The inside lies to the right of the way around: a quarter turn from its direction.
  const inside = (from: Point, to: Point): Point => ({ x: -Math.sign(to.y - from.y), y: Math.sign(to.x - from.x) });
  const [one, other] = [inside(before, point), inside(point, after)];
  return `${point.x * unit + (one.x + other.x) * inwards},${point.y * unit + (one.y + other.y) * inwards}`;
}
