// What is put on a zombie: a hostage, a jacket, chains.

import { claw, head } from './body';
import { amber, bar, box, disc, figure, ink, limb, over, paper, place, poly, type Joint } from './draw';
import type { Figure } from './figure';

const selection: readonly [Joint, Joint, Joint] = [
  [86, 54, 13],
  [70, 68, 10],
  [42, 60, 7.5],
];

/** Hands up, mouth open, and a zombie that hides behind. */
const hostage = figure(
  ink('M56,94L60,52C64,40 88,38 94,52L96,94Z'),
  head(78, 26),
  limb('ink', [
    [26, 52, 11],
    [12, 42, 8.5],
    [12, 22, 6],
  ]),
  limb('ink', [
    [46, 52, 11],
    [58, 40, 8.5],
    [56, 18, 6],
  ]),
  ink(disc(12, 17, 5.5), disc(56, 13, 5.5)),
  paper('M18,50C24,44 48,44 54,50L54,94L18,94Z'),
  ink('M20,50C26,45 46,45 52,50L52,94L20,94Z'),
  amber(poly('27,54 45,54 45,94 27,94')),
  ink(bar(36, 54, 36, 94, 2.4), disc(35, 29, 14)),
  paper('M24,27C30,27 34,25 37,22C40,25 43,27 46,27C47,36 42,41 35,41C28,41 23,36 24,27Z'),
  ink(disc(30.5, 30, 2), disc(39.5, 30, 2), disc(35, 36.4, 2.6, 3.2)),
  over(selection),
  claw(selection[1], selection[2]),
);

const quilt = [26, 34, 42, 58, 66, 74];

/** Grandad's quilted jacket, with nobody in it. */
const jacket = figure(
  ink(
    'M36,12L64,12C76,14 82,18 85,28L98,66C94,72 88,74 82,73L76,54C79,66 80,80 78,91C60,95 40,95 22,91C20,80 21,66 24,54L18,73C12,74 6,72 2,66L15,28C18,18 24,14 36,12Z',
  ),
  paper(...quilt.map((x) => bar(x, 34, x, 82, 1.8)), bar(22, 84, 78, 84, 1.8)),
  paper(bar(79, 64, 95, 59, 1.8), bar(5, 59, 21, 64, 1.8), bar(76, 30, 86, 58, 1.8), bar(24, 30, 14, 58, 1.8)),
  paper(poly('42,10 58,10 50,30'), bar(50, 28, 50, 94, 2.2)),
  ink(poly('33,13 43,5 50,22 38,31'), poly('67,13 57,5 50,22 62,31')),
  amber(disc(55, 42, 3), disc(55, 56, 3), disc(55, 70, 3)),
);

const LINK = 'M-9,-9L9,-9L15,-4L15,4L9,9L-9,9L-15,4L-15,-4ZM-7,-4L-9,-2L-9,2L-7,4L7,4L9,2L9,-2L7,-4Z';

/** From the lock outwards at an angle: a link from its side, a link laid flat, a link from its side. */
const chain = (turn: number): Figure => {
  const along = (r: number): readonly [number, number] => [
    50 + r * Math.cos((turn * Math.PI) / 180),
    52 + r * Math.sin((turn * Math.PI) / 180),
  ];
  return figure(ink(place(LINK, ...along(39), turn)), ink(bar(...along(12), ...along(30), 7), bar(...along(48), ...along(62), 7)));
};

/** Four chains into one padlock. */
const chains = figure(
  ...[-139, -41, 139, 41].map(chain),
  paper(box(29, 43, 42, 37, 4)),
  ink('M34,50L34,38C34,18 66,18 66,38L66,50L58,50L58,39C58,28 42,28 42,39L42,50Z', box(31, 46, 38, 32, 3)),
  amber(disc(50, 58, 4.6), poly('48,58 52,58 55,72 45,72')),
);

export const attachments: Readonly<Record<string, Figure>> = { hostage, jacket, chains };
