// Everything on the cards that is no weapon.
import { dots, flat, line, oval, slab, solid, star, stare, type Part } from '../figures/draw';

type Item = readonly Part[];

/** An open box of ammunition with a row of rounds. */
const ammunition = (rounds: readonly Part[]): Item => [
  ...rounds,
  solid('wood', 'M-26,-4L26,-4L23,20L-23,20Z'),
  solid('shade', slab(-15, 2, 30, 11)),
  line('ink', 1.6, 'M-11,6L11,6M-11,9.4L4,9.4'),
];

const places = [-18, -6, 6, 18];

export const items = {
  'bag-of-rice': [
    solid('paper', 'M-17,-16C-21,-2 -22,12 -17,22L17,22C22,12 21,-2 17,-16Z'),
    solid('paper', 'M-14,-25L14,-25L17,-16L-17,-16Z'),
    line('blood', 3, 'M-17,-15.6L17,-15.6'),
    solid('amber', oval(0, 4, 11, 9)),
    dots('ink', 2.4, [-4, 3], [0, 6], [4, 2], [-1, 0], [3, 7]),
  ],
  'canned-food': [
    solid('steel', 'M-18,-20C-12,-25 12,-25 18,-20L18,18C12,23 -12,23 -18,18Z'),
    flat('blood', 'M-17,-11C-11,-7 11,-7 17,-11L17,11C11,15 -11,15 -17,11Z'),
    solid('shade', oval(0, -20, 18, 5.4)),
    line('ink', 2, 'M-4,-20L4,-20'),
    solid('paper', star(0, 2, 8, 9, 6)),
  ],
  water: [
    solid('sky', 'M-6,-22L6,-22L6,-15C13,-12 13,-8 13,-4L13,20C9,24 -9,24 -13,20L-13,-4C-13,-8 -13,-12 -6,-15Z'),
    flat('paper', 'M-12,-1L12,-1L12,11L-12,11Z'),
    solid('denim', slab(-7, -29, 14, 7)),
    solid('denim', 'M0,0C4,4 4.6,6 0,9.6C-4.6,6 -4,4 0,0Z'),
    line('paper', 2, 'M-8,-8L-8,-4'),
  ],
  flashlight: [
    flat('amber', 'M20,-10L48,-24L48,24L20,10Z'),
    solid('gun', 'M-30,-6L6,-6L18,-12L18,12L6,6L-30,6Z'),
    solid('amber', slab(18, -12, 5, 24)),
    solid('blood', slab(-14, -9, 9, 4)),
    line('paper', 1.4, 'M-26,-2L4,-2'),
  ],
  'plenty-of-bullets': ammunition(
    places
      .map((x) => [
        solid('amber', `M${x - 4},-4L${x - 4},-16C${x - 4},-22 ${x - 1},-26 ${x},-27C${x + 1},-26 ${x + 4},-22 ${x + 4},-16L${x + 4},-4Z`),
        line('ink', 1.4, `M${x - 4},-15L${x + 4},-15`),
      ])
      .flat(),
  ),
  'plenty-of-shells': ammunition(
    places
      .map((x) => [
        solid('blood', slab(x - 5, -25, 10, 21)),
        solid('amber', slab(x - 5, -12, 10, 8)),
        line('paper', 1.4, `M${x - 2},-22L${x - 2},-15`),
      ])
      .flat(),
  ),
  aaahh: [
    solid('amber', star(0, 0, 11, 34, 24)),
    solid('toxic', 'M-17,-8C-16,-23 16,-23 17,-8C18,4 12,10 10,20C4,25 -4,25 -10,20C-12,10 -18,4 -17,-8Z'),
    solid('ink', 'M-15,-15C-8,-25 10,-25 15,-14L9,-17L5,-13L-2,-17L-8,-13Z'),
    stare(9, [-8, -5], [8, -5]).flat(),
    solid('blood', oval(0, 11, 7, 8)),
    solid('paper', 'M-6,6L-3,10L0,6L3,10L6,6C3,3 -3,3 -6,6Z'),
  ].flat(),
} satisfies Record<string, Item>;
