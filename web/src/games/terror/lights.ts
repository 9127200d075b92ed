// What is lit, and what a tap asks for. Everything comes from offers.
import type { Facing } from '../../generated/terror/Facing';
import type { Human } from '../../generated/terror/Human';
import type { Reach } from '../../generated/terror/Reach';
import { never } from '../shared/never';
import type { Kit } from './kit';
import { coverOf } from './layout';
import { personAt, personOf, placeOf, zombieAt, type Phase, type Picture } from './picture';
import { isField, isHuman, next, towards, type ParsedOffer, type Field } from './places';
import { attempt } from './question';
import { pathTo } from './ways';

/** What a person has taken in hand. */
export type Selection =
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
  | { do: 'select-piece'; selection: Selection }
  /** Several things can be done to this field; which one? */
  | { do: 'choose'; at: Field }
  | { do: 'explain'; action: string }
  | { do: 'inspect' }
  | { do: 'tell'; key: string };

/** What a tap is judged by. */
export interface Table {
  parsed: readonly ParsedOffer[];
  park: Picture;
  phase: Phase;
  selection: Selection;
  selected: string | null;
  /** Whose hand it is: zombies, humans, or none. */
  mine: 0 | 1 | null;
  /** How far the human in hand could go. */
  reach: Reach | null;
}

/** What has to be taken in hand for a offer; nothing for what needs no hand. */
export function handOf(offer: ParsedOffer): Selection {
  switch (offer.verb) {
    case 'go':
      return { what: 'human', human: offer.human };
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
      return { what: 'zombie', at: offer.at };
    case 'play':
      return { what: 'card', id: offer.card };
    case 'build':
      return { what: 'token', id: offer.token, turned: offer.turned };
    case 'muster':
    case 'raise':
    case 'face':
    case 'lift':
    case 'convert':
    case 'finish':
    case 'end':
      return null;
    default:
      return never(offer);
  }
}

export function sameSelection(one: Selection, other: Selection): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(selection: Selection): string {
  switch (selection?.what) {
    case 'human':
      return selection.human;
    case 'zombie':
      return selection.at;
    case 'card':
      return `card ${selection.id}`;
    case 'token':
      return `${selection.id} ${selection.turned}`;
    default:
      return '';
  }
}

/** The offers of what is in hand, or those that need no hand. */
export function offersOf(parsed: readonly ParsedOffer[], selection: Selection): ParsedOffer[] {
  const key = keyOf(selection);
  return parsed.filter((offer) => keyOf(handOf(offer)) === key);
}

/** The offers of what is in hand, by the field that is tapped for them. */
export function offersByField(
  parsed: readonly ParsedOffer[],
  selection: Selection,
  park: Picture,
): ReadonlyMap<Field, readonly ParsedOffer[]> {
  const found = new Map<Field, ParsedOffer[]>();
  for (const offer of offersOf(parsed, selection)) {
    const field = targetOf(offer, park);
    if (field !== null) found.set(field, [...(found.get(field) ?? []), offer]);
  }
  return found;
}

/** The field that is tapped to do it. */
export function targetOf(offer: ParsedOffer, park: Picture): Field | null {
  switch (offer.verb) {
    case 'go':
    case 'chop':
    case 'shoot':
    case 'muster':
    case 'raise':
    case 'lift':
    case 'build':
    case 'idle':
      return offer.at;
    case 'turn':
      return next(offer.at, offer.facing);
    case 'step':
    case 'bite': {
      const facing = zombieAt(park, offer.at)?.facing ?? null;
      return facing === null ? null : next(offer.at, facing);
    }
    case 'heal':
    case 'convert':
      return placeOfHuman(park, offer.human);
    case 'play':
      if (offer.aim === null) return null;
      return isHuman(offer.aim) ? placeOfHuman(park, offer.aim) : isField(offer.aim) ? offer.aim : null;
    case 'face':
    case 'finish':
    case 'end':
      return null;
    default:
      return never(offer);
  }
}

function placeOfHuman(park: Picture, human: Human): Field | null {
  const person = personOf(park, human);
  return person === undefined ? null : placeOf(person);
}

/** Where something stands that can be taken in hand. */
export function standOf(selection: Selection, park: Picture): Field | null {
  if (selection?.what === 'human') return placeOfHuman(park, selection.human);
  return selection?.what === 'zombie' ? selection.at : null;
}

/** All fields that a offer speaks of. */
export function fieldsOf(offer: ParsedOffer, park: Picture, kit: Kit): Field[] {
  const token = offer.verb === 'build' ? kit.tokenNamed(offer.token) : undefined;
  if (offer.verb === 'build' && token !== undefined) return coverOf(token, offer.at, offer.turned) ?? [offer.at];
  return [standOf(handOf(offer), park), targetOf(offer, park)].flatMap((field) => field ?? []);
}

export interface Lit {
  goals: ReadonlySet<Field>;
  movers: ReadonlySet<Field>;
}

/** Fields that can be tapped now: goals of what is in hand, and pawns that can be taken in hand. */
export function litFields({ parsed, park, selection }: Pick<Table, 'parsed' | 'park' | 'selection'>): Lit {
  const goals = new Set(offersOf(parsed, selection).flatMap((offer) => targetOf(offer, park) ?? []));
  const movers = new Set(selection?.what === 'card' ? [] : parsed.flatMap((offer) => standOf(handOf(offer), park) ?? []));
  return { goals, movers };
}

/** What lies in hand by itself: the figure in the middle of its activation, or the token to be built. */
export function firstSelection(parsed: readonly ParsedOffer[], acting: Human | null, walking: Field | null): Selection {
  const wanted: Selection = acting !== null ? { what: 'human', human: acting } : walking !== null ? { what: 'zombie', at: walking } : null;
  if (wanted !== null && offersOf(parsed, wanted).length > 0) return wanted;
  const build = parsed.find((offer) => offer.verb === 'build');
  return build === undefined ? null : handOf(build);
}

/** A tap on a field; nothing where it means nothing. */
export function tapField(table: Table, field: Field): Answer | null {
  const { parsed, park, selection, selected } = table;
  const here = offersOf(parsed, selection).filter((offer) => targetOf(offer, park) === field);
  const again = here.find((offer) => offer.action === selected);
  if (again !== undefined) return { do: 'select', action: again.action };
  const [only, other] = here;
  if (other !== undefined) return { do: 'choose', at: field };
  if (only !== undefined) return { do: isPlain(only, park) ? 'act' : 'select', action: only.action };
  if (standOf(selection, park) === field) return { do: 'select-piece', selection: null };
  const mover = parsed.find((offer) => standOf(handOf(offer), park) === field);
  if (mover !== undefined && selection?.what !== 'card') return take(parsed, handOf(mover), selected);
  return walk(table, field) ?? refuse(table, field);
}

/** A field further away than one step: the human in hand goes there, if its first step is on offer. */
function walk({ parsed, selection, reach }: Table, field: Field): Answer | null {
  const path = reach === null ? null : pathTo(reach, field);
  if (selection?.what !== 'human' || path === null) return null;
  const begins = offersOf(parsed, selection).some((offer) => offer.verb === 'go' && offer.at === path[0]);
  return begins ? { do: 'walk', human: selection.human, path } : null;
}

/** A zombie that can do one thing only shows what that would be; all others are taken in hand. */
function take(parsed: readonly ParsedOffer[], selection: Selection, selected: string | null): Answer {
  const own = offersOf(parsed, selection);
  const [only] = own;
  const forced = selection?.what === 'zombie' && own.length === 1;
  if (only !== undefined && forced) return { do: 'select', action: selected === only.action ? selected : only.action };
  return { do: 'select-piece', selection };
}

/** Steps and placing need no second tap: nothing is risked, and they can be taken back. */
export function isPlain(offer: ParsedOffer, park: Picture): boolean {
  switch (offer.verb) {
    case 'go':
      return zombieAt(park, offer.at) === undefined && personAt(park, offer.at) === undefined;
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
      return never(offer);
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
export function tapCard(parsed: readonly ParsedOffer[], id: string, selection: Selection): Answer | null {
  const plays = offersOf(parsed, { what: 'card', id });
  const [only] = plays;
  if (only === undefined) return null;
  if (plays.length === 1) return { do: 'select', action: only.action };
  return { do: 'select-piece', selection: sameSelection(selection, { what: 'card', id }) ? null : { what: 'card', id } };
}

/** The field on which a pawn ends up that is pushed by this; nothing if none is. */
export function pushOf(offer: ParsedOffer, park: Picture): { from: Field; to: Field } | null {
  if (offer.verb !== 'go' || isPlain(offer, park)) return null;
  const stand = placeOfHuman(park, offer.human);
  const facing = stand === null ? null : towards(stand, offer.at);
  const to = facing === null ? null : next(offer.at, facing);
  return to === null ? null : { from: offer.at, to };
}
