// Tests of how a game ended.
import { describe, expect, it } from 'vitest';

import type { SeatCard } from '../generated/SeatCard';
import type { Status } from '../generated/Status';
import { resultOf } from './result';

const seats = (...yours: boolean[]): SeatCard[] =>
  yours.map((own) => ({ name: 'x', holder: { who: 'person', name: '' }, yours: own, lent: false, present: true }));
const over = (winners: number[], by: 'rules' | 'concession' = 'rules'): Status => ({ status: 'over', winners, by });

describe('the result', () => {
  it('is won or lost for the person who sat there, and seen by everybody else', () => {
    expect(resultOf(over([0]), seats(true, false))?.kind).toBe('won');
    expect(resultOf(over([1]), seats(true, false))?.kind).toBe('lost');
    expect(resultOf(over([1]), seats(false, false))?.kind).toBe('seen');
    expect(resultOf(over([1]), seats(true, true))?.kind).toBe('seen');
  });

  it('names who gave up', () => {
    expect(resultOf(over([1], 'concession'), seats(true, false))?.gaveUp).toEqual([0]);
    expect(resultOf(over([1]), seats(true, false))?.gaveUp).toEqual([]);
  });

  it('is not there before the end', () => {
    expect(resultOf({ status: 'deciding', seats: [0], rule: 'X' }, seats(true))).toBeNull();
  });
});
