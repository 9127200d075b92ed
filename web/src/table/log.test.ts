// Tests of the stretches of a log.
import { describe, expect, it } from 'vitest';

import { lastLines, linesAround, signOf, toEntries, type LogEntry } from './log';

const news = (event: string) => ({ event, phrase: { key: event, args: [] }, rule: 'ZK-MOVE-01', data: null });
const entries = (sizes: readonly number[]): LogEntry[] =>
  sizes.map((size, turn) => ({ turn, seat: turn % 2, news: Array.from({ length: size }, () => news('x')) }));

describe('the log', () => {
  it('begins with the deal and leaves out turns in which nothing could be seen', () => {
    const log = toEntries(
      [news('deal')],
      [
        { turn: 1, seat: 0, news: [news('a')] },
        { turn: 2, seat: 1, news: [] },
      ],
    );
    expect(log.map((entry) => [entry.turn, entry.seat])).toEqual([
      [0, null],
      [1, 0],
    ]);
  });

  it('shows the last lines', () => {
    expect(lastLines(entries([3, 3, 3]), 6)).toEqual({ from: 1, to: 3 });
    expect(lastLines(entries([3, 3, 3]), 7)).toEqual({ from: 1, to: 3 });
    expect(lastLines(entries([3, 3, 3]), 100)).toEqual({ from: 0, to: 3 });
    expect(lastLines([], 5)).toEqual({ from: 0, to: 0 });
  });

  it('shows at least the last turn, however long it is', () => {
    expect(lastLines(entries([3, 50]), 5)).toEqual({ from: 1, to: 2 });
  });

  it('shows the surroundings of a turn', () => {
    expect(linesAround(entries([1, 1, 1, 1, 1, 1, 1]), 3, 3)).toEqual({ from: 2, to: 5 });
    expect(linesAround(entries([1, 1, 1, 1]), 0, 3)).toEqual({ from: 0, to: 3 });
    expect(linesAround(entries([1, 1]), 9, 10)).toEqual({ from: 0, to: 2 });
    expect(linesAround([], 2, 3)).toEqual({ from: 0, to: 0 });
  });

  it('has a sign for every seat', () => {
    expect(new Set([null, 0, 1, 2].map(signOf)).size).toBe(4);
  });
});
