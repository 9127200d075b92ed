// How an event looks: what the eye should follow while it is shown. What it changes is in the views.
import type { Human } from '../../../generated/terror/Human';
import type { Side } from '../../../generated/terror/Side';
import type { View } from '../../../generated/terror/View';
import type { Scene } from '../../scene';
import { never } from '../../shared/never';
import { told, type Told } from './happening';
import { personOf, picture, placeOf, zombieAt, type Picture, type Zombie } from '../board/picture';
import type { Field } from '../board/places';

export type Cue =
  | { kind: 'turn'; side: Side }
  | { kind: 'move'; who: Human | 'zombie'; from: Field; to: Field }
  | { kind: 'come'; at: Field }
  | { kind: 'look'; at: Field }
  | { kind: 'wait'; at: Field }
  | { kind: 'bite'; at: Field; on: Field }
  | { kind: 'hurt'; at: Field; how: 'wounded' | 'dead' | 'shielded' | 'healed' }
  | { kind: 'shot'; from: Field; at: Field; zombie: Zombie | null }
  | { kind: 'fall'; at: Field; zombie: Zombie | null }
  | { kind: 'escape'; at: Field; stars: number }
  | { kind: 'find'; at: Field; found: boolean }
  | { kind: 'card'; card: number }
  | { kind: 'terror'; to: number }
  | { kind: 'won'; side: Side };

/** The look of the event that is shown. */
export function cueOf({ part, at }: Scene): Cue | null {
  const one = part.news[at];
  return one === undefined ? null : lookOf(told(one), picture(part.before as View));
}

/** `park` is as it was before. */
function lookOf(event: Told, park: Picture): Cue | null {
  switch (event.kind) {
    case 'Built':
      return { kind: 'come', at: event.token.at };
    case 'Mustered':
    case 'Raised':
    case 'PutDown':
    case 'Converted':
      return { kind: 'come', at: event.at };
    case 'Faced':
    case 'Turned':
      return { kind: 'look', at: event.at };
    case 'TurnBegan':
      return { kind: 'turn', side: event.side };
    case 'Moved':
    case 'Shoved':
      return { kind: 'move', who: event.human, from: event.from, to: event.to };
    case 'Pushed':
    case 'Stepped':
      return { kind: 'move', who: 'zombie', from: event.from, to: event.to };
    case 'Chopped':
    case 'Slain':
    case 'Lifted':
      return { kind: 'fall', at: event.at, zombie: zombieAt(park, event.at) ?? null };
    case 'Shot':
      return { kind: 'shot', from: event.from, at: event.at, zombie: zombieAt(park, event.at) ?? null };
    case 'Healed':
      return hurt(park, event.human, 'healed');
    case 'Shielded':
      return hurt(park, event.human, 'shielded');
    case 'Wounded':
      return hurt(park, event.human, 'wounded');
    case 'Died':
      return hurt(park, event.human, 'dead');
    case 'Escaped':
      return { kind: 'escape', at: event.at, stars: event.stars };
    case 'DogLost':
      return { kind: 'fall', at: event.at, zombie: null };
    case 'Searched':
      return { kind: 'find', at: event.at, found: event.found };
    case 'Took':
    case 'Dropped':
      return { kind: 'find', at: event.at, found: true };
    case 'TerrorMoved':
      return { kind: 'terror', to: event.to };
    case 'TerrorBegan':
      return { kind: 'terror', to: event.at };
    case 'Bit':
      return { kind: 'bite', at: event.at, on: event.on };
    case 'Idled':
      return { kind: 'wait', at: event.at };
    case 'Played':
      return { kind: 'card', card: event.card };
    case 'Won':
      return { kind: 'won', side: event.side };
    case 'Delivered':
    case 'Finished':
    case 'HumansEnded':
    case 'Spent':
    case 'Due':
    case 'Gained':
    case 'NoRoom':
    case 'SetAside':
    case 'HandsDealt':
    case 'Drew':
      return null;
    default:
      return never(event);
  }
}

function hurt(park: Picture, human: Human, how: Extract<Cue, { kind: 'hurt' }>['how']): Cue | null {
  const person = personOf(park, human);
  const at = person === undefined ? null : placeOf(person);
  return at === null ? null : { kind: 'hurt', at, how };
}
