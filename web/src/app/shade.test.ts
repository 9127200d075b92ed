// Dark or light.
import { expect, it } from 'vitest';

import { shadeFrom } from './shade';

it('keeps what was chosen', () => {
  expect(shadeFrom('dark', true)).toBe('dark');
  expect(shadeFrom('light', false)).toBe('light');
});

it('follows the browser until the user chooses', () => {
  expect(shadeFrom(null, true)).toBe('light');
  expect(shadeFrom(null, false)).toBe('dark');
  expect(shadeFrom('pink', false)).toBe('dark');
});
