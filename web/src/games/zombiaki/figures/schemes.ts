// What the zombies do: their actions, and the Dawn that ends them.

import { claw, head } from './body';
import { amber, bar, blood, box, disc, figure, ink, limb, over, paper, place, poly, star, toxic, type Joint } from './draw';
import type { Figure } from './figure';

/** A pickaxe coming down, stone flying. */
const pickaxe = figure(
  ink(bar(78, 92, 36, 26, 7)),
  ink('M4,52C8,30 24,14 44,10C58,8 70,10 82,16L80,20C70,18 62,19 54,22L46,30L36,34L28,30C20,36 12,44 8,54Z'),
  paper(bar(30, 32, 52, 18, 1.8)),
  ink(poly('6,66 16,62 20,70 12,76'), poly('24,74 32,70 36,80 26,84'), poly('10,84 18,82 18,91 9,91')),
);

/** A flexed arm and the needle in it. */
const steroids = figure(
  ink('M2,94L2,70C12,60 26,58 36,62C42,48 58,48 63,60L66,42L68,12C80,8 90,14 89,26L86,42C94,54 94,70 87,80C77,92 52,94 2,94Z'),
  over([
    [64, 16, 8],
    [74, 15, 8],
  ]),
  over([
    [62, 24, 8],
    [74, 23, 8],
  ]),
  over([
    [62, 32, 8],
    [74, 31, 8],
  ]),
  over([
    [64, 40, 7],
    [74, 39, 7],
  ]),
  paper('M63,60C65,67 62,73 55,75L54,73C60,71 61,66 60,60Z'),
  paper(bar(50, 62, 43, 46, 6)),
  ink(bar(49, 66, 38, 42, 2.4), bar(39, 45, 27, 17, 15), bar(26, 18, 22, 8, 3.4), bar(14, 11, 30, 4, 4), bar(18, 22, 37, 14, 4)),
  toxic(bar(36.4, 39, 30.6, 25.4, 9)),
);

const risen: readonly [Joint, Joint, Joint] = [
  [44, 84, 15],
  [40, 64, 13],
  [30, 42, 10.5],
];

/** A hand out of the grave, and what it brings. */
const plague = figure(
  ink('M52,94L56,38C58,18 94,22 92,42L88,94Z'),
  paper(bar(75, 36, 72, 66, 4.4), bar(64, 46, 85, 48, 4.4)),
  over(risen),
  claw(risen[1], risen[2]),
  ink('M2,94C8,82 22,80 32,84L42,80L54,85C66,80 86,82 98,94Z'),
  toxic(disc(12, 70, 5.4), disc(8, 54, 3.4), disc(15, 42, 2.4), disc(48, 24, 4.4), disc(57, 12, 3), disc(46, 7, 2.2)),
);

/** Nothing but jaws. */
const hunger = figure(
  ink('M50,6C76,6 96,22 96,50C96,78 76,96 50,96C24,96 4,78 4,50C4,22 24,6 50,6Z'),
  blood('M26,78C32,64 68,64 74,78C62,90 38,90 26,78Z'),
  paper(
    poly('12,40 22,30 26,48'),
    poly('27,27 39,22 36,48 31,48'),
    poly('42,21 58,21 55,46 45,46'),
    poly('61,22 73,27 69,48 64,48'),
    poly('78,30 88,40 74,48'),
  ),
  paper(
    poly('13,62 24,58 22,74'),
    poly('27,80 31,60 38,84'),
    poly('42,86 45,64 55,64 58,86'),
    poly('62,84 69,60 73,80'),
    poly('78,74 76,58 87,62'),
  ),
);

/** A brain where a chess king has his head. */
const brain = figure(
  ink(bar(50, 2, 50, 16, 4.4), bar(43, 7, 57, 7, 4.4)),
  ink('M18,94L18,86L28,81C36,76 38,72 39,66L61,66C62,72 64,76 72,81L82,86L82,94Z', box(32, 60, 36, 6, 2)),
  paper(bar(26, 85, 74, 85, 2)),
  ink(
    'M48,15C56,9 66,11 69,16C78,16 84,22 82,29C89,34 89,43 82,48C80,55 70,58 64,56C58,60 44,60 40,56C30,58 20,55 18,48C11,44 10,34 17,29C15,21 23,15 32,16C36,11 44,11 48,15Z',
  ),
  paper('M48.5,14L51.5,14L52,26C54,33 50,36 51.4,46L50.4,57L47.6,57L48.4,46C47,38 51,32 49,26Z'),
  paper(
    'M20,31C28,28 35,31 35,39L32,39C32,34 27,31 21,34Z',
    'M31,19C39,21 42,25 40,32L37.2,31C38.6,26 35,23 30,22Z',
    'M24,48C30,42 38,44 42,50L40,52.4C36,47 31,46 26,50.4Z',
    'M64,18C60,21 60,26 66,30L64.6,32.6C56.6,28 56.6,20 62,16Z',
    'M81,33C75,31 69,34 69,40L66,40C66,32 74,28 82,30Z',
    'M76,49C72,44 64,46 60,52L58,50C63,42.6 73,41 78,47Z',
  ),
);

/** A card of the humans with a bite out of it. */
const snack = figure(
  ink(place('M-30,-42L30,-42L30,42L-30,42Z', 48, 50, 10)),
  amber(place('M-26,-38L26,-38L26,-24L-26,-24Z', 48, 50, 10)),
  paper(place('M-22,-16L4,-16L4,-12L-22,-12Z', 48, 50, 10), place('M-22,-6L-4,-6L-4,-2L-22,-2Z', 48, 50, 10)),
  paper(place('M-22,4L-6,4L-6,8L-22,8Z', 48, 50, 10)),
  paper(disc(80, 24, 12), disc(68, 36, 11), disc(61, 51, 10), disc(66, 66, 11), disc(79, 75, 12), disc(84, 50, 21)),
  ink(poly('80,34 88,31 90,39 83,41'), poly('74,54 83,49 86,58 77,62'), poly('91,62 97,59 96,67')),
);

/** The scream, hands to the cheeks. The living have pale faces. */
const panic = figure(
  ink('M18,94C22,80 34,74 50,74C66,74 78,80 82,94Z'),
  ink('M50,4C72,4 80,20 77,40C75,62 66,86 50,86C34,86 25,62 23,40C20,20 28,4 50,4Z'),
  paper('M28,32C38,32 46,28 52,20C58,28 64,31 72,32C74,54 64,80 50,80C36,80 26,54 28,32Z'),
  ink(disc(40, 41, 5.6, 6.6), disc(60, 41, 5.6, 6.6), disc(50, 63, 7, 11)),
  paper(disc(40, 41, 1.8), disc(60, 41, 1.8)),
  over([
    [16, 88, 13],
    [12, 66, 11],
    [24, 54, 9],
  ]),
  over([
    [84, 88, 13],
    [88, 66, 11],
    [76, 54, 9],
  ]),
  ...[30, 24, 18].map((x) =>
    over([
      [x, 56, 6],
      [x + 1, 38 + (30 - x) / 3, 5],
    ]),
  ),
  ...[70, 76, 82].map((x) =>
    over([
      [x, 56, 6],
      [x - 1, 38 + (x - 70) / 3, 5],
    ]),
  ),
);

const wisps: readonly (readonly [from: number, to: number, y: number])[] = [
  [6, 52, 48],
  [68, 94, 48],
  [10, 88, 59.5],
  [6, 58, 71],
  [74, 94, 71],
  [16, 94, 82.5],
  [34, 72, 90],
];

/** Two walkers, gone from the chest down. */
const fog = figure(
  ink('M14,72L13,50C18,38 42,38 48,52L48,72Z', 'M58,82L56,44C60,32 86,32 90,46L90,82Z'),
  head(30, 29),
  head(74, 22),
  ...wisps.map(([from, to, y]) =>
    figure(
      limb(
        'paper',
        [
          [from, y, 8],
          [to, y, 8],
        ],
        2,
      ),
      limb('steel', [
        [from, y, 8],
        [to, y, 8],
      ]),
    ),
  ),
);

/** The sun behind the towers. */
const dawn = figure(
  amber(
    ...Array.from({ length: 9 }, (_, i) => {
      const a = (-180 + i * 22.5) * (Math.PI / 180);
      return bar(50 + 36 * Math.cos(a), 70 + 36 * Math.sin(a), 50 + 50 * Math.cos(a), 70 + 50 * Math.sin(a), 6);
    }),
  ),
  amber('M18,80C14,30 86,30 82,80Z'),
  ink(
    'M2,94L2,78L12,78L12,70L20,70L20,78L28,78L28,64L34,64L34,52L40,52L44,30L46,22L48,30L52,52L58,52L58,64L64,64L64,76L74,76L74,66L84,66L84,80L98,80L98,94Z',
  ),
  blood(star(46, 19, 6, 2.6, 5)),
  paper(...[58, 68, 78].flatMap((y) => [box(38, y, 3, 5), box(45, y, 3, 5), box(52, y, 3, 5)])),
);

export const schemes: Readonly<Record<string, Figure>> = {
  pickaxe,
  steroids,
  plague,
  hunger,
  brain,
  snack,
  panic,
  fog,
  dawn,
};
