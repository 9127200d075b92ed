// Tests of odds in words.
import { describe, expect, it } from 'vitest';

import { oddsOf } from './odds';

describe('odds', () => {
  it('are percentages and plain fractions', () => {
    expect(oddsOf(75_000)).toEqual({ percent: 75, fraction: [3, 4] });
    expect(oddsOf(16_667)).toEqual({ percent: 16.7, fraction: [1, 6] });
    expect(oddsOf(33_333)).toEqual({ percent: 33.3, fraction: [1, 3] });
    expect(oddsOf(2_778)).toEqual({ percent: 2.8, fraction: [1, 36] });
  });

  it('have no fraction where none is plain', () => {
    expect(oddsOf(12_345).fraction).toBeNull();
  });

  it('never round something possible to nothing or to certainty', () => {
    expect(oddsOf(3).percent).toBe(0.1);
    expect(oddsOf(99_999).percent).toBe(99.9);
    expect(oddsOf(100_000)).toEqual({ percent: 100, fraction: null });
    expect(oddsOf(0)).toEqual({ percent: 0, fraction: null });
  });
});
