// Tests of views that are kept up to date by changes.
import { describe, expect, it } from 'vitest';

import type { ToldStep } from '../generated/ToldStep';
import { applyChange, newsOf, partsOf, viewAfter } from './change';

const news = (event: string) => ({ phrase: { key: event, args: [] }, rule: 'ZK-MOVE-01', data: null });
const step = (hand: string[], ...events: string[]): ToldStep => ({ news: events.map(news), change: [[['hand'], hand]] });

describe('a change', () => {
  it('puts new values in their places and leaves the rest', () => {
    const before = {
      tracks: [
        [1, 2],
        [3, 4],
      ],
      hand: ['mine'],
      deck: 20,
    };
    const after = applyChange(before, [
      [['tracks', 1, 0], 9],
      [['hand'], []],
    ]);
    expect(after).toEqual({
      tracks: [
        [1, 2],
        [9, 4],
      ],
      hand: [],
      deck: 20,
    });
    expect(before.tracks[1]).toEqual([3, 4]);
    expect((after as typeof before).tracks[0]).toBe(before.tracks[0]);
  });

  it('may replace everything', () => {
    expect(applyChange({ a: 1 }, [[[], null]])).toBeNull();
    expect(applyChange({ a: 1 }, [])).toEqual({ a: 1 });
  });
});

describe('the parts of a turn', () => {
  const steps = [step(['x'], 'a', 'b'), step(['y']), step(['z'], 'c')];

  it('have the views around what happened', () => {
    expect(partsOf({ hand: [] }, steps)).toEqual([
      { before: { hand: [] }, after: { hand: ['y'] }, news: [news('a'), news('b')] },
      { before: { hand: ['y'] }, after: { hand: ['z'] }, news: [news('c')] },
    ]);
  });

  it('lead to the view after the turn', () => {
    expect(viewAfter({ hand: [] }, steps)).toEqual({ hand: ['z'] });
    expect(newsOf(steps).map((one) => one.phrase.key)).toEqual(['a', 'b', 'c']);
  });
});
