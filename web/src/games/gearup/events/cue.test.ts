import { expect, test } from 'vitest';

import type { Happening } from '../../../generated/gearup/Happening';
import type { View } from '../../../generated/gearup/View';
import { momentOf, type Moment } from './cue';
import { cells, news, sketch, zombie } from '../testing';

const before = sketch({ zombies: [zombie(3, 0, 1, 2)] });
const after = sketch();

/** An event of a part that leads from one view to the other. */
function moment(at: number, ...happenings: Happening[]): Moment {
  const told = news(...happenings);
  return momentOf({ before, news: told, step: at, part: { before, after, news: told }, at });
}

const entered: Happening = { entered: { who: 1, zombie: 9, card: 1, lane: 1 } };
const drew: Happening = { drew: { card: 1 } };
const finished: Happening = { finished: { who: 0, seat: 0 } };

test('what changes is seen with the last event that takes time', () => {
  expect(moment(0, drew, entered, finished).view).toBe(before);
  expect(moment(1, drew, entered, finished).view).toBe(after);
  expect(moment(1, drew, entered).cue).toEqual({ kind: 'zombie', target: { zombie: 9 }, lane: 1, how: 'enters' });
});

test.each<[Happening, View]>([
  [{ died: { who: 0, zombie: 3, card: 0, lane: 1 } }, before],
  [{ exploded: { zombie: 3, card: 0, lane: 1, damage: 2 } }, before],
  [{ attacked: { who: 0, zombie: 3, card: 0, seat: 1, damage: 2 } }, after],
])('a zombie that falls is there until it has fallen: %o', (happening, view) => {
  expect(moment(0, happening).view).toBe(view);
  expect(moment(0, happening).cue).toMatchObject({ target: { zombie: 3 }, lane: 1 });
});

test('crosses are drawn with the pen of their seat, in the lane of their target', () => {
  const crossed: Happening = { crossed: { who: 0, seat: 0, target: { zombie: 3 }, card: 0, lane: 1, cells: cells('B1 C1') } };
  expect(moment(0, crossed).cue).toEqual({ kind: 'cross', seat: 0, target: { zombie: 3 }, lane: 1, cells: cells('B1 C1') });
  const laid: Happening = { part_laid: { who: 0, seat: 0, target: { zombie: 3 }, card: 0, cells: cells('B1') } };
  expect(moment(0, laid, drew).cue).toMatchObject({ kind: 'cross', lane: 1 });
});

test('goods, damage and prices are seen on the sheet', () => {
  expect(moment(0, { paid: { who: 0, seat: 1, good: 'ammo' } }).cue).toEqual({ kind: 'sheet', seat: 1, track: 'ammo', amount: -1 });
  expect(moment(0, { hurt: { who: 0, seat: 1, amount: 2, left: 9, cause: 'bomber' } }).cue).toMatchObject({ track: 'health', amount: -2 });
  expect(moment(0, { gained: { who: 0, seat: 0, good: 'armour', amount: 2, lost: 0 } }).cue).toMatchObject({ track: 'armour', amount: 2 });
  expect(moment(0, finished).cue).toBeNull();
});
