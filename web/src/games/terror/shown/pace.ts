// How long an event is shown.
import type { News } from '../../../generated/News';
import { never } from '../../shared/never';
import { told } from './happening';

export function pace(news: News): number {
  const event = told(news);
  switch (event.kind) {
    case 'TurnBegan':
      return 550;
    case 'Moved':
    case 'Stepped':
    case 'Pushed':
    case 'Shoved':
      return 280;
    case 'Turned':
    case 'Idled':
      return 240;
    case 'Faced':
    case 'Mustered':
    case 'Raised':
    case 'PutDown':
    case 'Lifted':
    case 'Built':
      return 260;
    case 'Bit':
      return 420;
    case 'Wounded':
    case 'Shielded':
    case 'Healed':
    case 'Chopped':
    case 'Shot':
    case 'Slain':
      return 480;
    case 'Died':
    case 'DogLost':
    case 'Converted':
      return 650;
    case 'Escaped':
      return 800;
    case 'Searched':
    case 'Took':
    case 'Dropped':
    case 'Delivered':
      return 450;
    case 'Played':
      return 900;
    case 'TerrorBegan':
    case 'TerrorMoved':
      return 800;
    case 'NoRoom':
    case 'SetAside':
    case 'Gained':
      return 300;
    case 'HandsDealt':
    case 'Drew':
    case 'Finished':
    case 'HumansEnded':
    case 'Spent':
    case 'Due':
    case 'Won':
      return 0;
    default:
      return never(event);
  }
}
