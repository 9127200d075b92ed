// What the humans shoot and throw. They aim right, towards the cemetery.

import { head } from './body';
import { amber, bar, blood, box, disc, figure, ink, paper, place, poly, ring, star } from './draw';
import type { Figure } from './figure';

/** A cartridge standing on its base, drawn around the middle of it. */
const BULLET = 'M-6,13L-6,-4C-6,-10 -2,-14 0,-16C2,-14 6,-10 6,-4L6,13ZM-6,-2.6L6,-2.6L6,-4.4L-6,-4.4Z';

/** A pistol and one round. */
const shot = figure(
  ink('M6,22L70,22L70,40L40,40L36,44L38,52L30,52L26,78L6,78L12,42L6,40Z'),
  paper('M40,42L52,42L48,52L39,52Z', bar(10, 34, 68, 34, 1.6), bar(14, 24, 14, 32, 1.6), bar(18, 24, 18, 32, 1.6)),
  ink('M36,40L56,40L52,56L36,56L37,52L49,52L52,43L36,43Z'),
  blood(poly('73,31 95,20 86,30 99,31 86,33 95,43')),
  ink(place(BULLET, 70, 77)),
);

/** A revolver and two rounds. */
const shot2 = figure(
  ink('M8,18L18,12L22,18L68,18L68,28L44,28L44,40L30,42L24,46L22,76L4,78L2,70L10,40Z'),
  ink(box(24, 15, 20, 24, 3)),
  paper(bar(28, 22, 40, 22, 1.8), bar(28, 28, 40, 28, 1.8), bar(28, 34, 40, 34, 1.8), disc(14, 24, 2)),
  ink('M26,40L46,38C46,50 40,54 28,54L28,51C38,51 42,48 42,41L26,43Z'),
  blood(star(84, 23, 17, 6, 8, 0)),
  ink(place(BULLET, 56, 77), place(BULLET, 78, 77)),
);

/** A rifle with a curved magazine, and three rounds. */
const burst = figure(
  ink(
    'M2,34L20,36L24,28L62,28L66,18L70,18L70,30L80,30L80,36L70,36L64,42L50,42C50,52 54,60 60,66L48,74C40,66 36,54 36,44L30,44L26,62L14,62L18,46L2,58Z',
  ),
  paper(bar(28, 35, 44, 35, 2), bar(50, 35, 64, 35, 2), bar(38, 52, 50, 48, 1.8)),
  blood(star(88, 33, 13, 4.4, 7, 0)),
  ink(place(BULLET, 66, 80, 0, 0.9), place(BULLET, 80, 80, 0, 0.9), place(BULLET, 94, 80, 0, 0.9)),
);

/** Two short barrels and a wide cone of shot. */
const sawnOff = figure(
  ink('M52,40L58,50L30,68L24,76L14,90L2,82L14,68L20,56Z', bar(22, 58, 60, 36, 8), bar(27, 67, 65, 45, 8)),
  paper(bar(26, 62, 63, 40.5, 1.8)),
  ink('M30,66L40,62C42,70 38,74 30,74L30,71C36,71 38,68 37,65Z'),
  blood(poly('66,38 98,4 78,32 99,22 80,38 99,44 76,44 92,60 68,44')),
  ink(disc(78, 12, 2.6), disc(94, 34, 2.4), disc(84, 54, 2.6), disc(88, 14, 2)),
);

/** A head in the cross-hairs. */
const sniper = figure(
  ink('M22,80C26,72 38,66 54,66C68,66 76,74 80,80C70,92 56,94 50,94C40,94 30,90 22,80Z'),
  head(54, 46, 0, 1.75),
  ink(ring(50, 50, 46, 7)),
  ink(bar(50, 4, 50, 22, 2.6), bar(50, 78, 50, 96, 2.6), bar(4, 44, 30, 44, 2.6), bar(76, 44, 96, 44, 2.6)),
  paper(bar(50, 74, 50, 88, 2.6)),
  blood(ring(54, 40, 8, 2.6), disc(54, 40, 2.4)),
);

const RIFLE = 'M-38,4L-22,-2L-18,-6L20,-6L20,-8L24,-8L24,-6L34,-6L34,-2L4,-2L0,3L-8,3L-10,10L-15,10L-14,3L-22,5L-36,14Z';

/** Three barrels in a row, all at once. */
const volley = figure(...[24, 52, 80].map((y) => figure(ink(place(RIFLE, 42, y, -14)), blood(star(84, y - 13, 13, 5, 7, -14)))));

/** A brick on its way. */
const brick = figure(
  ink(poly('30,40 76,22 97,38 96,62 50,84 30,66')),
  blood(poly('34,43.5 53,59 53,78 34,64')),
  paper('M56,57L93,41.5L93,43.5L56,59Z', place('M-7,-3L7,-3L7,3L-7,3Z', 56, 44, -22), place('M-7,-3L7,-3L7,3L-7,3Z', 74, 36, -22)),
  ink(bar(2, 50, 24, 50, 4), bar(8, 62, 24, 62, 4), bar(12, 38, 24, 38, 4), bar(10, 74, 32, 74, 4)),
);

const FLAME = 'M0,10C-12,10 -16,-2 -9,-12C-8,-6 -5,-5 -4,-8C-3,-16 2,-20 4,-28C10,-20 8,-14 10,-10C12,-12 12,-14 12,-17C18,-6 14,10 0,10Z';
const SPARK = 'M0,7C-6,7 -8,0 -4,-6C-3,-3 -1,-3 0,-10C6,-4 8,7 0,7Z';

/** A bottle with a burning rag. */
const molotov = figure(
  blood(place(FLAME, 68, 30, 14)),
  amber(place(SPARK, 69, 28, 14)),
  ink(place('M-16,34L-16,-2C-16,-12 -6,-12 -6,-22L-6,-32L6,-32L6,-22C6,-12 16,-12 16,-2L16,34Z', 44, 62, 28)),
  paper(place('M-11,4L11,4L11,24L-11,24Z', 44, 62, 28), place('M-8,-31L8,-31L8,-28L-8,-28Z', 44, 62, 28)),
  ink(star(37.5, 74, 8, 3.2, 5, -62)),
);

/** A wall of flames on the asphalt, as high as the lamps. */
const streetOnFire = figure(
  blood(
    place(FLAME, 20, 70, 0, 1.2),
    place(FLAME, 42, 62, 0, 1.9),
    place(FLAME, 68, 66, 0, 1.5),
    place(FLAME, 86, 72, 0, 0.9),
    box(8, 70, 86, 10),
  ),
  amber(place(SPARK, 30, 74, 0, 1.4), place(SPARK, 50, 68, 0, 2.3), place(SPARK, 72, 74, 0, 1.3)),
  paper(bar(14, 80, 14, 16, 7)),
  ink(bar(14, 84, 14, 16, 4), 'M12,18C12,4 22,2 34,6L40,14L26,13C20,10 16,12 16,18Z'),
  ink(box(0, 78, 100, 16)),
  paper(bar(4, 86, 26, 86, 3.6), bar(39, 86, 61, 86, 3.6), bar(74, 86, 96, 86, 3.6)),
);

const WINDOW = 'M-4,-5L4,-5L4,5L-4,5Z';

/** A house that breaks in two. */
const collapse = figure(
  ink(poly('8,86 14,24 38,14 44,32 36,44 46,56 36,70 42,94 6,94'), poly('52,30 62,20 88,30 94,94 54,94 48,72 58,58 48,46')),
  amber(place(WINDOW, 24, 34, 5), place(WINDOW, 22, 52, 5), place(WINDOW, 34, 62, 5), place(WINDOW, 70, 42, -6), place(WINDOW, 84, 60, -6)),
  paper(place(WINDOW, 21, 70, 5), place(WINDOW, 83, 42, -6), place(WINDOW, 69, 62, -6), place(WINDOW, 72, 80, -6)),
  ink(poly('44,8 52,4 54,14 46,16'), poly('60,6 66,8 62,14'), poly('44,86 52,82 56,94 42,94')),
);

/** A pineapple, pin pulled. */
const grenade = figure(
  ink('M42,30L62,30C78,36 84,50 82,64C80,82 68,94 52,94C36,94 24,82 22,64C20,50 26,36 42,30Z', box(42, 16, 20, 12)),
  paper(bar(24, 50, 80, 50, 2.4), bar(22, 66, 82, 66, 2.4), bar(28, 81, 76, 81, 2.4), bar(42, 34, 40, 92, 2.4), bar(62, 34, 64, 92, 2.4)),
  ink('M38,10L70,10C82,14 90,30 92,52L86,53C84,36 78,22 68,18L38,20Z'),
  ink(ring(24, 18, 13, 4)),
);

export const arms: Readonly<Record<string, Figure>> = {
  shot,
  'shot-2': shot2,
  burst,
  'sawn-off': sawnOff,
  sniper,
  volley,
  brick,
  molotov,
  'street-on-fire': streetOnFire,
  collapse,
  grenade,
};
