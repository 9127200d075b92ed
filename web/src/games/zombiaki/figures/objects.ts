// What the humans put on the street or do from the barricade: lights, obstacles, traps and tools.

import { shoe } from './body';
import { amber, band, bar, blood, box, disc, figure, ink, limb, paper, place, poly, ring, star, steel, toxic } from './draw';
import type { Figure } from './figure';

/** A lamp on a tripod and its cone. */
const searchlight = figure(
  amber(poly('44,34 98,2 98,84 50,62')),
  ink(bar(26, 60, 10, 94, 5), bar(28, 60, 46, 94, 5), bar(27, 60, 27, 90, 5)),
  ink(place('M-20,-12L-8,-20L16,-22L16,22L-8,20L-20,12Z', 32, 46, -4)),
  ink(place('M17,-25L23,-25L23,25L17,25Z', 32, 46, -4)),
  paper(place('M-12,-14L-9,-14L-9,14L-12,14Z', 32, 46, -4), place('M-4,-15L-1,-15L-1,15L-4,15Z', 32, 46, -4)),
);

const sides = (r: number): readonly string[] => [band(50, 30, r, 5, -38, 38), band(50, 30, r, 5, 142, 218)];

/** An air-raid siren on its pole, howling both ways. */
const siren = figure(
  ink(bar(50, 40, 50, 94, 7), poly('32,94 40,86 60,86 68,94')),
  ink('M28,20C30,6 70,6 72,20Z', box(32, 22, 36, 4), box(36, 27, 28, 12), box(28, 40, 44, 5), 'M34,46L66,46L58,58L42,58Z'),
  paper(bar(42, 28, 42, 38, 2), bar(50, 28, 50, 38, 2), bar(58, 28, 58, 38, 2)),
  blood(...sides(34), ...sides(46)),
);

/** A ham on a hook. */
const bait = figure(
  ink(bar(50, 0, 50, 10, 3.4), 'M48,8L52,8L52,14C62,16 62,32 50,32C44,32 40,28 40,22L45,23C45,29 57,29 57,23C57,19 53,18 48,18Z'),
  ink(disc(45, 30, 5), disc(55, 30, 5), bar(50, 28, 50, 48, 9)),
  ink('M45,40L55,40C58,48 80,54 80,74C80,88 66,94 50,94C34,94 20,88 20,74C20,54 42,48 45,40Z'),
  paper(disc(54, 76, 21, 14)),
  blood(disc(54, 76, 18.6, 11.8)),
  paper(disc(56, 76, 6, 4)),
  paper('M30,62C34,56 40,54 44,50L46,52C42,57 37,58 32,64Z'),
);

/** A striped beam on two trestles under a lamp. */
const roadblock = figure(
  ink(
    bar(22, 40, 10, 94, 5),
    bar(22, 40, 34, 94, 5),
    bar(78, 40, 66, 94, 5),
    bar(78, 40, 90, 94, 5),
    bar(14, 78, 30, 78, 4),
    bar(70, 78, 86, 78, 4),
  ),
  ink(box(2, 34, 96, 24, 2)),
  amber(...[6, 26, 46, 66].map((x) => poly(`${x},54 ${x + 11},38 ${x + 22},38 ${x + 11},54`))),
  ink(box(44, 28, 12, 6)),
  blood('M43,27C43,14 57,14 57,27Z', bar(50, 4, 50, 11, 3), bar(34, 10, 39, 16, 3), bar(66, 10, 61, 16, 3)),
);

/** A canister spewing. */
const tearGas = figure(
  steel(
    'M56,62C46,64 40,58 40,50C26,52 16,42 22,32C14,22 26,8 38,14C44,2 62,2 66,12C78,8 92,16 88,28C98,36 94,50 82,52C82,62 68,68 60,62L58,70L52,68Z',
  ),
  paper(band(44, 34, 11, 2.6, 150, 320), band(70, 34, 12, 2.6, 200, 380), band(62, 52, 8, 2.6, 20, 170)),
  ink(place('M-30,-13L20,-13L26,-7L26,7L20,13L-30,13Z', 38, 75, -14)),
  ink(place('M27,-6L33,-6L33,6L27,6Z', 38, 75, -14), poly('56,56 66,54 70,60 60,64')),
  amber(place('M-16,-13L-6,-13L-6,13L-16,13Z', 38, 75, -14)),
  paper(place('M12,-13L14.4,-13L14.4,13L12,13Z', 38, 75, -14), place('M-26,-13L-23.6,-13L-23.6,13L-26,13Z', 38, 75, -14)),
);

/** Knife-rests strung with barbed wire. */
const wire = figure(
  ink(bar(4, 40, 32, 94, 6), bar(32, 40, 4, 94, 6), bar(68, 40, 96, 94, 6), bar(96, 40, 68, 94, 6), bar(2, 67, 98, 67, 5)),
  ink(ring(34, 50, 17, 3), ring(50, 50, 17, 3), ring(66, 50, 17, 3)),
  ink(
    ...[
      [34, 33],
      [50, 33],
      [66, 33],
      [42, 35],
      [58, 35],
      [18, 48],
      [82, 48],
    ].map(([x = 0, y = 0]) => star(x, y, 6, 1.4, 4, -60)),
  ),
);

/** A street kiosk under a striped awning. */
const kiosk = figure(
  ink(box(12, 30, 76, 64), box(8, 88, 84, 6)),
  ink(poly('10,14 90,14 98,36 2,36'), box(30, 4, 40, 11)),
  paper(poly('24,17 38,17 34,36 18,36'), poly('62,17 76,17 82,36 66,36')),
  amber(box(20, 44, 60, 22)),
  ink(bar(40, 44, 40, 66, 2.4), bar(60, 44, 60, 66, 2.4), box(44, 56, 12, 10)),
  paper(bar(16, 70, 84, 70, 3), box(36, 78, 28, 3)),
);

/** A plate mine, and what it is about to be. */
const mine = figure(
  blood(star(50, 54, 50, 22, 13)),
  paper(box(0, 70, 100, 30), disc(50, 71, 45, 17)),
  ink('M8,72L8,80C8,99 92,99 92,80L92,72Z', disc(50, 71, 42, 14)),
  paper(disc(50, 68, 27, 8.4)),
  ink(disc(50, 67, 24, 7), box(44, 52, 12, 16, 2), bar(46, 54, 38, 44, 3.4), bar(50, 54, 50, 42, 3.4), bar(54, 54, 62, 44, 3.4)),
  amber(poly('24,84 30,85 28,91 22,89'), poly('46,87 54,87 54,93 46,93'), poly('70,85 76,84 78,89 72,91')),
);

/** An open shaft, and a man's legs going down it. */
const manhole = figure(
  limb('ink', [
    [36, 76, 14],
    [24, 56, 11],
    [32, 36, 8],
  ]),
  limb('ink', [
    [46, 76, 14],
    [54, 52, 11],
    [66, 38, 8],
  ]),
  shoe(38, 26, 196),
  shoe(74, 30, 236),
  ink(disc(41, 79, 40, 15)),
  paper(disc(41, 79, 36, 12.2)),
  ink(disc(41, 79, 33.4, 10.4), 'M28,82L32,66L54,66L56,82Z'),
  paper(disc(84, 66, 15.6, 29.6)),
  ink(disc(84, 66, 13, 28)),
  paper(...[50, 58, 66, 74, 82].flatMap((y) => [box(78, y - 1.4, 4, 2.8), box(86, y - 1.4, 4, 2.8)])),
);

/** Goggles that see green. */
const nightVision = figure(
  ink('M8,94C10,84 22,80 36,78L64,78C78,80 90,84 92,94Z'),
  ink('M22,44C18,16 34,4 50,4C66,4 82,16 78,44L72,70C64,86 36,86 28,70Z'),
  paper('M26,56L74,56L69,69C62,81 38,81 31,69Z', box(18, 24, 64, 4)),
  ink(bar(41, 74, 59, 72, 3)),
  paper(disc(32, 46, 20), disc(68, 46, 20)),
  ink(disc(32, 46, 18), disc(68, 46, 18), box(46, 36, 8, 22, 3)),
  toxic(disc(32, 46, 12.5), disc(68, 46, 12.5)),
  ink(disc(32, 46, 5.5), disc(68, 46, 5.5)),
  paper(disc(29, 42, 2.2), disc(65, 42, 2.2)),
);

/** A loudhailer in a raised fist. */
const loudhailer = figure(
  ink(poly('8,94 24,66 40,72 32,94')),
  ink(place('M-14,-7L2,-7L38,-27L38,27L2,7L-14,7Z', 32, 40, -12)),
  ink(place('M-22,-9L-12,-9L-12,9L-22,9Z', 32, 40, -12), place('M37,-31L44,-31L44,31L37,31Z', 32, 40, -12)),
  paper(place('M4,-8L6.4,-9L6.4,9L4,8Z', 32, 40, -12), place('M34,-25L36,-26L36,26L34,25Z', 32, 40, -12)),
  ink(bar(34, 46, 36, 66, 8), box(25, 54, 20, 20, 5)),
  paper(bar(34, 59, 46, 59, 1.8), bar(34, 64, 46, 64, 1.8), bar(34, 69, 46, 69, 1.8)),
  blood(band(60, 34, 28, 5, -46, 22), band(60, 34, 39, 5, -46, 22)),
);

export const objects: Readonly<Record<string, Figure>> = {
  searchlight,
  siren,
  bait,
  roadblock,
  'tear-gas': tearGas,
  wire,
  kiosk,
  mine,
  manhole,
  'night-vision': nightVision,
  loudhailer,
};
