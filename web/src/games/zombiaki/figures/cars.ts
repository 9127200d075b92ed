// What drives at the zombies. Cars face right, towards the cemetery.

import { amber, bar, box, disc, figure, ink, paper, poly, ring } from './draw';
import type { Figure } from './figure';

const wheel = (x: number, r: number): Figure => {
  const y = 94 - r;
  return figure(paper(disc(x, y, r + 2)), ink(disc(x, y, r)), paper(ring(x, y, r * 0.55, r * 0.2)));
};

/** Small, round and plastic. */
const trabant = figure(
  ink('M4,80L4,62C6,56 14,54 20,53L30,36C32,32 36,30 42,30L62,30C66,30 68,32 71,36L80,54C90,55 96,58 97,66L98,80L94,84L6,84Z'),
  amber('M28,53L36,39C37,37 39,36 42,36L48,36L48,53Z', 'M52,36L61,36C64,36 65,37 67,40L73,53L52,53Z'),
  paper(bar(6, 66, 84, 66, 2), bar(50, 56, 50, 82, 1.6), bar(53, 60, 60, 60, 2)),
  amber(disc(92, 65, 4)),
  wheel(24, 13),
  wheel(76, 13),
);

/** A lorry as high as the card, with a ram. */
const kamaz = figure(
  ink(poly('2,26 58,26 58,76 2,76'), box(2, 74, 94, 10)),
  ink('M61,80L61,18C61,14 64,12 68,12L86,12C89,12 90,14 91,17L95,44L95,80Z', poly('92,60 100,60 100,90 92,84')),
  paper(...[14, 26, 38, 50].map((x) => bar(x, 30, x, 70, 2))),
  amber(poly('68,20 84,20 88,42 68,42')),
  paper(bar(64, 52, 92, 52, 2), box(66, 56, 8, 2.6)),
  amber(box(86, 60, 6, 8)),
  wheel(16, 12),
  wheel(42, 12),
  wheel(80, 12),
);

/** Long, full of windows, horns up. */
const trolleybus = figure(
  ink(bar(44, 32, 8, 4, 2.4), bar(52, 32, 16, 4, 2.4), box(34, 28, 24, 7)),
  ink('M2,84L2,40C2,36 5,34 9,34L88,34C93,34 95,37 96,42L98,66L98,84Z'),
  amber(...[7, 22, 52, 67].map((x) => box(x, 41, 12, 17)), poly('83,41 91,41 94,58 83,58')),
  paper(box(37, 40, 5, 40), box(43.5, 40, 5, 40), bar(4, 66, 35, 66, 2), bar(51, 66, 97, 66, 2)),
  amber(box(91, 70, 6, 6)),
  wheel(20, 11),
  wheel(76, 11),
);

export const cars: Readonly<Record<string, Figure>> = { trabant, kamaz, trolleybus };
