// How long an event is shown.
import type { News } from '../../../generated/News';
import { never } from '../../shared/never';
import { told } from './happening';

export function pace(news: News): number {
  const event = told(news);
  switch (event.kind) {
    case 'round_began':
    case 'boss_came':
      return 1200;
    case 'revealed':
    case 'spawn_revealed':
    case 'boss_revealed':
      return 1000;
    case 'boss_acted':
    case 'screamed':
    case 'collapsed':
    case 'member_died':
      return 800;
    case 'crossed':
      return 550;
    case 'shot':
    case 'part_laid':
      return 380;
    case 'died':
    case 'exploded':
    case 'attacked':
      return 520;
    case 'hurt':
    case 'stripped':
      return 500;
    case 'blocked':
    case 'paid':
    case 'gained':
    case 'raged':
    case 'upgraded':
      return 360;
    case 'gave_way':
    case 'marched':
    case 'entered':
    case 'knocked_back':
      return 300;
    case 'march_began':
    case 'second_wind':
    case 'called':
    case 'commander':
    case 'drew':
      return 420;
    case 'joined':
    case 'picked':
    case 'came':
    case 'reshuffled':
    case 'ran_out':
    case 'upgrades_lost':
      return 300;
    case 'readied':
    case 'fired':
    case 'finished':
    case 'ended':
      return 0;
    default:
      return never(event);
  }
}
