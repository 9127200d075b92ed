// How an event looks: what the eye should follow while it is shown. What it changes is in the views.
import type { News } from '../../../generated/News';
import type { Anchor } from '../../../generated/zombiaki/Anchor';
import type { Side } from '../../../generated/zombiaki/Side';
import type { View } from '../../../generated/zombiaki/View';
import type { Scene } from '../../scene';
import { never } from '../../shared/never';
import { told, type Told } from './happening';
import type { Pack } from '../cards/pack';
import { picture, type Picture, type Piece } from '../board/picture';
import { blockCount, fieldAt } from '../board/places';

export type Cue =
  | { kind: 'turn'; side: Side }
  | { kind: 'move'; layer: 'zombies' | 'objects'; from: number; to: number }
  | { kind: 'stay'; at: number }
  | { kind: 'blow'; at: number }
  | { kind: 'hit'; at: number; wounds: number; shot: boolean }
  | { kind: 'heal'; at: number }
  | { kind: 'guard'; at: number }
  | { kind: 'fall'; at: number; piece: Piece }
  | { kind: 'come'; at: number }
  | { kind: 'lay'; anchor: Anchor }
  | { kind: 'card'; card: number }
  | { kind: 'throw'; card: number }
  | { kind: 'breach'; track: number }
  | { kind: 'dawn' }
  | { kind: 'won'; side: Side };

/** The look of the event that is shown. */
export function cueOf({ news, step, part, at }: Scene, pack: Pack): Cue | null {
  const one = part.news[at];
  if (one === undefined) return null;
  const shot = isShot(news.slice(0, step), pack);
  return lookOf(told(one), picture(part.before as View), shot);
}

/** Events that bring others about; a shot comes only from a card that the humans played. */
function isShot(before: readonly News[], pack: Pack): boolean {
  const causes = ['Played', 'Sprung', 'Crashed', 'Battered', 'TurnBegan'];
  const cause = before.map(told).findLast((event) => causes.includes(event.kind));
  return cause?.kind === 'Played' && pack.side(cause.card) === 1;
}

/** `street` is as it was before. */
function lookOf(event: Told, street: Picture, shot: boolean): Cue | null {
  switch (event.kind) {
    case 'TurnBegan':
      return { kind: 'turn', side: event.side };
    case 'Moved':
    case 'Retreated':
      return { kind: 'move', layer: 'zombies', from: event.from, to: event.to };
    case 'Drove':
      return { kind: 'move', layer: 'objects', from: event.from, to: event.to };
    case 'Stayed':
    case 'CarStopped':
    case 'NoRetreat':
      return { kind: 'stay', at: event.at };
    case 'Battered':
    case 'Crashed':
    case 'Sprung':
      return { kind: 'blow', at: event.at };
    case 'DroveOff':
      return fall(street.objects, fieldAt(event.track, blockCount - 1));
    case 'DawnCame':
      return { kind: 'dawn' };
    case 'Discarded':
    case 'Spoiled':
    case 'Milled':
      return { kind: 'throw', card: event.card };
    case 'Played':
      return { kind: 'card', card: event.card };
    case 'Entered':
    case 'Placed':
      return { kind: 'come', at: event.at };
    case 'Laid':
      return { kind: 'lay', anchor: event.anchor };
    case 'Attached':
    case 'Guarded':
      return { kind: 'guard', at: event.at };
    case 'Removed':
      return fall(street.objects, event.at);
    case 'Wounded':
      return { kind: 'hit', at: event.at, wounds: event.wounds, shot };
    case 'Destroyed':
    case 'Annihilated':
      return fall(street.zombies, event.at);
    case 'Healed':
      return { kind: 'heal', at: event.at };
    case 'Breached':
      return { kind: 'breach', track: event.track };
    case 'Won':
      return { kind: 'won', side: event.side };
    case 'Expired':
    case 'Drew':
    case 'Looked':
    case 'Saw':
    case 'Arranged':
    case 'TurnEnded':
      return null;
    default:
      return never(event);
  }
}

function fall(layer: Picture['zombies'], at: number): Cue | null {
  const piece = layer[at];
  return piece ? { kind: 'fall', at, piece } : null;
}
