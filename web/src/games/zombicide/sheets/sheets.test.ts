// The danger track and the supply of figures.
import { expect, test, vi } from 'vitest';

import type { Insight } from '../../../generated/zombicide/Insight';
import type { Outlook } from '../../../generated/zombicide/Outlook';
import type { SurvivorView } from '../../../generated/zombicide/SurvivorView';
import { words } from '../../../i18n/words.svelte';
import { share, skillLines } from './danger';
import { drawsOf } from './draws';
import { fallen, roundsToRescue } from './rescue';
import { supplyOf } from './supply';

const thresholds = [0, 7, 19, 43];

test('every level has a quarter of the track', () => {
  expect(share({ adrenaline: 0, level: 'blue' }, thresholds)).toBe(0);
  expect(share({ adrenaline: 7, level: 'yellow' }, thresholds)).toBe(25);
  expect(share({ adrenaline: 13, level: 'yellow' }, thresholds)).toBe(37.5);
  expect(share({ adrenaline: 43, level: 'red' }, thresholds)).toBe(75);
  expect(share({ adrenaline: 60, level: 'red' }, thresholds)).toBe(100);
});

test('skills stand at their level, owned or to come, and a gift of the mission is not left out', () => {
  const amy = { character: 3, id: 'amy', kind: 'classic' as const, blue: [1], yellow: [7], orange: [2, 3], red: [4] };
  const lines = skillLines(amy, [1, 3, 9]);
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

test('cards with figures of one kind stand together, the likeliest first', () => {
  // Words are their keys.
  vi.spyOn(words, 't').mockImplementation((key, args = {}) => [key, ...Object.values(args)].join(' '));
  const figures = (kind: 'walker' | 'runner', count: number, rush: boolean) => ({ figures: { kind, count, rush } });
  const cards: Outlook['cards'] = [
    [figures('walker', 2, false), 2],
    ['nothing', 4],
    [figures('walker', 6, true), 3],
    [{ activation: { kind: 'brute' } }, 1],
    [figures('runner', 1, false), 2],
  ];
  expect(drawsOf({ arrows: [], perils: [], woken: [], cards })).toEqual([
    { text: 'zombicide-outlook-rush zombicide-outlook-figures 2 zombicide-map-walker 6 3', count: 5 },
    { text: 'zombicide-outlook-nothing', count: 4 },
    { text: 'zombicide-map-runner 1', count: 2 },
    { text: 'zombicide-outlook-activation-brute', count: 1 },
  ]);
});

test('who lies can be rescued until the end of the next Round, and the most urgent come first', () => {
  expect((['standing', 'down', 'fading', 'dead'] as const).map(roundsToRescue)).toEqual([null, 2, 1, null]);
  const team = [{ status: 'down' }, { status: 'standing' }, { status: 'fading' }] as SurvivorView[];
  expect(fallen(team).map(({ rounds }) => rounds)).toEqual([1, 2]);
});
