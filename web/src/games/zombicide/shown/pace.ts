// How long an event is shown.
import type { News } from '../../../generated/News';
import { never } from '../../shared/never';
import { told } from './happening';

export function pace(news: News): number {
  const event = told(news);
  switch (event.what) {
    case 'round-began':
    case 'zombie-phase':
      return 700;
    case 'moved':
    case 'pulled':
    case 'shoved':
      return 320;
    case 'zombies-moved':
      return 520;
    case 'zombies-stayed':
      return 260;
    case 'attacked':
      return 420;
    case 'rolled':
    case 'rerolled':
    case 'sixes-brought':
      return 900;
    case 'cocktail-back':
      return 450;
    case 'killed':
    case 'burnt':
      return 520;
    case 'shrugged-off':
    case 'ignored':
    case 'zombies-attack':
    case 'attacks-lost':
      return 450;
    case 'wounded':
    case 'healed':
      return 560;
    case 'eliminated':
    case 'knocked-out':
      return 900;
    case 'opened':
    case 'building-opened':
    case 'spawn-active':
      return 450;
    case 'card-drawn':
    case 'distributed':
      return 800;
    case 'spawned':
      return 520;
    case 'card-idle':
    case 'ran-short':
    case 'runners-again':
      return 500;
    case 'activated':
      return 350;
    case 'noisy':
    case 'taunted':
      return 260;
    case 'levelled-up':
    case 'learned':
    case 'left-board':
      return 700;
    case 'found':
    case 'found-nothing':
    case 'took-objective':
    case 'took-crate':
    case 'ate':
    case 'rallied':
      return 450;
    case 'shown':
    case 'drove':
    case 'ran-over':
      return 600;
    case 'told':
      return 900;
    case 'picked':
    case 'handed-over':
    case 'dealt':
    case 'turn-began':
    case 'turn-ended':
    case 'stopped':
    case 'shook-off':
    case 'replaced':
    case 'dropped':
    case 'arranged':
    case 'traded':
    case 'trade-refused':
    case 'reloaded':
    case 'got-in':
    case 'got-out':
    case 'changed-seat':
    case 'counted':
    case 'gained':
    case 'led':
    case 'deck-renewed':
    case 'end-phase':
    case 'first-seat':
    case 'ended':
      return 0;
    default:
      return never(event);
  }
}
