// Cards change places, and nothing is lost or doubled on the way.
import { expect, test } from 'vitest';

import type { Card } from '../../../generated/zombicide/Card';
import { cardAt, inventoryOf, isSame, shelvesOf, stowed, swap, wayOf } from './arrangement';

const card = (kind: number): Card => ({ kind, empty: false });
const [axe, pistol, water] = [card(0), card(1), card(2)];
const amy = { who: 3, hand: [axe], backpack: [water], slots: 3 };
const ned = { who: 4, hand: [pistol, pistol], backpack: [], slots: 3 };

test('a survivor has two hands and the slots of the backpack', () => {
  const shelves = shelvesOf([amy], null);
  expect(shelves.map(({ part, places }) => [part, places.length])).toEqual([
    ['hand', 2],
    ['backpack', 3],
  ]);
  expect(inventoryOf(shelves, 3)).toEqual({ hand: [axe], backpack: [water] });
});

test('two cards change places, also between survivors', () => {
  const before = shelvesOf([amy, ned], null);
  const after = swap(before, { shelf: 0, place: 0 }, { shelf: 2, place: 1 });
  expect(inventoryOf(after, 3)).toEqual({ hand: [pistol], backpack: [water] });
  expect(inventoryOf(after, 4)).toEqual({ hand: [pistol, axe], backpack: [] });
  expect(isSame(before, after)).toBe(false);
  expect(isSame(before, swap(after, { shelf: 0, place: 0 }, { shelf: 2, place: 1 }))).toBe(true);
});

test('the order inside a part does not count', () => {
  const before = shelvesOf([amy], null);
  expect(isSame(before, swap(before, { shelf: 0, place: 0 }, { shelf: 0, place: 1 }))).toBe(true);
});

test('what was found is dropped unless it is kept, and there is always room to drop one more', () => {
  const before = shelvesOf([amy], [pistol]);
  expect(before[2]?.places).toEqual([pistol, null]);
  const kept = swap(before, { shelf: 2, place: 0 }, { shelf: 0, place: 1 });
  expect(inventoryOf(kept, 3)).toEqual({ hand: [axe, pistol], backpack: [water] });
  expect(kept[2]?.places).toEqual([null]);
  const dropped = swap(kept, { shelf: 1, place: 0 }, { shelf: 2, place: 0 });
  expect(dropped[2]?.places).toEqual([water, null]);
});

test('a card that is sent away goes to the other own part first', () => {
  const shelves = shelvesOf([amy, ned], null);
  expect(wayOf(shelves, { shelf: 0, place: 0 })).toEqual({ shelf: 1, place: 1 });
  expect(cardAt(shelves, { shelf: 1, place: 1 })).toBeNull();
  const found = shelvesOf([amy], [pistol]);
  expect(wayOf(found, { shelf: 2, place: 0 })).toEqual({ shelf: 0, place: 1 });
});

test('what was found is put where there is room, hands first', () => {
  expect(inventoryOf(stowed(shelvesOf([amy], [pistol])), 3)).toEqual({ hand: [axe, pistol], backpack: [water] });
  const full = { ...ned, backpack: [axe, axe, axe] };
  expect(inventoryOf(stowed(shelvesOf([full], [water])), 4)).toEqual({ hand: [pistol, pistol], backpack: [axe, axe, axe] });
});
