// The last move, kept on the board at rest: who went where, and who was bitten or fell.
import type { News } from '../../../generated/News';
import { told } from './happening';
import type { Field } from '../board/places';

export interface Trace {
  moves: readonly { from: Field; to: Field }[];
  hits: readonly Field[];
}

export const noTrace: Trace = { moves: [], hits: [] };

/** Steps of one pawn in a row are one move. */
export function traceOf(news: readonly News[]): Trace {
  const moves: { from: Field; to: Field }[] = [];
  const hits = new Set<Field>();
  for (const one of news) {
    const event = told(one);
    switch (event.kind) {
      case 'Moved':
      case 'Stepped':
      case 'Pushed':
      case 'Shoved': {
        const before = moves.find((move) => move.to === event.from);
        if (before === undefined) moves.push({ from: event.from, to: event.to });
        else before.to = event.to;
        break;
      }
      case 'Raised':
      case 'PutDown':
      case 'Mustered':
        moves.push({ from: event.at, to: event.at });
        break;
      case 'Bit':
        hits.add(event.on);
        break;
      case 'Chopped':
      case 'Shot':
      case 'Slain':
        hits.add(event.at);
        break;
      default:
    }
  }
  return { moves, hits: [...hits] };
}

/** What to keep of a story: at the beginning of a turn the whole turn before it, later the last offer. */
export function recall(story: readonly News[], part: readonly News[]): Trace {
  const turns = story.flatMap((news, index) => (told(news).kind === 'TurnBegan' ? [index] : []));
  const begin = turns.at(-1) ?? 0;
  if (!isEmpty(traceOf(story.slice(begin)))) return traceOf(part);
  return traceOf(story.slice(turns.at(-2) ?? 0, begin));
}

function isEmpty({ moves, hits }: Trace): boolean {
  return moves.length + hits.length === 0;
}
