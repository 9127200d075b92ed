// Tests of the curve.
import { describe, expect, it } from 'vitest';

import { curveOf, spreadOf } from './curve';

const at = (turn: number, ...values: [number, number, number]) => ({ turn, games: 100, seats: [values] });

describe('the curve', () => {
  it('is not there before the first figures', () => {
    expect(curveOf([], 0, 100, 50)).toBeNull();
    expect(curveOf([at(1, 1, 2, 3)], 4, 100, 50)).toBeNull();
  });

  it('goes from the first turn to the last', () => {
    const curve = curveOf([at(2, 40, 50, 60), at(4, 20, 30, 40), at(12, 70, 80, 90)], 0, 100, 50);
    expect(curve?.line).toBe('M0 25L20 35L100 10');
    expect(curve?.band).toBe('M0 20L20 30L100 5L100 15L20 40L0 30Z');
    expect(curve?.end).toEqual({ x: 100, y: 10 });
    expect(curve?.turn).toBe(12);
  });

  it('is level while there is one point', () => {
    expect(curveOf([at(7, 40, 50, 60)], 0, 100, 50)?.line).toBe('M0 25L100 25');
  });

  it('says how sure it is', () => {
    expect(spreadOf([38, 46, 54])).toBe(8);
  });
});
