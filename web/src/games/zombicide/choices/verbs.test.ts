// Offers become buttons: one for each weapon, one for all Zones of a Move, one for all trades.
import { expect, test } from 'vitest';

import type { Action } from '../../../generated/zombicide/Action';
import type { Prices } from '../../../generated/zombicide/Prices';
import { choicesOf, zonesOf, type Choice } from './offers';
import { partnersOf, verbsOf } from './verbs';

const inventory = { hand: [], backpack: [] };
const actions: Action[] = [
  'end',
  { move: { to: 3 } },
  { move: { to: 4 } },
  { fire: { weapon: 7, at: 4, pair: false, effort: 'plain' } },
  { fire: { weapon: 7, at: 5, pair: false, effort: 'plain' } },
  { fire: { weapon: 7, at: 4, pair: true, effort: 'plain' } },
  { fire: { weapon: 7, at: 4, pair: false, effort: 'all-out' } },
  { trade: { with: 1, to: { own: inventory, partner: inventory } } },
  { trade: { with: 2, to: { own: inventory, partner: inventory } } },
  { hit: { kind: 'walker', count: 2, reap: false } },
  { split: { kind: 'runner', to: [8, 9] } },
  { melee: { weapon: 6, pair: false, effort: 'plain' } },
];
const prices: Prices = {
  ...{ walk: 0, slip: 0, dash: 2, charge: 1, search: 1, door: 1, melee: 0, melee_pair: 1, ranged: 1, ranged_pair: 0 },
  ...{ melee_all_out: 0, ranged_all_out: 0 },
  ...{ reload: 1, arrange: 0, other: 1 },
};

function choices(): Choice[] {
  return choicesOf(actions.map((data, at) => ({ action: `a${at}`, data, label: { key: '', args: [] } })));
}

function of(kind: Choice['kind']): Choice[] {
  return choices().filter((choice) => choice.kind === kind);
}

test('the kind of action and the kind of zombie stay apart', () => {
  expect(of('hit')).toMatchObject([{ kind: 'hit', zombie: 'walker', count: 2, action: 'a9' }]);
  expect(of('end')).toMatchObject([{ kind: 'end', action: 'a0' }]);
});

test('what differs only in where is one verb, with its price', () => {
  const verbs = verbsOf(choices(), prices);
  expect(verbs.map(({ key, price }) => [key, price])).toEqual([
    ['melee 6 one plain', 0],
    ['fire 7 one plain', 1],
    ['fire 7 pair plain', 0],
    ['fire 7 one all-out', 0],
    ['move', 0],
    ['trade', 1],
    ['end', null],
    ['hit', null],
    ['split', null],
  ]);
  const [, shot, , , , trade] = verbs;
  expect(shot?.choices.map((choice) => zonesOf(choice, 1))).toEqual([[4], [5]]);
  expect(trade && partnersOf(trade)).toEqual([1, 2]);
});

test('a light is one verb for all its ways, and points at a Zone beside or, at a wall, at its own', () => {
  const ways: Action[] = [{ light: { to: { zone: 3 } } }, { light: { to: 'wall' } }, { place: { at: 6 } }];
  const lights = choicesOf(ways.map((data, at) => ({ action: `l${at}`, data, label: { key: '', args: [] } })));
  expect(verbsOf(lights, prices)[0]).toMatchObject({ key: 'light', sort: 'map', price: 1 });
  expect(lights.map((choice) => zonesOf(choice, 1))).toEqual([[3], [1], [6]]);
});

test('a choice points at its zones; a blow at where the survivor stands', () => {
  expect(of('split').flatMap((choice) => zonesOf(choice, 1))).toEqual([8, 9]);
  expect(of('melee').flatMap((choice) => zonesOf(choice, 1))).toEqual([1]);
  expect(of('melee').flatMap((choice) => zonesOf(choice, null))).toEqual([]);
});
