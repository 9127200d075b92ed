import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { room } from './rooms';

const tiles = join(import.meta.dirname, '../../../../../content/zombicide/tiles');

describe('rooms', () => {
  it('are drawn as what the tile files call them', () => {
    let count = 0;
    for (let number = 1; number <= 9; number += 1) {
      const text = readFileSync(join(tiles, `${number}.toml`), 'utf8');
      for (const [, side, rooms = ''] of text.matchAll(/side = "(\w+)"\nroom = \{ (.*) \}/g)) {
        for (const [, letter, place] of rooms.matchAll(/(\w) = "([\w-]+)"/g)) {
          expect(room(`${side}.${letter}`).place, `${side}.${letter}`).toBe(place);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(50);
  });
});
