// The danger track and the supply of figures.
import { expect, test } from 'vitest';

import type { Insight } from '../../../generated/zombicide/Insight';
import { share, skillLines } from './danger';
import { supplyOf } from './supply';

test('every level has a quarter of the track', () => {
  expect(share({ adrenaline: 0, level: 'blue' })).toBe(0);
  expect(share({ adrenaline: 7, level: 'yellow' })).toBe(25);
  expect(share({ adrenaline: 13, level: 'yellow' })).toBe(37.5);
  expect(share({ adrenaline: 43, level: 'red' })).toBe(75);
  expect(share({ adrenaline: 60, level: 'red' })).toBe(100);
});

test('skills stand at their level, owned or to come, and a gift of the mission is not left out', () => {
  const amy = { character: 3, id: 'amy', kind: 'classic' as const, blue: [1], orange: [2, 3], red: [4] };
  const lines = skillLines(amy, [1, 3, 9], 7);
  expect(lines.filter(({ owned }) => owned).map(({ skill }) => skill)).toEqual([1, 3, 9]);
  expect(lines.find(({ skill }) => skill === 7)).toMatchObject({ level: 'yellow', owned: false });
});

test('two or fewer figures are few', () => {
  const zones = [{ zone: 1, zombies: [['walker', 38]], noise: 0, loudness: 0 }];
  const supply = supplyOf({ pool: [2, 16, 3], zones } as unknown as Insight);
  expect(supply.map(({ kind, left, all, short }) => [kind, left, all, short])).toEqual([
    ['walker', 2, 40, true],
    ['brute', 16, 16, false],
    ['runner', 3, 3, false],
  ]);
});
