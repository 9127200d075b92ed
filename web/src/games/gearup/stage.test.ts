import { expect, test } from 'vitest';

import { stage } from './stage';
import { boss, cells, kit, news, seated, sketch, zombie } from './testing';

test('crosses appear on the card, and the dead fall with the next event', () => {
  const before = sketch({ zombies: [zombie(3, 0, 0, 2, 'A2')] });
  const told = news(
    { crossed: { who: 0, seat: 0, target: { zombie: 3 }, card: 0, lane: 0, cells: cells('B1 C1') } },
    { died: { who: 0, zombie: 3, card: 0, lane: 0 } },
    { gained: { who: 0, seat: 0, good: 'ammo', amount: 1, lost: 0 } },
  );
  const first = stage(before, told, 0, kit);
  expect(first.state.zombies[0]?.crossed).toEqual(cells('A2 B1 C1'));
  expect(first.cue).toMatchObject({ kind: 'cross', target: 'z3' });
  expect(stage(before, told, 1, kit).state.zombies).toHaveLength(1);
  const last = stage(before, told, 2, kit);
  expect(last.state.zombies).toHaveLength(0);
  expect(last.state.seats[0]?.ammo).toEqual({ ready: 1, spent: 0 });
  expect(before.state.zombies[0]?.crossed).toEqual(cells('A2'));
});

test('zombies march, are driven back and enter at the far end', () => {
  const before = sketch({ zombies: [zombie(3, 0, 0, 3)], drawn: [4, 1] });
  const told = news(
    { marched: { zombie: 3, card: 0, lane: 0, from: 3, to: 2 } },
    { knocked_back: { zombie: 3, card: 0, from: 2 } },
    { entered: { who: 1, zombie: 9, card: 1, lane: 1 } },
  );
  expect(stage(before, told, 0, kit).state.zombies[0]?.space).toBe(2);
  const { state, cue } = stage(before, told, 2, kit);
  expect(state.zombies.map((one) => [one.id, one.lane, one.space])).toEqual([
    [3, 0, 3],
    [9, 1, 3],
  ]);
  expect(state.drawn).toEqual([4]);
  expect(cue).toEqual({ kind: 'zombie', target: 'z9', lane: 1, how: 'enters' });
});

test('tracks are written by damage, armour and prices', () => {
  const before = sketch({ seats: [seated(0, { armour: { ready: 2, spent: 1 }, ammo: { ready: 1, spent: 0 } }), seated(1)] });
  const told = news(
    { blocked: { who: 0, seat: 0, amount: 1, cause: 'bomber' } },
    { hurt: { who: 0, seat: 0, amount: 2, left: 10, cause: 'bomber' } },
    { paid: { who: 0, seat: 0, good: 'ammo' } },
    { upgraded: { seat: 0, survivor: 0, weapon: 'red', level: 1 } },
  );
  const { state } = stage(before, told, 3, kit);
  expect(state.seats[0]).toMatchObject({ wounds: 2, armour: { ready: 1, spent: 2 }, ammo: { ready: 0, spent: 1 }, upgrades: [0, 0, 0, 1] });
});

test('the Boss arrives, is crossed, and moves on', () => {
  const told = news(
    { boss_came: { who: 0, seat: 1 } },
    { crossed: { who: 1, seat: 1, target: { boss: 0 }, card: null, lane: 1, cells: cells('B2 C2') } },
    { boss_came: { who: 0, seat: 0 } },
  );
  const { state } = stage(sketch(), told, 2, kit);
  expect(state.boss).toMatchObject({ ...boss(0), crossed: [cells('B2 C2'), [], []] });
});

test('a Turn card begins a turn for everybody', () => {
  const before = sketch({ seats: [seated(0, { done: true }), seated(1, { done: true })], turns_seen: 0 });
  const { state, cue } = stage(before, news({ revealed: { turn: 5, card: 7 } }), 0, kit);
  expect(state).toMatchObject({ turn: 5, turn_card: 7, turns_seen: 128, step: 'weapons' });
  expect(state.seats.some((one) => one.done)).toBe(false);
  expect(cue).toEqual({ kind: 'card', what: 'turn', value: 7 });
});
