// Ways over several fields, worked out from what each field costs.
import type { Human } from '../../generated/terror/Human';
import type { Reach } from '../../generated/terror/Reach';
import type { View } from '../../generated/terror/View';
import type { Kit } from './kit';
import { coverOf } from './layout';
import { personOf, type Picture } from './picture';
import { facings, next, offset, type Field } from './places';

const corners: readonly (readonly [number, number])[] = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
];

/** Where ways lead from and through. */
export interface Ground {
  from: Field;
  /** Fields and what they cost. */
  costs: ReadonlyMap<Field, number>;
  /** Nobody goes on from here: the car. */
  ends: ReadonlySet<Field>;
  /** Can a step be diagonal, once? */
  diagonal: boolean;
}

/** The ground under a human; nothing if it can go nowhere. */
export function groundOf(view: View, park: Picture, kit: Kit, human: Human): Ground | null {
  const reach: Reach | undefined = view.insight.reaches.find((one) => one.human === human);
  const person = personOf(park, human);
  if (reach === undefined || person?.fate.kind !== 'alive') return null;
  const cars = park.tokens.filter((token) => kit.token(token.kind).sort === 'car');
  return {
    from: person.fate.at,
    costs: new Map(reach.fields),
    ends: new Set(cars.flatMap((token) => coverOf(kit.token(token.kind), token.at, token.turned) ?? [])),
    diagonal: human === 'child' && !view.face_up.human_turn.diagonal,
  };
}

/** The way to a field, step by step; nothing if it is out of reach. */
export function pathTo(ground: Ground, to: Field): Field[] | null {
  const cost = ground.costs.get(to);
  if (cost === undefined) return null;
  // The diagonal is kept for later where it gains nothing.
  return wayBack(ground, to, cost, false) ?? wayBack(ground, to, cost, ground.diagonal);
}

/** A way of exactly so many steps, found from its end. */
function wayBack(ground: Ground, to: Field, steps: number, diagonal: boolean): Field[] | null {
  const { from, costs, ends } = ground;
  const straight = facings.flatMap((facing) => next(to, facing) ?? []);
  const slanted = diagonal ? corners.flatMap(([columns, rows]) => offset(to, columns, rows) ?? []) : [];
  if (steps === 1) return straight.includes(from) || slanted.includes(from) ? [to] : null;
  for (const [fields, left] of [[straight, diagonal] as const, [slanted, false] as const]) {
    for (const field of fields) {
      const cost = costs.get(field);
      // The Child may have been there sooner by the diagonal that it needs later.
      if (cost === undefined || cost > steps - 1 || ends.has(field)) continue;
      const way = wayBack(ground, field, steps - 1, left);
      if (way !== null) return [...way, to];
    }
  }
  return null;
}

/** Fields further away than one step, with what they cost. */
export function farFields(ground: Ground | null): ReadonlyMap<Field, number> {
  return new Map([...(ground?.costs ?? [])].filter(([, cost]) => cost > 1));
}
