import { describe, expect, it } from 'vitest';

import type { Kind } from '../../../generated/zombicide/Kind';
import type { Box } from '../../shared/geometry';
import { arrange, type Crowd } from './crowd';

const roomy: Box = { x: 10, y: 20, w: 166, h: 106 };
const small: Box = { x: 0, y: 0, w: 76, h: 54 };
const horde: Crowd = [
  ['brute', 7],
  ['walker', 15],
  ['runner', 8],
];

describe('Zombies in a Zone', () => {
  it('stand left to right in the order in which they are hit', () => {
    const { groups } = arrange(roomy, horde, 0);
    expect(groups.map(({ kind }) => kind)).toEqual<Kind[]>(['brute', 'walker', 'runner']);
    const left = groups.map(({ feet }) => Math.min(...feet.map(({ x }) => x)));
    expect(left).toEqual(left.toSorted((one, other) => one - other));
  });

  it('are never more than three figures of a kind, and their number is on a plate', () => {
    const { groups, total } = arrange(roomy, horde, 0);
    expect(groups.map(({ feet }) => feet.length)).toEqual([3, 3, 3]);
    expect(groups.map(({ plate }) => plate !== null)).toEqual([true, true, true]);
    expect(total?.count).toBe(30);
  });

  it('need no plate as long as they can be counted', () => {
    const { groups, total } = arrange(roomy, [['walker', 2]], 1);
    expect(groups[0]).toMatchObject({ count: 2, plate: null });
    expect(total).toBeNull();
  });

  it('all have plates where three kinds meet', () => {
    const one: Crowd = horde.map(([kind]) => [kind, 1] as const);
    expect(arrange(roomy, one, 0).groups.every(({ plate }) => plate !== null)).toBe(true);
  });

  it('do not shrink when they become more', () => {
    const few = arrange(roomy, [['walker', 3]], 0);
    const many = arrange(roomy, [['walker', 30]], 0);
    expect(many.scale).toBe(few.scale);
    expect(many.groups[0]?.feet).toEqual(few.groups[0]?.feet);
  });
});

describe('people in a Zone', () => {
  it.each([1, 2, 3, 6, 10])('stand below or beside the Zombies: %i', (people) => {
    const { people: stands, groups } = arrange(roomy, horde, people);
    expect(stands).toHaveLength(people);
    const lowest = Math.max(...groups.flatMap(({ feet }) => feet.map(({ y }) => y)));
    const rightmost = Math.max(...groups.flatMap(({ feet }) => feet.map(({ x }) => x)));
    expect(stands.every(({ at }) => at.y > lowest || at.x > rightmost)).toBe(true);
  });

  it.each([roomy, small])('stay inside, six of them alone', (body) => {
    const { people } = arrange(body, [], 6);
    for (const { at } of people) {
      expect(at.x).toBeGreaterThan(body.x);
      expect(at.x).toBeLessThan(body.x + body.w);
      expect(at.y).toBeLessThanOrEqual(body.y + body.h);
    }
  });
});
