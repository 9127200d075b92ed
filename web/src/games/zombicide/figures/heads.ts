// Heads of the survivors around 0,0, looking right: for their figures and for the bar of faces.
import { dots, flat, line, oval, solid, star, type Ink, type Marks, type Part } from './draw';

const head = (...marks: Marks): readonly Part[] => marks.flat();

const face = (skin: Ink, r = 8.5): Part => solid(skin, oval(0, 0, r));

/** Two eyes and a mouth. */
const looks = (y: number, ink: Ink = 'ink', mouth = 'M1,5L5,5'): Part[] => [
  line(ink, 2, `M0.8,${y}L0.8,${y + 1.6}M5.8,${y}L5.8,${y + 1.6}`),
  line(ink, 1.5, mouth),
];

export const heads = {
  // A red hood and a scarf over the mouth.
  josh: head(
    solid('blood', 'M-11,9C-16,-15 8,-19 12,-4L10,9Z'),
    solid('umber', oval(1.5, 0, 7)),
    solid('ink', 'M-5,3C0,1 5,1 8.6,2L6,9C2,11 -2,10 -4,8Z'),
    line('paper', 2.2, 'M1,-2L1,-0.6M6,-2L6,-0.6'),
  ),
  // Bald, with glasses and a moustache.
  doug: head(
    face('skin', 9),
    solid('tan', 'M-9,3C-11,-4 -8,-7 -6,-6L-5,2Z'),
    line('wood', 3, 'M-1,5C2,3 5,3 8,5'),
    line('ink', 1.4, 'M-7,-2L0,-2M3.6,-2L5.2,-2'),
    dots('ink', 5.4, [1.6, -2], [6.8, -2]),
    dots('paper', 3.2, [1.6, -2], [6.8, -2]),
    dots('ink', 1.6, [2, -2], [7, -2]),
  ),
  // A cap with a long peak, fair hair.
  elle: head(
    solid('amber', 'M-6,0C-16,2 -12,12 -17,20C-9,20 -5,10 -3,5Z'),
    face('skin'),
    solid('steel', 'M-9.5,-1C-11,-14 8,-15 9,-4L18,-3C18,0 12,0 9,-0.5Z'),
    looks(-0.4),
  ),
  // A ponytail in the wind and a red band.
  amy: head(
    solid('ink', 'M-7,-6C-20,-8 -19,8 -24,12C-12,14 -8,4 -7,2Z'),
    face('skin'),
    solid('ink', 'M-9,4C-13,-12 8,-15 9,-3C3,-5 -3,-4 -5,5Z'),
    line('blood', 2.6, 'M-8,-5C-3,-8 3,-8 8,-5'),
    looks(-1),
  ),
  // An old helmet and a white beard.
  ned: head(
    face('tan'),
    solid('paper', 'M-8,1C-9,14 -4,19 3,18C10,15 10,8 8.5,1C5,5 -4,5 -8,1Z'),
    solid('steel', 'M-14,-3C-9,-5 -8,-9 -7,-13C-2,-16 4,-16 8,-12C8,-8 10,-5 14,-3C5,-6 -5,-6 -14,-3Z'),
    line('ink', 2, 'M1,-2L1,-0.4M6,-2L6,-0.4'),
  ),
  // A great round head of hair and a yellow band.
  wanda: head(
    solid('ink', oval(-2, -5, 14)),
    solid('umber', oval(1, 1, 8)),
    solid('amber', 'M-8,-4C-2,-9 4,-9 9.5,-4L9,-1C4,-5 -3,-5 -7,-0.5Z'),
    looks(1, 'paper', 'M2,6L6,6'),
  ),
  // Two bunches with red bows.
  lili: head(
    solid('wood', 'M-8,-4C-20,-6 -20,8 -15,12C-11,8 -9,4 -7,2Z'),
    solid('wood', 'M5,-7C12,-16 20,-8 17,-1C13,-1 10,-3 8,-4Z'),
    face('skin'),
    solid('wood', 'M-9,3C-12,-12 9,-14 9,-2C4,-3 1,-7 0,-8C-1,-4 -5,-1 -9,3Z'),
    dots('blood', 5, [-10, -4], [8, -7]),
    looks(-0.5, 'ink', 'M1,4.6C2,6 4,6 5,4.6'),
  ),
  // The hood of a tiger, with ears and stripes.
  'tiger-sam': head(
    solid('amber', 'M-12,-9L-10,-18L-3,-13Z'),
    solid('amber', 'M3,-13L10,-18L12,-8Z'),
    solid('amber', 'M-12,6C-16,-14 -4,-14 0,-14C5,-14 15,-13 12,5C10,11 -9,12 -12,6Z'),
    line('ink', 2.4, 'M-3,-13L-2,-9M1.5,-13.5L1.5,-10M6,-13L5,-9M-12,-1L-8,-0.4M-12,4L-8,3.4M12.5,0L10,0'),
    solid('tan', oval(1.5, 1, 7)),
    looks(0, 'ink', 'M1.6,5L5.4,5'),
  ),
  // A helmet with two horns, and plaits.
  odin: head(
    solid('amber', 'M-7,0C-12,4 -9,10 -12,16C-6,15 -4,8 -3,4Z'),
    face('skin'),
    solid('paper', 'M-9,-6C-17,-6 -20,-13 -18,-20C-14,-14 -10,-13 -6,-12Z'),
    solid('paper', 'M8,-6C16,-6 20,-13 18,-20C14,-14 10,-13 6,-12Z'),
    solid('steel', 'M-10.5,-2C-11,-16 11,-16 10.5,-2L5,-3L3.4,2L1.6,-3Z'),
    line('ink', 1.6, 'M0,-13L0,-4'),
    looks(-0.2, 'ink', 'M0.8,5.4L5.4,4.6'),
  ),
  // A hood with two long ears, one bent, and dark glasses.
  'bunny-g': head(
    solid('paper', 'M-9,-9C-16,-22 -12,-32 -8,-31C-3,-29 -3,-18 -3,-11Z'),
    flat('rose', 'M-8,-12C-11,-21 -10,-27 -8.4,-27C-6,-25 -5.6,-18 -5.6,-12Z'),
    solid('paper', 'M1,-11C2,-24 6,-28 10,-28C12,-28 18,-20 19,-15C13,-17 9,-21 8,-10Z'),
    solid('paper', 'M-11,6C-15,-14 -4,-14 0,-14C5,-14 14,-13 11.5,5C9,11 -8,12 -11,6Z'),
    solid('umber', oval(1.5, 1, 7)),
    solid('ink', 'M-4,-3L9,-3L8.4,1.4L4.4,1.4L3,-1L1.6,1.4L-2,1.4Z'),
    line('paper', 1.5, 'M1,5.4L5,5.4'),
  ),
  // A saucepan for a helmet, its handle behind.
  lou: head(
    line('ink', 5.4, 'M-9,-8L-21,-12'),
    line('steel', 2.4, 'M-9,-8L-20.5,-11.8'),
    face('tan'),
    solid('steel', 'M-11,-3L-10,-13C-5,-15 5,-15 10,-13L11,-3C5,-5 -5,-5 -11,-3Z'),
    line('paper', 1.6, 'M-6,-11.4L-6,-7'),
    looks(-1, 'ink', 'M0.6,5.4C2,4 5,4 6,5.4'),
    line('ink', 1.6, 'M-1,-3.4L2,-2.4M4,-2.4L7,-3.4'),
  ),
  // A hood that ends in a long point, and a wreath.
  ostara: head(
    solid('denim', 'M-11,10C-16,-4 -14,-10 -24,-22C-8,-22 10,-18 11,-3C12,4 10,8 8,11Z'),
    solid('skin', oval(2, 1, 7)),
    flat('ink', 'M-5,1C-5,-7 5,-8 9,-3C4,-3 -1,-2 -5,1Z'),
    ...[-3.6, 1.8, 7].map((x, i) => flat('amber', star(x, [-3, -5.6, -4][i] ?? 0, 5, 3.2, 1.6))),
    looks(0.4, 'ink', 'M1.6,5.4L5,5.4'),
  ),
  // Short red hair, shaved at the side, and a scar.
  tess: head(
    face('skin'),
    solid('blood', 'M-8,-3C-9,-16 9,-17 10,-6C5,-9 1,-8 -2,-5C-4,-6 -6,-5 -8,-3Z'),
    looks(-1, 'ink', 'M1.4,5L5.4,4.4'),
    line('rose', 1.5, 'M4,1.6L7.4,3.4'),
  ),
  // Dark curls under a bandana.
  mindy: head(
    solid('ink', 'M-8,-5C-19,-4 -18,6 -15,10C-17,14 -8,15 -6,9L-3,3Z'),
    solid('umber', oval(0, 0, 8.5)),
    solid('sky', 'M-9.5,-3C-9,-15 8,-15 9.4,-4C3,-7 -4,-6 -9.5,-3Z'),
    solid('sky', 'M-9,-4L-16,-8L-14,-1Z'),
    looks(-0.4, 'paper', 'M1.6,5L5.6,4.6'),
  ),
  // Long fair hair and round glasses.
  ashley: head(
    solid('amber', 'M-9,-4C-15,2 -12,10 -15,19C-8,20 -4,14 -4,6Z'),
    face('skin'),
    solid('amber', 'M-10,4C-13,-13 9,-16 9.6,-3C4,-6 -2,-6 -5,1Z'),
    line('ink', 1.4, 'M-7,-1L-1,-1M3.6,-1L4.8,-1'),
    dots('ink', 5, [1.4, -1], [6.8, -1]),
    dots('sky', 2.8, [1.4, -1], [6.8, -1]),
    line('ink', 1.5, 'M1.4,5L5,5'),
  ),
  // A beret and a full black beard.
  anton: head(
    face('tan', 9),
    solid('ink', 'M-8.6,1C-9,10 -4,14 3,13C9,12 10,7 9,1C5,4.4 -4,4.4 -8.6,1Z'),
    solid('moss', 'M-13,-5C-12,-15 8,-16 11,-7C11,-4 8,-4 -3,-5C-8,-4 -12,-3 -13,-5Z'),
    line('ink', 2, 'M1,-2L1,-0.4M6.2,-2L6.2,-0.4'),
  ),
  // Headphones around short hair, a light stubble.
  justin: head(
    face('skin'),
    solid('wood', 'M-8.6,-1C-10,-14 9,-15 9,-4C5,-7 -2,-8 -4,-2Z'),
    line('ink', 3, 'M-9,0C-10,-16 6,-17 9,-9'),
    solid('steel', oval(-8, 2, 3, 4.6)),
    looks(-1, 'ink', 'M1.4,5.2C2.6,6 4.4,6 5.6,5'),
  ),
  // A flat cap and a moustache.
  angelo: head(
    face('tan'),
    solid('steel', 'M-10,-2C-12,-13 6,-15 9,-6L15,-4C14,-1.6 9,-2 -10,-2Z'),
    line('ink', 3, 'M0,3.6C2,2.4 5,2.4 8,4'),
    line('ink', 2, 'M1.4,-1L1.4,0.4M6.2,-1L6.2,0.4'),
  ),
  // A press badge on a cap turned backwards.
  taylor: head(
    face('umber'),
    solid('blood', 'M9,-2C10,-14 -8,-15 -9.4,-4L-16,-1C-14,1 -10,0.4 -6,-2Z'),
    looks(-0.6, 'paper', 'M1.8,5C3,6 4.6,6 5.6,5'),
  ),
  // Grey hair, neatly parted, and a collar with a tie.
  president: head(
    solid('paper', 'M-8,12L-3,7L4,7L7,12Z'),
    solid('blood', 'M0,8L3,8L4,13L-1,13Z'),
    face('skin'),
    solid('shade', 'M-9,2C-12,-13 9,-16 9.6,-4C7,-8 2,-7 -3,-9C-4,-5 -6,-1 -9,2Z'),
    looks(-0.6),
  ),
};
