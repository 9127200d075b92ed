// What is lit, and what a tap asks for. Everything comes from offers.
import type { Action } from '../../../generated/terror/Action';
import type { Facing } from '../../../generated/terror/Facing';
import type { Human } from '../../../generated/terror/Human';
import type { Reach } from '../../../generated/terror/Reach';
import { never } from '../../shared/never';
import type { Kit } from '../cards/kit';
import { coverOf } from '../board/layout';
import { personAt, personOf, placeOf, zombieAt, type Phase, type Picture } from '../board/picture';
import type { Offered } from './offers';
import { next, towards, type Field } from '../board/places';
import { attempt } from './question';
import { pathTo } from './ways';

/** What a person has taken in hand. */
export type Selection =
  | { what: 'human'; human: Human }
  | { what: 'zombie'; at: Field }
  | { what: 'card'; card: number }
  | { what: 'token'; token: number; turned: Facing }
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
  | { do: 'explain'; data: Action }
  | { do: 'inspect' }
  | { do: 'tell'; key: string };

/** What a tap is judged by. */
export interface Table {
  offered: readonly Offered[];
  park: Picture;
  phase: Phase;
  selection: Selection;
  selected: string | null;
  /** Whose hand it is: zombies, humans, or none. */
  mine: 0 | 1 | null;
  /** How far the human in hand could go. */
  reach: Reach | null;
}

/** What has to be taken in hand for an offer; nothing for what needs no hand. */
export function handOf(offer: Offered): Selection {
  switch (offer.kind) {
    case 'Go':
      return { what: 'human', human: offer.human };
    case 'Chop':
      return { what: 'human', human: 'lumberjack' };
    case 'Shoot':
      return { what: 'human', human: 'policeman' };
    case 'Heal':
      return { what: 'human', human: 'nurse' };
    case 'Bite':
    case 'Step':
    case 'Turn':
    case 'Idle':
      return { what: 'zombie', at: offer.at };
    case 'Play':
      return { what: 'card', card: offer.card };
    case 'Build':
      return { what: 'token', token: offer.token, turned: offer.turned };
    case 'Muster':
    case 'Raise':
    case 'Face':
    case 'Lift':
    case 'Convert':
    case 'Finish':
    case 'End':
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
      return `card ${selection.card}`;
    case 'token':
      return `token ${selection.token} ${selection.turned}`;
    default:
      return '';
  }
}

/** The offers of what is in hand, or those that need no hand. */
export function offersOf(offered: readonly Offered[], selection: Selection): Offered[] {
  const key = keyOf(selection);
  return offered.filter((offer) => keyOf(handOf(offer)) === key);
}

/** The offers of what is in hand, by the field that is tapped for them. */
export function offersByField(offered: readonly Offered[], selection: Selection, park: Picture): ReadonlyMap<Field, readonly Offered[]> {
  const found = new Map<Field, Offered[]>();
  for (const offer of offersOf(offered, selection)) {
    const field = targetOf(offer, park);
    if (field !== null) found.set(field, [...(found.get(field) ?? []), offer]);
  }
  return found;
}

/** The field that is tapped to do it. */
export function targetOf(offer: Offered, park: Picture): Field | null {
  switch (offer.kind) {
    case 'Go':
      return offer.to;
    case 'Chop':
    case 'Shoot':
    case 'Muster':
    case 'Raise':
    case 'Lift':
    case 'Build':
    case 'Idle':
      return offer.at;
    case 'Turn':
      return next(offer.at, offer.facing);
    case 'Step':
    case 'Bite': {
      const facing = zombieAt(park, offer.at)?.facing ?? null;
      return facing === null ? null : next(offer.at, facing);
    }
    case 'Heal':
    case 'Convert':
      return placeOfHuman(park, offer.human);
    case 'Play':
      if (offer.target === 'nothing') return null;
      return 'human' in offer.target ? placeOfHuman(park, offer.target.human) : offer.target.zombie;
    case 'Face':
    case 'Finish':
    case 'End':
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

/** All fields that an offer speaks of. */
export function fieldsOf(offer: Offered, park: Picture, kit: Kit): Field[] {
  if (offer.kind === 'Build') return coverOf(kit.token(offer.token), offer.at, offer.turned) ?? [offer.at];
  return [standOf(handOf(offer), park), targetOf(offer, park)].flatMap((field) => field ?? []);
}

export interface Lit {
  goals: ReadonlySet<Field>;
  movers: ReadonlySet<Field>;
}

/** Fields that can be tapped now: goals of what is in hand, and pawns that can be taken in hand. */
export function litFields({ offered, park, selection }: Pick<Table, 'offered' | 'park' | 'selection'>): Lit {
  const goals = new Set(offersOf(offered, selection).flatMap((offer) => targetOf(offer, park) ?? []));
  const movers = new Set(selection?.what === 'card' ? [] : offered.flatMap((offer) => standOf(handOf(offer), park) ?? []));
  return { goals, movers };
}

/** What lies in hand by itself: the figure in the middle of its activation, or the token to be built. */
export function firstSelection(offered: readonly Offered[], acting: Human | null, walking: Field | null): Selection {
  const wanted: Selection = acting !== null ? { what: 'human', human: acting } : walking !== null ? { what: 'zombie', at: walking } : null;
  if (wanted !== null && offersOf(offered, wanted).length > 0) return wanted;
  const build = offered.find((offer) => offer.kind === 'Build');
  return build === undefined ? null : handOf(build);
}

/** A tap on a field; nothing where it means nothing. */
export function tapField(table: Table, field: Field): Answer | null {
  const { offered, park, selection, selected } = table;
  const here = offersOf(offered, selection).filter((offer) => targetOf(offer, park) === field);
  const again = here.find((offer) => offer.action === selected);
  if (again !== undefined) return { do: 'select', action: again.action };
  const [only, other] = here;
  if (other !== undefined) return { do: 'choose', at: field };
  if (only !== undefined) return { do: isPlain(only, park) ? 'act' : 'select', action: only.action };
  if (standOf(selection, park) === field) return { do: 'select-piece', selection: null };
  const mover = offered.find((offer) => standOf(handOf(offer), park) === field);
  if (mover !== undefined && selection?.what !== 'card') return take(offered, handOf(mover), selected);
  return walk(table, field) ?? refuse(table, field);
}

/** A field further away than one step: the human in hand goes there, if its first step is on offer. */
function walk({ offered, selection, reach }: Table, field: Field): Answer | null {
  const path = reach === null ? null : pathTo(reach, field);
  if (selection?.what !== 'human' || path === null) return null;
  const begins = offersOf(offered, selection).some((offer) => offer.kind === 'Go' && offer.to === path[0]);
  return begins ? { do: 'walk', human: selection.human, path } : null;
}

/** A zombie that can do one thing only shows what that would be; all others are taken in hand. */
function take(offered: readonly Offered[], selection: Selection, selected: string | null): Answer {
  const own = offersOf(offered, selection);
  const [only] = own;
  const forced = selection?.what === 'zombie' && own.length === 1;
  if (only !== undefined && forced) return { do: 'select', action: selected === only.action ? selected : only.action };
  return { do: 'select-piece', selection };
}

/** Steps and placing need no second tap: nothing is risked, and they can be taken back. */
export function isPlain(offer: Offered, park: Picture): boolean {
  switch (offer.kind) {
    case 'Go':
      return zombieAt(park, offer.to) === undefined && personAt(park, offer.to) === undefined;
    case 'Muster':
    case 'Raise':
    case 'Lift':
    case 'Convert':
    case 'Face':
    case 'Bite':
    case 'Step':
    case 'Turn':
    case 'Idle':
    case 'Finish':
      return true;
    case 'Chop':
    case 'Shoot':
    case 'Heal':
    case 'Play':
    case 'Build':
    case 'End':
      return false;
    default:
      return never(offer);
  }
}

/** Nothing is lit there: why not, or what is it? */
function refuse(table: Table, field: Field): Answer | null {
  const data = attempt(table, field);
  if (data !== null) return { do: 'explain', data };
  const { park } = table;
  return zombieAt(park, field) !== undefined || personAt(park, field) !== undefined ? { do: 'inspect' } : null;
}

/** A tap on a card of the own hand; nothing if it cannot be played. */
export function tapCard(offered: readonly Offered[], card: number, selection: Selection): Answer | null {
  const plays = offersOf(offered, { what: 'card', card });
  const [only] = plays;
  if (only === undefined) return null;
  if (plays.length === 1) return { do: 'select', action: only.action };
  return { do: 'select-piece', selection: sameSelection(selection, { what: 'card', card }) ? null : { what: 'card', card } };
}

/** The field on which a pawn ends up that is pushed by this; nothing if none is. */
export function pushOf(offer: Offered, park: Picture): { from: Field; to: Field } | null {
  if (offer.kind !== 'Go' || isPlain(offer, park)) return null;
  const stand = placeOfHuman(park, offer.human);
  const facing = stand === null ? null : towards(stand, offer.to);
  const to = facing === null ? null : next(offer.to, facing);
  return to === null ? null : { from: offer.to, to };
}
