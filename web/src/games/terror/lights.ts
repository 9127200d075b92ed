// What is lit, and what a tap asks for. Everything comes from offers.
import type { Facing } from '../../generated/terror/Facing';
import type { Human } from '../../generated/terror/Human';
import type { Reach } from '../../generated/terror/Reach';
import { never } from '../shared/never';
import type { Kit } from './kit';
import { coverOf } from './layout';
import { personAt, personOf, placeOf, zombieAt, type Phase, type Picture } from './picture';
import { isField, isHuman, next, towards, type Deed, type Field } from './places';
import { attempt } from './question';
import { pathTo } from './ways';

/** What a person has taken in hand. */
export type Grip =
  | { what: 'human'; human: Human }
  | { what: 'zombie'; at: Field }
  | { what: 'card'; id: string }
  | { what: 'token'; id: string; turned: Facing }
  | null;

/** What a tap means. */
export type Answer =
  | { do: 'act'; action: string }
  | { do: 'select'; action: string }
  /** A way over several fields. */
  | { do: 'walk'; human: Human; path: readonly Field[] }
  | { do: 'grip'; grip: Grip }
  /** Several things can be done to this field; which one? */
  | { do: 'choose'; at: Field }
  | { do: 'explain'; action: string }
  | { do: 'inspect' };

/** What a tap is judged by. */
export interface Table {
  deeds: readonly Deed[];
  park: Picture;
  phase: Phase;
  grip: Grip;
  selected: string | null;
  /** Whose hand it is: zombies, humans, or nobody's. */
  mine: 0 | 1 | null;
  /** How far the human in hand could go. */
  reach: Reach | null;
}

/** What has to be taken in hand for a deed; nothing for what needs no hand. */
export function handOf(deed: Deed): Grip {
  switch (deed.verb) {
    case 'go':
      return { what: 'human', human: deed.human };
    case 'chop':
      return { what: 'human', human: 'lumberjack' };
    case 'shoot':
      return { what: 'human', human: 'policeman' };
    case 'heal':
      return { what: 'human', human: 'nurse' };
    case 'bite':
    case 'step':
    case 'turn':
    case 'idle':
      return { what: 'zombie', at: deed.at };
    case 'play':
      return { what: 'card', id: deed.card };
    case 'build':
      return { what: 'token', id: deed.token, turned: deed.turned };
    case 'muster':
    case 'raise':
    case 'face':
    case 'lift':
    case 'convert':
    case 'finish':
    case 'end':
      return null;
    default:
      return never(deed);
  }
}

export function sameGrip(one: Grip, other: Grip): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(grip: Grip): string {
  switch (grip?.what) {
    case 'human':
      return grip.human;
    case 'zombie':
      return grip.at;
    case 'card':
      return `card ${grip.id}`;
    case 'token':
      return `${grip.id} ${grip.turned}`;
    default:
      return '';
  }
}

/** The offers of what is in hand, or those that need no hand. */
export function deedsOf(deeds: readonly Deed[], grip: Grip): Deed[] {
  const key = keyOf(grip);
  return deeds.filter((deed) => keyOf(handOf(deed)) === key);
}

/** The offers of what is in hand, by the field that is tapped for them. */
export function deedsByField(deeds: readonly Deed[], grip: Grip, park: Picture): ReadonlyMap<Field, readonly Deed[]> {
  const found = new Map<Field, Deed[]>();
  for (const deed of deedsOf(deeds, grip)) {
    const field = targetOf(deed, park);
    if (field !== null) found.set(field, [...(found.get(field) ?? []), deed]);
  }
  return found;
}

/** The field that is tapped to do it. */
export function targetOf(deed: Deed, park: Picture): Field | null {
  switch (deed.verb) {
    case 'go':
    case 'chop':
    case 'shoot':
    case 'muster':
    case 'raise':
    case 'lift':
    case 'build':
    case 'idle':
      return deed.at;
    case 'turn':
      return next(deed.at, deed.facing);
    case 'step':
    case 'bite': {
      const facing = zombieAt(park, deed.at)?.facing ?? null;
      return facing === null ? null : next(deed.at, facing);
    }
    case 'heal':
    case 'convert':
      return placeOfHuman(park, deed.human);
    case 'play':
      if (deed.aim === null) return null;
      return isHuman(deed.aim) ? placeOfHuman(park, deed.aim) : isField(deed.aim) ? deed.aim : null;
    case 'face':
    case 'finish':
    case 'end':
      return null;
    default:
      return never(deed);
  }
}

function placeOfHuman(park: Picture, human: Human): Field | null {
  const person = personOf(park, human);
  return person === undefined ? null : placeOf(person);
}

/** Where something stands that can be taken in hand. */
export function standOf(grip: Grip, park: Picture): Field | null {
  if (grip?.what === 'human') return placeOfHuman(park, grip.human);
  return grip?.what === 'zombie' ? grip.at : null;
}

/** All fields that a deed speaks of. */
export function fieldsOf(deed: Deed, park: Picture, kit: Kit): Field[] {
  const token = deed.verb === 'build' ? kit.tokenNamed(deed.token) : undefined;
  if (deed.verb === 'build' && token !== undefined) return coverOf(token, deed.at, deed.turned) ?? [deed.at];
  return [standOf(handOf(deed), park), targetOf(deed, park)].flatMap((field) => field ?? []);
}

export interface Lit {
  goals: ReadonlySet<Field>;
  movers: ReadonlySet<Field>;
}

/** Fields that can be tapped now: goals of what is in hand, and pawns that can be taken in hand. */
export function litFields({ deeds, park, grip }: Pick<Table, 'deeds' | 'park' | 'grip'>): Lit {
  const goals = new Set(deedsOf(deeds, grip).flatMap((deed) => targetOf(deed, park) ?? []));
  const movers = new Set(grip?.what === 'card' ? [] : deeds.flatMap((deed) => standOf(handOf(deed), park) ?? []));
  return { goals, movers };
}

/** What lies in hand by itself: whoever is in the middle of an activation, or the token to be built. */
export function firstGrip(deeds: readonly Deed[], acting: Human | null, walking: Field | null): Grip {
  const wanted: Grip =
    acting !== null ? { what: 'human', human: acting } : walking !== null ? { what: 'zombie', at: walking } : null;
  if (wanted !== null && deedsOf(deeds, wanted).length > 0) return wanted;
  const build = deeds.find((deed) => deed.verb === 'build');
  return build === undefined ? null : handOf(build);
}

/** A tap on a field; nothing where it means nothing. */
export function tapField(table: Table, field: Field): Answer | null {
  const { deeds, park, grip, selected } = table;
  const here = deedsOf(deeds, grip).filter((deed) => targetOf(deed, park) === field);
  const again = here.find((deed) => deed.action === selected);
  if (again !== undefined) return { do: 'select', action: again.action };
  const [only, other] = here;
  if (other !== undefined) return { do: 'choose', at: field };
  if (only !== undefined) return { do: isPlain(only, park) ? 'act' : 'select', action: only.action };
  if (standOf(grip, park) === field) return { do: 'grip', grip: null };
  const mover = deeds.find((deed) => standOf(handOf(deed), park) === field);
  if (mover !== undefined && grip?.what !== 'card') return take(deeds, handOf(mover), selected);
  return walk(table, field) ?? refuse(table, field);
}

/** A field further away than one step: the human in hand goes there, if its first step is on offer. */
function walk({ deeds, grip, reach }: Table, field: Field): Answer | null {
  const path = reach === null ? null : pathTo(reach, field);
  if (grip?.what !== 'human' || path === null) return null;
  const begins = deedsOf(deeds, grip).some((deed) => deed.verb === 'go' && deed.at === path[0]);
  return begins ? { do: 'walk', human: grip.human, path } : null;
}

/** A zombie that can do one thing only shows what that would be; all others are taken in hand. */
function take(deeds: readonly Deed[], grip: Grip, selected: string | null): Answer {
  const own = deedsOf(deeds, grip);
  const [only] = own;
  const forced = grip?.what === 'zombie' && own.length === 1;
  if (only !== undefined && forced) return { do: 'select', action: selected === only.action ? selected : only.action };
  return { do: 'grip', grip };
}

/** Steps and placing need no second tap: nothing is risked, and they can be taken back. */
export function isPlain(deed: Deed, park: Picture): boolean {
  switch (deed.verb) {
    case 'go':
      return zombieAt(park, deed.at) === undefined && personAt(park, deed.at) === undefined;
    case 'muster':
    case 'raise':
    case 'lift':
    case 'convert':
    case 'face':
    case 'bite':
    case 'step':
    case 'turn':
    case 'idle':
    case 'finish':
      return true;
    case 'chop':
    case 'shoot':
    case 'heal':
    case 'play':
    case 'build':
    case 'end':
      return false;
    default:
      return never(deed);
  }
}

/** Nothing is lit there: why not, or what is it? */
function refuse(table: Table, field: Field): Answer | null {
  const action = attempt(table, field);
  if (action !== null) return { do: 'explain', action };
  const { park } = table;
  return zombieAt(park, field) !== undefined || personAt(park, field) !== undefined ? { do: 'inspect' } : null;
}

/** A tap on a card of the own hand; nothing if it cannot be played. */
export function tapCard(deeds: readonly Deed[], id: string, grip: Grip): Answer | null {
  const plays = deedsOf(deeds, { what: 'card', id });
  const [only] = plays;
  if (only === undefined) return null;
  if (plays.length === 1) return { do: 'select', action: only.action };
  return { do: 'grip', grip: sameGrip(grip, { what: 'card', id }) ? null : { what: 'card', id } };
}

/** The field on which a pawn ends up that is pushed by this; nothing if nobody is. */
export function pushOf(deed: Deed, park: Picture): { from: Field; to: Field } | null {
  if (deed.verb !== 'go' || isPlain(deed, park)) return null;
  const stand = placeOfHuman(park, deed.human);
  const facing = stand === null ? null : towards(stand, deed.at);
  const to = facing === null ? null : next(deed.at, facing);
  return to === null ? null : { from: deed.at, to };
}
