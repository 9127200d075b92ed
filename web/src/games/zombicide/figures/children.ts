// The six children: two thirds of a grown survivor, with the same head. Posture first, then one attribute.
import { common } from '../cards/weapons';
import { arm, boots, drawing, flat, legs, limb, line, oval, placed, solid } from './draw';
import { heads } from './heads';

export const children = {
  // The sling drawn far back.
  lili: drawing(
    legs('skin', 5, 'M-4,-14L-8,-2', 'M4,-14L9,-2'),
    boots([-8, -1], [9, -1]),
    arm('rose', 'skin', 'M4,-27L16,-26L28,-28', 4.6),
    solid('rose', 'M-5,-31C-1,-33 3,-33 6,-31L12,-10L-12,-10Z'),
    line('ink', 1.6, 'M-9,-15L10,-15'),
    limb('wood', 3, 'M28,-21L29,-31M29,-31L24,-41M29,-31L37,-39'),
    line('ink', 1.8, 'M24,-41L-18,-30M37,-39L-18,-30'),
    placed(heads.lili, 1, -40),
    arm('rose', 'skin', 'M-3,-28L-11,-21L-19,-30', 4.6),
  ),
  // Crouched like a cat, tail up, a pistol in both paws.
  'tiger-sam': drawing(
    limb('amber', 4.6, 'M-9,-13C-22,-8 -27,-18 -23,-26C-21,-31 -27,-35 -30,-32'),
    line('ink', 2, 'M-16,-13L-15,-8M-26,-17L-21,-17M-25,-28L-20,-26'),
    legs('amber', 7, 'M-5,-13L-11,-9L-9,-2', 'M5,-13L13,-9L10,-2'),
    boots([-9, -1], [10, -1]),
    solid('amber', 'M-9,-28C-4,-31 5,-31 9,-28L9,-9L-9,-9Z'),
    flat('paper', oval(3, -17, 5, 7)),
    line('ink', 2.2, 'M-9,-24L-4,-23M-9,-19L-4,-18M-9,-14L-4,-13'),
    placed(heads['tiger-sam'], 2, -38),
    placed(common.pistol, 24, -21, 0, 0.85),
    arm('amber', 'tan', 'M6,-26L14,-19L23,-21', 5),
  ),
  // Legs apart, the great axe on his shoulder.
  odin: drawing(
    placed(common['fire-axe'], 25, -16, -74, 1),
    solid('blood', 'M-8,-31L-20,-6L-6,-4L2,-28Z'),
    legs('wood', 7, 'M-5,-13L-10,-2', 'M5,-13L10,-2'),
    boots([-10, -1], [10, -1]),
    solid('steel', 'M-10,-30C-4,-33 5,-33 10,-30L10,-10L-10,-10Z'),
    line('ink', 1.8, 'M-8,-24L-4,-21L0,-24L4,-21L8,-24'),
    line('wood', 3.4, 'M-9,-13L9,-13'),
    placed(heads.odin, 0, -39),
    arm('steel', 'skin', 'M8,-27L15,-18L25,-18', 5),
    arm('steel', 'skin', 'M-8,-27L-15,-19L-9,-13', 5),
  ),
  // Hips out, one arm up, the other on the hip: the beat goes on.
  'bunny-g': drawing(
    placed(common['baseball-bat'], 22, -37, -70, 0.7),
    legs('paper', 8, 'M-5,-14L-10,-8L-8,-2', 'M5,-14L8,-2'),
    boots([-8, -1], [8, -1]),
    arm('paper', 'umber', 'M-7,-28L-17,-22L-8,-16', 5.4),
    solid('paper', 'M-9,-31C-4,-33 5,-33 9,-31L12,-11L-11,-11Z'),
    line('amber', 2.6, 'M-4,-31C-3,-23 5,-23 6,-31'),
    solid('amber', oval(1.4, -21, 3.4)),
    placed(heads['bunny-g'], 0, -40),
    arm('paper', 'umber', 'M8,-28L17,-26L22,-37', 5.4),
  ),
  // Head down behind the lid of a pan, at a run.
  lou: drawing(
    placed(common.machete, -17, -32, -118, 0.75),
    legs('denim', 6.4, 'M-8,-14L-18,-13L-25,-5', 'M-2,-14L8,-12L5,-2'),
    boots([-25, -4], [5, -1]),
    arm('blood', 'tan', 'M-3,-26L-11,-22L-17,-32', 5),
    solid('blood', 'M-3,-29C2,-32 9,-31 12,-27L2,-9L-12,-12Z'),
    line('paper', 2.6, 'M-3,-25L8,-21M-6,-20L5,-15'),
    placed(heads.lou, 13, -36, 14),
    solid('steel', 'M18,-30C27,-31 30,-22 27,-13C25,-5 20,-4 15,-7C12,-14 13,-25 18,-30Z'),
    line('ink', 1.6, 'M20,-26C25,-25 25,-17 23,-12'),
    solid('ink', oval(21, -18, 2.4, 3.4)),
  ),
  // A cloak to the ground; a lantern held high, a basket on the arm.
  ostara: drawing(
    boots([-4, -1], [7, -1]),
    line('ink', 2, 'M24,-40L24,-33'),
    solid('denim', 'M-5,-32C-1,-34 4,-34 7,-32L16,-4L-16,-4Z'),
    solid('khaki', 'M-3,-18L14,-18L12,-8L-1,-8Z'),
    line('ink', 1.6, 'M-2,-15L13,-15M-1.4,-11.6L12.4,-11.6'),
    line('ink', 2, 'M-2,-18C0,-28 11,-28 13,-18'),
    placed(heads.ostara, 1, -40),
    arm('denim', 'skin', 'M5,-29L15,-29L24,-41', 5),
    solid('gun', 'M20,-35L28,-35L29,-32L19,-32Z'),
    solid('amber', 'M19,-32L29,-32L28,-21L20,-21Z'),
    flat('paper', oval(24, -26.5, 2.4, 3.4)),
    solid('gun', 'M18,-21L30,-21L30,-18L18,-18Z'),
  ),
};
