// Views arrive once; from then on only what changes in them.
import type { Change } from '../generated/Change';
import type { News } from '../generated/News';
import type { ToldStep } from '../generated/ToldStep';

/** A part of a turn: what happened, and the views around it. */
export interface Part {
  before: unknown;
  after: unknown;
  news: readonly News[];
}

/** The view that a change leads to. What did not change is shared with the view before. */
export function applyChange(view: unknown, change: Change): unknown {
  return change.reduce((whole: unknown, [way, value]) => put(whole, way, value), view);
}

function put(place: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(place) ? [...(place as unknown[])] : { ...(place as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}

/** The parts of a turn in which something happened. What changes unseen belongs to the part before. */
export function partsOf(before: unknown, steps: readonly ToldStep[]): Part[] {
  const parts: Part[] = [];
  let view = before;
  for (const { news, change } of steps) {
    const after = applyChange(view, change);
    const last = parts.at(-1);
    if (news.length > 0) parts.push({ before: view, after, news });
    else if (last !== undefined) last.after = after;
    view = after;
  }
  return parts;
}

/** The view after a turn. */
export function viewAfter(before: unknown, steps: readonly ToldStep[]): unknown {
  return steps.reduce((view: unknown, { change }) => applyChange(view, change), before);
}

/** What happened in a turn, from its first event to its last. */
export function newsOf(steps: readonly ToldStep[]): News[] {
  return steps.flatMap(({ news }) => news);
}
