// The walking zombies. They face left, towards the barricade; posture first, then one attribute.

import { farArm, head, leg, nearArm, nearHead, shoe, stand } from './body';
import { amber, bar, blood, box, disc, figure, ink, limb, over, paper, place, poly, star, steel, toxic } from './draw';
import type { Figure } from './figure';

/** Bent double over a cane: the weakest. */
const griszka = figure(
  ink(bar(22, 58, 17, 94, 4), 'M14,60C12,50 26,48 27,56L23,58C22,54 18,54 18.5,60Z'),
  farArm([46, 44, 36, 58, 25, 58], 0.85),
  stand([54, 64, 45, 77, 48, 86], 0.85),
  stand([62, 62, 64, 77, 68, 86], 0.85),
  ink('M70,64C78,50 72,30 52,29C42,28 36,34 38,42C44,46 46,56 46,68L52,64L57,70L63,65Z'),
  head(32, 36, -8),
  ink(place('M-16,-4L-9,-8C-6,-15 8,-15 13,-6L12,-2Z', 32, 36, -8)),
  paper(place('M-13,-3.6L11,-2.6L11,-1L-12,-2.2Z', 32, 36, -8)),
  nearArm([58, 42, 60, 57, 54, 70], 0.85),
);

/** The plain walker, arms out, with bread in a string bag. */
const sasza = figure(
  farArm([46, 38, 32, 34, 18, 24]),
  stand([48, 62, 41, 75, 40, 86]),
  stand([60, 62, 65, 75, 74, 86]),
  ink('M46,30L62,31C68,34 69,42 68,52L70,71L64,66L60,72L54,66L48,72L43,66L42,46Z'),
  head(47, 19),
  limb('amber', [
    [20, 72, 8],
    [6, 42, 8],
  ]),
  ink(bar(4, 49, 10, 46, 1.8), bar(7, 55, 13, 52, 1.8)),
  nearArm([60, 38, 46, 46, 28, 44]),
  ink(
    'M20,44L24,44C34,54 36,64 32,72C28,80 10,80 7,72C4,64 10,52 20,44Z' +
      poly('20,50 24,56 19,61 14,57') +
      poly('27,57 31,63 28,67 23,62') +
      poly('12,60 16,64 12,70 9,65') +
      poly('20,64 25,69 20,75 15,70'),
  ),
);

/** A hero in goose step, saluting, with his medal. */
const gieroj = figure(
  farArm([48, 36, 28, 36, 36, 21], 1.1),
  stand([60, 62, 61, 76, 61, 86], 1.1),
  leg([52, 62, 34, 64, 18, 62], 1.1),
  shoe(9, 63, 84, 1.1),
  ink('M42,30L66,28C74,32 75,42 73,52L74,70L44,70L44,56C37,48 37,38 42,30Z'),
  paper(bar(43, 58, 74, 56, 2.2)),
  head(52, 19),
  ink('M34,9C38,2 62,-2 74,3L68,13L40,14Z', 'M31,16L40,12L68,11L67,15Z'),
  paper('M40,10.4L69,9L68.4,11L40,12.4Z'),
  blood(disc(42, 7, 2)),
  nearArm([70, 36, 82, 48, 78, 62], 1.1),
  amber(poly('64,30 76,32 76,35.4 64,34')),
  amber(star(51, 45, 8.5, 3.4, 5)),
);

/** Crosses the street in one long stride, briefcase flying. */
const stiopa = figure(
  farArm([44, 40, 28, 46, 14, 40]),
  leg([48, 62, 30, 70, 18, 86]),
  shoe(18),
  leg([56, 62, 72, 72, 84, 85]),
  shoe(84, 94, -10),
  ink('M38,34L58,32C64,36 64,44 63,52L66,66L54,64L42,67L43,52Z'),
  head(42, 20, -6),
  ink('M24,14L60,10L61,13L25,17.5Z', 'M32,14L34,3L52,2L55,11Z'),
  paper(bar(32, 12.5, 55, 10, 2)),
  blood('M46,35L50,35L66,28L70,33L52,40Z'),
  nearArm([58, 38, 72, 42, 82, 50]),
  ink(box(72, 55, 25, 18, 2), 'M79,56L79,50L90,50L90,56L88,56L88,52L81,52L81,56Z'),
  paper(bar(73, 62, 97, 62, 1.8), box(82.5, 60.5, 4, 5)),
);

/** Sways home from a party, bottle up. */
const misza = figure(
  leg([58, 62, 44, 74, 60, 86]),
  shoe(60),
  over([
    [54, 62, 14],
    [56, 76, 11],
    [36, 86, 8],
  ]),
  shoe(36),
  ink('M54,34L72,32C80,36 78,46 74,54L66,68L46,68C46,58 48,46 54,34Z'),
  head(68, 20, 24),
  farArm([58, 40, 42, 40, 32, 28]),
  ink(place('M-5,12L-5,-4C-5,-8 -2.4,-8 -2.4,-12L-2.4,-18L2.4,-18L2.4,-12C2.4,-8 5,-8 5,-4L5,12Z', 28, 20, -28)),
  toxic(place('M-3,10L-3,-1L3,-1L3,10Z', 28, 20, -28), disc(16, 2, 2.4), disc(9, 9, 2)),
  nearArm([74, 40, 86, 52, 84, 68]),
);

/** A wardrobe of a man in a sailor's stripes. */
const wladek = figure(
  stand([40, 72, 37, 80, 37, 85], 1.4),
  stand([62, 72, 65, 80, 65, 85], 1.4),
  farArm([28, 39, 18, 54, 17, 70], 1.4),
  ink('M22,31C30,25 72,25 80,31L77,78L25,78Z'),
  paper(...[38, 46, 54, 62].map((y) => bar(27, y, 75, y, 3.6))),
  head(44, 21),
  nearArm([76, 39, 84, 55, 81, 70], 1.4),
);

/** Planted, arms crossed, in a fur hat: this one does not step back. */
const borys = figure(
  stand([44, 66, 33, 77, 27, 86], 1.15),
  stand([58, 66, 69, 77, 75, 86], 1.15),
  ink('M32,40C40,34 62,34 70,40L71,68L64,75L57,70L50,75L43,70L36,75L31,68Z'),
  head(48, 27),
  ink(poly('39,34 50,33 56,44 50,47 47,52 44,46 40,48')),
  ink('M37,12C35,-2 66,-2 65,12Z'),
  steel(poly('32,21 34,17 31,14 34,10 39,12 44,10 49,12 54,10 59,12 65,10 69,13 67,17 69,21 60,20 51,22 42,20')),
  paper(poly('50,21 67,20 69,39 49,39')),
  steel(poly('52,23 66,22 68,33 65,37 62,34 59,39 56,35 53,37 51,31')),
  blood(star(41, 15.6, 4.2, 1.7, 5)),
  over([
    [35, 45, 12.6],
    [27, 57, 9.8],
    [58, 60, 8],
  ]),
  over([
    [67, 45, 12.6],
    [76, 56, 9.8],
    [42, 54, 8],
  ]),
);

/** A sprinter at full lean, medal flying. */
const olimpijczyk = figure(
  farArm([42, 40, 27, 50, 13, 42]),
  leg([62, 58, 76, 70, 88, 80]),
  shoe(91, 90, -42),
  leg([56, 60, 37, 66, 31, 84]),
  shoe(29),
  ink('M32,36C38,27 50,27 56,34L72,54C74,66 60,70 50,67C44,56 36,48 32,36Z'),
  paper(bar(49, 59, 69, 46, 2.4)),
  head(29, 25, -8),
  blood(poly('36,39 41,40 27,62 23,60')),
  nearArm([52, 40, 68, 44, 80, 30]),
  amber(disc(22, 66, 7)),
  ink(star(22, 66, 4, 1.7, 5)),
);

/** Fills the doorway with a liveried coat. */
const doorman = figure(
  shoe(40),
  shoe(68),
  farArm([36, 39, 24, 45, 13, 32], 1.1),
  farArm([66, 39, 78, 45, 89, 32], 1.1),
  ink('M35,33C42,29 60,29 67,33L73,60L82,87L20,87L29,60Z'),
  nearHead(51, 21),
  ink(box(39, 2, 26, 12), poly('31,17 39,13 65,13 65,15.5')),
  amber(bar(39, 10, 65, 10, 3.4), ...[46, 56, 66, 76].flatMap((y) => [disc(44, y, 2.6), disc(58, y, 2.6)])),
  paper(bar(51, 40, 51, 87, 1.8)),
);

/** A nurse as wide as a bell, with something swaddled in her arms. */
const mamka = figure(
  ink('M42,38C50,32 64,33 68,40C73,46 71,52 71,56C84,62 88,80 90,94L22,94C24,78 30,66 40,58C34,50 36,44 42,38Z'),
  head(51, 25),
  ink('M38,18L34,3L70,1L64,18L72,36L62,34L58,15Z'),
  paper(poly('38,5 65,3.5 62,12.5 41,14'), poly('38,70 56,68 60,90 32,90')),
  blood(bar(51, 4.4, 51, 13, 3), bar(46.6, 8.8, 55.4, 8.6, 3)),
  ink('M8,44C8,33 24,32 28,40L48,52C55,60 47,68 38,66L18,58C10,55 8,50 8,44Z'),
  paper('M12,44C12,37 22,36 25,43L45,55C48,60 44,63 39,62L20,54C14,52 12,49 12,44Z'),
  ink(disc(18.5, 45.5, 5), bar(34, 48, 28, 57, 2.4)),
  toxic(disc(16.5, 45, 1.9)),
  over([
    [66, 46, 11],
    [67, 62, 8.5],
    [44, 64, 6.5],
  ]),
);

/** A heap that breeds: heads and hands out of one mound. */
const gniazdo = figure(
  farArm([30, 60, 17, 46, 15, 30]),
  farArm([66, 56, 82, 42, 78, 24]),
  head(48, 24, -10),
  ink('M2,94C2,84 8,76 18,72C24,62 28,50 36,40C44,34 56,34 62,44C66,54 76,58 84,66C92,72 98,84 98,94Z'),
  nearHead(30, 56, -14),
  nearHead(66, 52, 12),
  ink('M2,94C4,80 18,70 34,72L50,66L68,70C84,68 96,80 98,94Z'),
  nearHead(46, 75, -4),
  ink('M30,94L32,86L62,86L64,94Z'),
  nearArm([76, 86, 86, 78, 82, 66]),
  nearArm([20, 86, 11, 80, 9, 68], 0.9),
  toxic(disc(36, 43, 2.6), disc(56, 41, 1.8), disc(90, 84, 2.8), disc(64, 80, 2.4), disc(7, 88, 2)),
);

export const zombies: Readonly<Record<string, Figure>> = {
  griszka,
  sasza,
  gieroj,
  stiopa,
  misza,
  wladek,
  borys,
  olimpijczyk,
  doorman,
  mamka,
  gniazdo,
};
