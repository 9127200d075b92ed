// The last move, kept on the board at rest: who went where, and who was hit.
import type { News } from '../../../generated/News';
import { told } from './happening';

export interface Trace {
  moves: readonly { from: number; to: number }[];
  hits: readonly number[];
}

export const noTrace: Trace = { moves: [], hits: [] };

/** Steps of one piece in a row are one move. */
export function traceOf(news: readonly News[]): Trace {
  const moves: { from: number; to: number }[] = [];
  const hits = new Set<number>();
  for (const one of news) {
    const event = told(one);
    if (event.kind === 'Moved' || event.kind === 'Retreated' || event.kind === 'Drove') {
      const before = moves.find((move) => move.to === event.from);
      if (before === undefined) moves.push({ from: event.from, to: event.to });
      else before.to = event.to;
    }
    if (event.kind === 'Wounded' || event.kind === 'Annihilated' || event.kind === 'Guarded') hits.add(event.at);
    if (event.kind === 'Entered' || event.kind === 'Placed') moves.push({ from: event.at, to: event.at });
  }
  return { moves, hits: [...hits] };
}
