import { describe, expect, it } from 'vitest';

import type { Foreseen } from '../../../generated/zombicide/Foreseen';
import type { Kind } from '../../../generated/zombicide/Kind';
import type { Outlook } from '../../../generated/zombicide/Outlook';
import { brokenPath, drops, flows, halfWidth } from './forecast';
import { Plan } from './plan';
import { corner } from './testing';

const plan = new Plan(corner);

function foreseen(kind: Kind, count: number, from: number, to: number, more: Partial<Foreseen> = {}): Foreseen {
  const why = { lure: 'saw', goal: to, noise: 1, goals: 1, routes: 1, cause: 'phase', seen: 0 } as const;
  return { kind, count, from, to, why, again: false, team_chooses: false, because: { key: '', args: [] }, ...more };
}

const outlook = (arrows: Foreseen[], perils: Outlook['perils'] = []): Outlook => ({ arrows, perils, woken: [], cards: [] });

describe('the forecast', () => {
  it('has one arrow for all that go the same way, over their border', () => {
    const [flow, ...rest] = flows(outlook([foreseen('walker', 3, 0, 1), foreseen('brute', 2, 0, 1)]), plan);
    expect(rest).toEqual([]);
    expect(flow).toMatchObject({ count: 5, kinds: ['walker', 'brute'], at: { x: 100, y: 100 }, turn: 0, open: false });
  });

  it('draws nobody who stays', () => {
    expect(flows(outlook([foreseen('walker', 3, 1, 1)]), plan)).toEqual([]);
  });

  it('keeps arrows apart that meet', () => {
    const [there, back] = flows(outlook([foreseen('walker', 1, 0, 1), foreseen('runner', 1, 1, 0)]), plan);
    expect(there?.at).toEqual({ x: 100, y: 115 });
    expect(back?.at.y).toBeCloseTo(85);
  });

  it('turns with the border', () => {
    expect(flows(outlook([foreseen('walker', 1, 2, 1)]), plan)[0]?.turn).toBe(-90);
  });

  it('breaks where the players choose', () => {
    const now = outlook([foreseen('walker', 1, 0, 1, { team_chooses: true }), foreseen('walker', 2, 1, 0)]);
    expect(flows(now, plan).map(({ open }) => open)).toEqual([true, false]);
    expect(
      brokenPath(1)
        .split('Z')
        .filter((piece) => piece !== ''),
    ).toHaveLength(3);
  });

  it('is wider for more of them, up to a bound', () => {
    expect(halfWidth(5)).toBeGreaterThan(halfWidth(1));
    expect(halfWidth(60)).toBe(halfWidth(30));
  });

  it('tells wounds that are certain and those that may come', () => {
    const perils = [
      { who: 1, certain: 2, most: 3 },
      { who: 2, certain: 0, most: 0 },
    ];
    expect(drops(outlook([], perils))).toEqual([{ character: 1, certain: 2, most: 3 }]);
  });
});
