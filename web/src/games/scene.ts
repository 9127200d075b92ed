// What is being shown of a turn.
import type { News } from '../generated/News';
import type { Part } from '../table/change';

/** A turn that is being shown, event by event. `BoardProps.view` is the position after it. */
export interface Scene {
  /** The position before the turn. */
  before: unknown;
  /** What happened in the whole turn. */
  news: readonly News[];
  /** The event of it that is shown now; those before it have been shown. */
  step: number;
  /** The part of the turn that the event belongs to: its news, and the positions around it. */
  part: Part;
  /** The event of the part that is shown now. */
  at: number;
}

/** A turn to be shown. */
export interface ShownTurn {
  before: unknown;
  news: readonly News[];
  parts: readonly Part[];
}

/** The scene of one event of a turn; nothing if there is no such event. */
export function sceneAt({ before, news, parts }: ShownTurn, step: number): Scene | null {
  let at = step;
  for (const part of parts) {
    if (at >= 0 && at < part.news.length) return { before, news, step, part, at };
    at -= part.news.length;
  }
  return null;
}

/** The position at the moment that is shown: the change of a part is seen with the last of its events that takes time. */
export function viewAt({ part, at }: Scene, pace: (news: News) => number): unknown {
  const last = part.news.findLastIndex((news) => pace(news) > 0);
  return at < last ? part.before : part.after;
}
