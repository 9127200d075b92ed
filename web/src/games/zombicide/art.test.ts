// Art that a person would miss: a card without a picture, a survivor without a face, two like rooms on one tile.
import { expect, test } from 'vitest';

import { cardArt } from './cards/arts';
import { head, survivor, zombie } from './figures/catalogue';
import { room } from './ground/rooms';
import { stretch, type GroundBorder } from './ground/types';
import { zebra } from './ground/zebra';
import { pips } from './tokens/pips';

const cards = [
  ...['baseball-bat', 'crowbar', 'fire-axe', 'pistol'],
  ...['chainsaw', 'katana', 'kukri', 'machete', 'molotov', 'sawed-off', 'shotgun', 'sniper-rifle', 'sub-mg'],
  ...['bag-of-rice', 'canned-food', 'water', 'flashlight', 'plenty-of-bullets', 'plenty-of-shells', 'aaahh'],
  ...[
    'army-sniper-rifle',
    'automatic-shotgun',
    'evil-twins',
    'golden-ak-47',
    'golden-kukri',
    'gunblade',
    'mas-shotgun',
    'nailbat',
    'zantetsuken',
  ],
];
const people = [
  ...['josh', 'doug', 'elle', 'amy', 'ned', 'wanda', 'lili', 'tiger-sam', 'odin', 'bunny-g', 'lou', 'ostara'],
  ...['tess', 'mindy', 'ashley', 'anton', 'justin', 'angelo', 'taylor', 'president'],
];
const kinds = ['walker', 'brute', 'runner', 'patient-zero', 'hobomination', 'abominacop', 'abominawild'];

test.each(cards)('the card %s has art', (card) => {
  expect(cardArt(card)?.parts.length).toBeGreaterThan(1);
});

test.each(people)('%s has a figure and a face, and stands on the ground', (key) => {
  expect(head(key)).toBeDefined();
  const { y = 0, h = 0 } = survivor(key)?.box ?? {};
  expect(y + h).toBeGreaterThan(0);
  expect(y + h).toBeLessThan(8);
});

test.each(kinds)('a %s has a figure', (kind) => {
  expect(zombie(kind)).toBeDefined();
});

test('rooms of one tile differ', () => {
  for (const side of ['1R', '5V', '7V', '9V', '13R']) {
    expect(new Set([...'ABCDE'].map((letter) => room(`${side}.${letter}`))).size).toBe(5);
  }
});

test('a die has as many pips as its face says', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) expect(new Set(pips(face).match(/M[^h]+/g)).size).toBe(face);
});

test('a border lies along x or y, and its zebra stays within it', () => {
  const border: GroundBorder = { x1: 9, y1: 21, x2: 9, y2: 30, kind: 'free', open: false };
  expect(stretch(border)).toEqual({ x: 90, y: 255, length: 90, turn: 90 });
  const tops = [...zebra(border).stripes.matchAll(/M81,([\d.]+)h18v6/g)].map(([, y]) => Number(y));
  expect(tops).toHaveLength(6);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(210);
  expect(Math.max(...tops) + 6).toBeLessThanOrEqual(300);
});
