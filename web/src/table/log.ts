// The course of a game as lines: what a log shows and which part of a long one.
import type { Logged } from '../generated/Logged';
import type { News } from '../generated/News';

/** What one turn told. */
export interface LogEntry {
  /** The turn after which it is known; 0 for the deal. */
  turn: number;
  /** The seat that acted; none at the deal. */
  seat: number | null;
  news: readonly News[];
}

/** A stretch of a log: from this entry, up to but without that one. */
export interface Stretch {
  from: number;
  to: number;
}

export function toEntries(opening: readonly News[], log: readonly Logged[]): LogEntry[] {
  const deal: LogEntry = { turn: 0, seat: null, news: opening };
  return [deal, ...log].filter((entry) => entry.news.length > 0);
}

/** The last entries that together have at most so many lines; always at least one entry. */
export function lastLines(entries: readonly LogEntry[], lines: number): Stretch {
  let from = entries.length;
  let count = 0;
  while (from > 0) {
    count += entries[from - 1]?.news.length ?? 0;
    if (count > lines && from < entries.length) break;
    from -= 1;
  }
  return { from, to: entries.length };
}

/** About so many lines around a turn, for a log that follows a scrubber. */
export function linesAround(entries: readonly LogEntry[], turn: number, lines: number): Stretch {
  const found = entries.findIndex((entry) => entry.turn >= turn);
  const middle = found === -1 ? entries.length - 1 : found;
  let from = Math.max(middle, 0);
  let to = Math.min(middle + 1, entries.length);
  let count = entries[middle]?.news.length ?? 0;
  while (count < lines && (from > 0 || to < entries.length)) {
    if (from > 0) count += entries[--from]?.news.length ?? 0;
    if (to < entries.length) count += entries[to++]?.news.length ?? 0;
  }
  return { from, to };
}

/** The sign of a seat beside its colour, so that no meaning is in a colour alone: its number, as
 * shapes stand for other things in some games. */
export function signOf(seat: number | null): string {
  return seat === null ? '·' : String(seat + 1);
}
