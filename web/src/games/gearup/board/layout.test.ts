import { expect, test } from 'vitest';

import { cellFor } from './layout';

const card = { rows: 4, columns: 4 };

test('few zombies are drawn large, many small, and never below the least', () => {
  expect(cellFor([[card], [], []], 700, 450, 34, 20)).toBe(34);
  const some = cellFor([[card, card], [card], [card]], 700, 450, 34, 20);
  expect(some).toBeLessThan(34);
  expect(some).toBeGreaterThan(20);
  const crowd = Array.from({ length: 12 }, () => card);
  expect(cellFor([crowd, crowd, crowd], 700, 450, 34, 20)).toBe(20);
});

test('a narrow street breaks its lines sooner', () => {
  const row = [card, card, card];
  expect(cellFor([row, [], []], 400, 350, 34, 16)).toBeLessThan(cellFor([row, [], []], 900, 350, 34, 16));
});
