// What to ask when something cannot be done: the action that the user most likely meant.
import type { Action } from '../../../generated/terror/Action';
import type { CardFace } from '../../../generated/terror/CardFace';
import type { Target } from '../../../generated/terror/Target';
import type { Selection, Table } from './lights';
import { personAt, personOf, placeOf, zombieAt, type Picture } from '../board/picture';
import { facings, heading, humans, next, towards, type Field } from '../board/places';

/** The action that a tap on this field was meant as; nothing if none was. */
export function attempt(table: Table, field: Field): Action | null {
  const { selection, park, offered } = table;
  if (selection !== null) return attemptWith(selection, park, field);
  const own = ownPawn(table, field);
  if (own !== null) return own;
  return offered.length === 0 ? null : attemptBare(table, field);
}

function attemptWith(selection: NonNullable<Selection>, park: Picture, field: Field): Action {
  switch (selection.what) {
    case 'human': {
      const person = personOf(park, selection.human);
      const stand = person === undefined ? null : placeOf(person);
      const beside = stand !== null && towards(stand, field) !== null;
      const other = personAt(park, field);
      if (selection.human === 'nurse' && other !== undefined) return { Heal: { human: other.human } };
      const prey = zombieAt(park, field) !== undefined;
      if (selection.human === 'policeman' && prey && !beside) return { Shoot: { at: field } };
      if (selection.human === 'lumberjack' && prey) return { Chop: { at: field } };
      return { Go: { human: selection.human, to: field } };
    }
    case 'zombie': {
      const { at } = selection;
      const facing = zombieAt(park, at)?.facing ?? null;
      const wanted = heading(at, field);
      return facing === null || wanted === facing ? { Step: { at } } : { Turn: { at, facing: wanted } };
    }
    case 'card': {
      const person = personAt(park, field);
      return { Play: { card: selection.card, target: person === undefined ? { zombie: field } : { human: person.human } } };
    }
    case 'token':
      return { Build: { token: selection.token, at: field, turned: selection.turned } };
    default:
      return selection satisfies never;
  }
}

/** A tap on an own pawn that can do nothing means its simplest move. */
function ownPawn({ mine, park, phase, offered }: Table, field: Field): Action | null {
  const person = personAt(park, field);
  if (mine === 1 && person !== undefined) {
    const facing = facings.find((one) => next(field, one) !== null) ?? 'n';
    return { Go: { human: person.human, to: next(field, facing) ?? field } };
  }
  if (mine !== 0 || zombieAt(park, field) === undefined) return null;
  const placing = phase.kind === 'haunt' || phase.kind === 'adding';
  return placing && offered.length > 0 ? { Raise: { at: field } } : { Step: { at: field } };
}

/** A tap on a place, where places are asked for. */
function attemptBare({ offered, phase }: Table, field: Field): Action | null {
  const kinds = new Set(offered.map((offer) => offer.kind));
  if (phase.kind === 'muster') return { Muster: { human: phase.human, at: field } };
  if (kinds.has('Raise')) return { Raise: { at: field } };
  if (kinds.has('Lift')) return { Lift: { at: field } };
  return null;
}

/** A card that cannot be played: what it would have been pointed at. */
export function attemptCard({ card, id }: Pick<CardFace, 'card' | 'id'>, park: Picture): Action {
  return { Play: { card, target: likelyTarget(id, park) } };
}

function likelyTarget(id: string, park: Picture): Target {
  const [zombie] = park.zombies;
  const human = humans.find((one) => personOf(park, one)?.fate.kind === 'alive');
  if (['sawn-off', 'courage', 'racket', 'rampage', 'awe'].includes(id)) return { zombie: zombie?.at ?? 'F8' };
  return id === 'adrenaline' && human !== undefined ? { human } : 'nothing';
}
