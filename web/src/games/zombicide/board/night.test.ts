import { describe, expect, it } from 'vitest';

import type { Insight } from '../../../generated/zombicide/Insight';
import { beamPath, beamsOf, wayAt } from './night';
import { Plan } from './plan';
import { corner } from './testing';

const plan = new Plan(corner);

describe('light at night', () => {
  it('shines from those who stand, at a Zone or a wall', () => {
    const survivors = [
      { zone: 0, beam: { zone: 1 }, status: 'standing' },
      { zone: 1, beam: 'wall', status: 'standing' },
      { zone: 1, beam: null, status: 'standing' },
      { zone: 1, beam: { zone: 0 }, status: 'down' },
    ];
    expect(beamsOf({ survivors } as unknown as Insight)).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: null },
    ]);
  });

  it('is a cone into the next Zone, and a pool at a wall', () => {
    expect(beamPath(plan, { from: 0, to: 1 })).toContain('Q');
    expect(beamPath(plan, { from: 0, to: null })).toContain('a');
  });

  it('follows the finger: the Zone under it, the wall at home, else the nearest', () => {
    const aim = { from: 1, ways: [0, 2, null] };
    expect(wayAt(plan, aim, { x: 20, y: 190 })).toBe(0);
    expect(wayAt(plan, aim, plan.zone(1).middle)).toBeNull();
    expect(wayAt(plan, aim, { x: 400, y: 400 })).toBe(2);
    expect(wayAt(plan, { from: 1, ways: [] }, { x: 0, y: 0 })).toBeUndefined();
    expect(wayAt(plan, { from: 1, ways: [0, 2] }, plan.zone(1).middle), 'no wall to shine at').not.toBeNull();
  });
});
