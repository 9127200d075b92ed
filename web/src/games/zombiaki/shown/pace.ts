// How long an event is shown.
import type { News } from '../../../generated/News';
import { told } from './happening';
import { never } from '../../shared/never';

export function pace(news: News): number {
  const event = told(news);
  switch (event.kind) {
    case 'TurnBegan':
      return 500;
    case 'Moved':
    case 'Retreated':
    case 'Drove':
    case 'DroveOff':
      return 350;
    case 'Wounded':
    case 'Guarded':
    case 'Battered':
    case 'Crashed':
    case 'Sprung':
      return 450;
    case 'Destroyed':
    case 'Annihilated':
      return 500;
    case 'Played':
      return 700;
    case 'Drew':
      return 250;
    case 'Discarded':
    case 'Spoiled':
    case 'Milled':
    case 'Entered':
    case 'Placed':
    case 'Laid':
    case 'Attached':
    case 'Healed':
    case 'Removed':
      return 350;
    case 'Stayed':
    case 'CarStopped':
    case 'NoRetreat':
    case 'Expired':
    case 'Looked':
      return 250;
    case 'Breached':
      return 900;
    case 'DawnCame':
      return 1200;
    case 'Saw':
    case 'Arranged':
    case 'TurnEnded':
    case 'Won':
      return 0;
    default:
      return never(event);
  }
}
