// A turn as a film: the car park after some of its events, and what the eye should follow.
import type { News } from '../../generated/News';
import type { Facing } from '../../generated/terror/Facing';
import type { Human } from '../../generated/terror/Human';
import type { Side } from '../../generated/terror/Side';
import type { Target } from '../../generated/terror/Target';
import type { View } from '../../generated/terror/View';
import { never } from '../shared/never';
import { told, type Told } from './happening';
import type { Kit } from './kit';
import { personOf, picture, placeOf, zombieAt } from './picture';
import type { Fate, Picture, Spell, Zombie } from './picture';
import { sides, type Field } from './places';

/** What the eye should follow. */
export type Cue =
  | { kind: 'turn'; side: Side }
  | { kind: 'move'; keys: readonly string[]; from: Field; to: Field }
  | { kind: 'come'; at: Field }
  | { kind: 'look'; at: Field; facing: Facing }
  | { kind: 'wait'; at: Field }
  | { kind: 'bite'; at: Field; on: Field }
  | { kind: 'hurt'; at: Field; how: 'wounded' | 'dead' | 'shielded' | 'healed' }
  | { kind: 'shot'; from: Field; at: Field; zombie: Zombie | null }
  | { kind: 'fall'; at: Field; zombie: Zombie | null }
  | { kind: 'escape'; human: Human; at: Field; stars: number }
  | { kind: 'find'; at: Field; found: boolean }
  | { kind: 'card'; card: number; target: Target }
  | { kind: 'terror'; to: number }
  | { kind: 'won'; side: Side };

export interface Staged {
  park: Picture;
  cue: Cue | null;
}

/** The car park after the events up to this one. */
export function stage(before: View, news: readonly News[], step: number, kit: Kit): Staged {
  const park = picture(before);
  let cue: Cue | null = null;
  for (const one of news.slice(0, step + 1)) cue = apply(park, told(one), kit);
  return { park, cue };
}

/** Changes the car park by one event. */
function apply(park: Picture, event: Told, kit: Kit): Cue | null {
  switch (event.kind) {
    case 'Built':
      park.tokens.push(event.token);
      return { kind: 'come', at: event.token.at };
    case 'Mustered':
      become(park, event.human, { kind: 'alive', at: event.at, wounded: false });
      return { kind: 'come', at: event.at };
    case 'Raised':
      park.pool = event.pool;
      return rise(park, event.at);
    case 'PutDown':
      return rise(park, event.at);
    case 'Converted':
      park.pool = event.pool;
      become(park, event.human, { kind: 'lost' });
      return rise(park, event.at);
    case 'Faced':
    case 'Turned':
      return look(park, event.at, event.facing);
    case 'TurnBegan':
      park.round = event.round;
      return { kind: 'turn', side: event.side };
    case 'Moved':
    case 'Shoved':
      return walk(park, event.human, event.from, event.to);
    case 'Pushed':
    case 'Stepped':
      return shift(park, event.from, event.to);
    case 'Chopped':
    case 'Slain':
      park.pool = event.pool;
      return { kind: 'fall', at: event.at, zombie: remove(park, event.at) };
    case 'Shot':
      park.pool = event.pool;
      park.bullets = event.bullets;
      return { kind: 'shot', from: event.from, at: event.at, zombie: remove(park, event.at) };
    case 'Healed':
      return hurt(park, event.human, 'healed');
    case 'Shielded':
      park.briefcase = false;
      return hurt(park, event.human, 'shielded');
    case 'Wounded':
      return hurt(park, event.human, 'wounded');
    case 'Died':
      return hurt(park, event.human, 'dead');
    case 'Escaped':
      become(park, event.human, { kind: 'escaped', stars: event.stars });
      return { kind: 'escape', human: event.human, at: event.at, stars: event.stars };
    case 'DogLost':
      become(park, 'dog', { kind: 'lost' });
      return { kind: 'fall', at: event.at, zombie: null };
    case 'Searched':
      park.spots = park.spots.filter((spot) => spot !== event.at);
      return { kind: 'find', at: event.at, found: event.found };
    case 'Took':
      park.loot = park.loot.filter((spot) => spot !== event.at);
      carry(park, event.human, true);
      return { kind: 'find', at: event.at, found: true };
    case 'Dropped':
      park.loot.push(event.at);
      return { kind: 'find', at: event.at, found: true };
    case 'Delivered':
      park.needed = event.needed;
      carry(park, event.human, false);
      return null;
    case 'HumansEnded':
      park.moved = event.activated;
      park.quota = event.quota;
      park.activated = 0;
      park.acting = null;
      return null;
    case 'TerrorMoved':
      park.terror = event.to;
      return { kind: 'terror', to: event.to };
    case 'TerrorBegan':
      park.terror = event.at;
      return { kind: 'terror', to: event.at };
    case 'Bit':
      return { kind: 'bite', at: event.at, on: event.on };
    case 'Idled':
      return { kind: 'wait', at: event.at };
    case 'Spent':
      park.activated = event.activated;
      park.quota = event.quota;
      return spend(park, event.at);
    case 'Due':
      park.due = [event.supermarket, event.car];
      park.dueAnywhere = event.anywhere;
      return null;
    case 'Lifted': {
      const zombie = remove(park, event.at);
      park.lifted = zombie?.special ?? null;
      return { kind: 'fall', at: event.at, zombie };
    }
    case 'Played':
      return play(park, event.card, event.target, kit);
    case 'Finished':
      park.acting = null;
      return null;
    case 'Won':
      return { kind: 'won', side: event.side };
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

function become(park: Picture, human: Human, fate: Fate): void {
  const person = personOf(park, human);
  if (person !== undefined) person.fate = fate;
}

function carry(park: Picture, human: Human, carries: boolean): void {
  const person = personOf(park, human);
  if (person !== undefined) person.carries = carries;
}

function walk(park: Picture, human: Human, from: Field, to: Field): Cue {
  const person = personOf(park, human);
  if (person?.fate.kind === 'alive') person.fate = { ...person.fate, at: to };
  return { kind: 'move', keys: [human], from, to };
}

function shift(park: Picture, from: Field, to: Field): Cue | null {
  const zombie = zombieAt(park, from);
  if (zombie === undefined) return null;
  zombie.at = to;
  return { kind: 'move', keys: [zombie.key], from, to };
}

/** Newcomers are told apart from those who stood on the field before the film. */
function rise(park: Picture, at: Field): Cue {
  if (zombieAt(park, at) === undefined) {
    const key = `new ${park.zombies.length} ${at}`;
    park.zombies.push({ key, at, facing: null, used: false, special: park.lifted, spells: [] });
    park.lifted = null;
  }
  return { kind: 'come', at };
}

function look(park: Picture, at: Field, facing: Facing): Cue {
  const zombie = zombieAt(park, at);
  if (zombie !== undefined) zombie.facing = facing;
  return { kind: 'look', at, facing };
}

function remove(park: Picture, at: Field): Zombie | null {
  const zombie = zombieAt(park, at) ?? null;
  park.zombies = park.zombies.filter((one) => one !== zombie);
  return zombie;
}

function spend(park: Picture, at: Field): null {
  const zombie = zombieAt(park, at);
  if (zombie !== undefined) {
    zombie.used = true;
    zombie.spells = [];
  }
  return null;
}

function hurt(park: Picture, human: Human, how: 'wounded' | 'dead' | 'shielded' | 'healed'): Cue | null {
  const person = personOf(park, human);
  const at = person === undefined ? null : placeOf(person);
  if (person === undefined || at === null) return null;
  if (how === 'dead') person.fate = { kind: 'dead', at };
  else if (how !== 'shielded') person.fate = { kind: 'alive', at, wounded: how === 'wounded' };
  return { kind: 'hurt', at, how };
}

function play(park: Picture, card: number, target: Target, kit: Kit): Cue {
  const face = kit.card(card);
  const side = sides.indexOf(face.side) as 0 | 1;
  park.played[side] |= 1 << face.slot;
  park.held[side] -= 1;
  if (face.id === 'rampage' || face.id === 'awe') enchant(park, target, face.id);
  return { kind: 'card', card, target };
}

function enchant(park: Picture, target: Target, spell: Spell): void {
  const zombie = typeof target === 'object' && 'zombie' in target ? zombieAt(park, target.zombie) : undefined;
  if (zombie !== undefined) zombie.spells = [...zombie.spells, spell];
}
