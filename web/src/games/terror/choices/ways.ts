// Ways over several fields, as the rules found them.
import type { Reach } from '../../../generated/terror/Reach';
import type { Field } from '../board/places';

/** The way to a field, step by step; nothing if it is out of reach. */
export function pathTo(reach: Reach, to: Field): readonly Field[] | null {
  return reach.ways.find((way) => way.at(-1) === to) ?? null;
}

/** Fields in reach, with what they cost: a point for each step. */
export function costsOf(reach: Reach | null): ReadonlyMap<Field, number> {
  return new Map((reach?.ways ?? []).flatMap((way) => way.slice(-1).map((field) => [field, way.length] as const)));
}
