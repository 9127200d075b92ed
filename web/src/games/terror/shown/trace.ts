// What a turn leaves on the car park.
import type { News } from '../../../generated/News';
import { Tracer, type Trace } from '../../shared/marks';
import { told } from './happening';
import type { Field } from '../board/places';

export function traceOf(news: readonly News[]): Trace<Field> {
  const tracer = new Tracer<Field>();
  for (const one of news) {
    const event = told(one);
    switch (event.kind) {
      case 'Moved':
      case 'Stepped':
      case 'Pushed':
      case 'Shoved':
        tracer.move(event.from, event.to);
        break;
      case 'Raised':
      case 'PutDown':
      case 'Mustered':
        tracer.come(event.at);
        break;
      case 'Bit':
        tracer.hit(event.on);
        break;
      case 'Chopped':
      case 'Shot':
      case 'Slain':
        tracer.hit(event.at);
        break;
      default:
    }
  }
  return tracer.trace;
}

/** What to keep of a story: at the beginning of a turn the whole turn before it, later the last offer. */
export function recall(story: readonly News[], part: readonly News[]): Trace<Field> {
  const turns = story.flatMap((news, index) => (told(news).kind === 'TurnBegan' ? [index] : []));
  const begin = turns.at(-1) ?? 0;
  if (!isEmpty(traceOf(story.slice(begin)))) return traceOf(part);
  return traceOf(story.slice(turns.at(-2) ?? 0, begin));
}

function isEmpty({ moves, hits }: Trace<Field>): boolean {
  return moves.length + hits.length === 0;
}
