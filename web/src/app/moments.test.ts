// How long ago, in both languages.
import { expect, it } from 'vitest';

import { ago } from './moments';

const minute = 60_000;

it.each([
  ['pl', 10_000, 'teraz'],
  ['pl', 2 * minute, '2 minuty temu'],
  ['pl', 5 * minute, '5 minut temu'],
  ['pl', 26 * 60 * minute, 'wczoraj'],
  ['en', 3 * 60 * minute, '3 hours ago'],
  ['en', -5 * minute, 'now'],
])('%s, %i milliseconds', (language, past, said) => {
  expect(ago(language, 1e12 - past, 1e12)).toBe(said);
});
