// What a turn leaves on the street.
import type { News } from '../../../generated/News';
import { Tracer, type Trace } from '../../shared/marks';
import { told } from './happening';

export function traceOf(news: readonly News[]): Trace<number> {
  const tracer = new Tracer<number>();
  for (const one of news) {
    const event = told(one);
    switch (event.kind) {
      case 'Moved':
      case 'Retreated':
      case 'Drove':
        tracer.move(event.from, event.to);
        break;
      case 'Entered':
      case 'Placed':
        tracer.come(event.at);
        break;
      case 'Wounded':
      case 'Annihilated':
      case 'Guarded':
        tracer.hit(event.at);
        break;
      default:
    }
  }
  return tracer.trace;
}
