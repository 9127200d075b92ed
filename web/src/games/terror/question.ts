// What to ask when something cannot be done: the action that the user most likely meant.
import type { Selection, Table } from './lights';
import { personAt, personOf, placeOf, zombieAt, type Picture } from './picture';
import { facings, heading, humans, next, towards, type Field } from './places';

/** The written action that a tap on this field was meant as; nothing if none was. */
export function attempt(table: Table, field: Field): string | null {
  const { selection, park, parsed } = table;
  if (selection !== null) return attemptWith(selection, park, field);
  const own = ownPawn(table, field);
  if (own !== null) return own;
  return parsed.length === 0 ? null : attemptBare(table, field);
}

function attemptWith(selection: NonNullable<Selection>, park: Picture, field: Field): string {
  switch (selection.what) {
    case 'human': {
      const person = personOf(park, selection.human);
      const stand = person === undefined ? null : placeOf(person);
      const beside = stand !== null && towards(stand, field) !== null;
      const other = personAt(park, field);
      if (selection.human === 'nurse' && other !== undefined) return `heal ${other.human}`;
      const prey = zombieAt(park, field) !== undefined;
      if (selection.human === 'policeman' && prey && !beside) return `shoot ${field}`;
      if (selection.human === 'lumberjack' && prey) return `chop ${field}`;
      return `go ${selection.human} ${field}`;
    }
    case 'zombie': {
      const facing = zombieAt(park, selection.at)?.facing ?? null;
      const wanted = heading(selection.at, field);
      return facing === null || wanted === facing ? `step ${selection.at}` : `turn ${selection.at} ${wanted}`;
    }
    case 'card':
      return `play ${selection.id} ${personAt(park, field)?.human ?? field}`;
    case 'token':
      return `build ${selection.id} ${field} ${selection.turned}`;
    default:
      return selection satisfies never;
  }
}

/** A tap on an own pawn that can do nothing means its simplest move. */
function ownPawn({ mine, park, phase, parsed }: Table, field: Field): string | null {
  const person = personAt(park, field);
  if (mine === 1 && person !== undefined) {
    const facing = facings.find((one) => next(field, one) !== null) ?? 'n';
    return `go ${person.human} ${next(field, facing) ?? field}`;
  }
  if (mine !== 0 || zombieAt(park, field) === undefined) return null;
  const placing = phase.kind === 'haunt' || phase.kind === 'adding';
  return placing && parsed.length > 0 ? `raise ${field}` : `step ${field}`;
}

/** A tap on a place, where places are asked for. */
function attemptBare({ parsed, phase }: Table, field: Field): string | null {
  const verbs = new Set(parsed.map((offer) => offer.verb));
  if (phase.kind === 'muster') return `muster ${phase.human} ${field}`;
  if (verbs.has('raise')) return `raise ${field}`;
  if (verbs.has('lift')) return `lift ${field}`;
  return null;
}

/** A card that cannot be played: what it would have been pointed at. */
export function attemptCard(id: string, park: Picture): string {
  const [zombie] = park.zombies;
  const human = humans.find((one) => personOf(park, one)?.fate.kind === 'alive');
  if (['sawn-off', 'courage', 'racket', 'rampage', 'awe'].includes(id)) {
    return zombie === undefined ? `play ${id} F8` : `play ${id} ${zombie.at}`;
  }
  return id === 'adrenaline' && human !== undefined ? `play ${id} ${human}` : `play ${id}`;
}
