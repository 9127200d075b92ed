// The six grown survivors: a posture first, then one attribute. They look right and stand on 0,0.
import { common } from '../cards/weapons';
import { arm, boots, drawing, legs, limb, line, oval, placed, slab, solid } from './draw';
import { heads } from './heads';

export const adults = {
  // A long lunge, the crowbar over his head.
  josh: drawing(
    legs('steel', 7, 'M-3,-23L-13,-13L-20,-2', 'M3,-23L15,-16L15,-1'),
    boots([-20, -1], [15, -1]),
    arm('blood', 'umber', 'M-4,-42L-15,-37L-19,-28'),
    placed(common.crowbar, 16, -64, -32, 0.8),
    solid('blood', 'M-6,-46C-1,-49 5,-49 9,-45L7,-20L-8,-20Z'),
    placed(heads.josh, 4, -56),
    arm('blood', 'umber', 'M6,-42L16,-50L15,-64'),
  ),
  // Square and upright, a pistol to each side.
  doug: drawing(
    legs('steel', 7, 'M-4,-23L-7,-12L-8,-1', 'M4,-23L7,-12L8,-1'),
    boots([-8, -1], [8, -1]),
    placed(common.pistol, -24, -40, 0, 0.8, -1),
    placed(common.pistol, 24, -40, 0, 0.8),
    arm('paper', 'skin', 'M-9,-42L-16,-38L-24,-40'),
    arm('paper', 'skin', 'M9,-42L16,-38L24,-40'),
    solid('paper', 'M-11,-46C-4,-49 4,-49 11,-46C13,-36 13,-28 11,-20L-11,-20C-13,-28 -13,-36 -11,-46Z'),
    solid('blood', 'M-2,-46L3,-46L5,-31L1,-27L-2,-31Z'),
    line('ink', 2.4, 'M-11,-21L11,-21'),
    placed(heads.doug, 1, -56),
  ),
  // On one knee, the long rifle level.
  elle: drawing(
    legs('ink', 7, 'M-3,-17L-8,-3L-22,-2', 'M2,-17L15,-16L15,-1'),
    boots([15, -1]),
    solid('khaki', 'M-9,-38C-5,-41 3,-41 7,-38L5,-13L-8,-13Z'),
    placed(heads.elle, 1, -47),
    placed(common['sniper-rifle'], 13, -34, -4, 0.85),
    arm('khaki', 'skin', 'M-5,-34L2,-25L10,-32'),
    arm('khaki', 'skin', 'M4,-33L14,-27L24,-33'),
  ),
  // In stride, the shotgun forward and the ponytail behind.
  amy: drawing(
    legs('ink', 7, 'M-2,-24L-8,-13L-19,-5', 'M3,-24L12,-14L13,-1'),
    boots([-19, -4], [13, -1]),
    arm('blood', 'skin', 'M-5,-42L-10,-32L2,-30'),
    solid('blood', 'M-6,-46C-1,-49 5,-49 9,-45L7,-21L-6,-21Z'),
    line('ink', 2.6, 'M-5,-23L7,-23'),
    placed(heads.amy, 3, -56),
    placed(common.shotgun, 11, -33, -8, 0.85),
    arm('blood', 'skin', 'M6,-42L13,-35L20,-33'),
  ),
  // Bent under a pack with a bedroll; a torch ahead.
  ned: drawing(
    limb('steel', 1.4, 'M-24,-52L-28,-74'),
    solid('wood', 'M-30,-50L-10,-52L-8,-19L-28,-19Z'),
    line('ink', 2, 'M-27,-38L-11,-39M-19,-50L-18,-21'),
    solid('moss', oval(-20, -55, 11, 5.4)),
    line('ink', 1.6, 'M-25,-59L-25,-51M-15,-59L-15,-51'),
    legs('tan', 7, 'M-3,-22L-7,-11L-8,-1', 'M4,-22L8,-12L8,-1'),
    boots([-8, -1], [8, -1]),
    solid('steel', 'M-9,-44C-3,-47 5,-47 10,-43L8,-18L-9,-18Z'),
    placed(heads.ned, 6, -52),
    placed([solid('gun', 'M-10,-4L7,-4L14,-8L14,8L7,4L-10,4Z'), solid('amber', slab(14, -8, 4, 16))], 22, -31, 0, 0.85),
    arm('steel', 'tan', 'M1,-40L6,-28L18,-30'),
  ),
  // On skates, leaning forward, one leg behind, the bat ready.
  wanda: drawing(
    placed(common['baseball-bat'], -12, -44, -142, 0.85),
    legs('blood', 7, 'M-4,-23L-16,-18L-27,-15', 'M2,-23L10,-14L5,-5'),
    limb('umber', 5, 'M-22,-16L-28,-14'),
    solid('paper', 'M-24,-12L-33,-17L-31,-23L-23,-18Z'),
    solid('paper', 'M0,-10L10,-10L14,-3L0,-3Z'),
    [2, 11].map((x) => solid('ink', oval(x, -0.5, 2))),
    solid('ink', oval(-27, -9, 2)),
    solid('ink', oval(-35, -13.4, 2)),
    solid('amber', 'M-3,-44C3,-47 9,-46 13,-41L3,-19L-9,-22Z'),
    placed(heads.wanda, 14, -53, 6),
    arm('amber', 'umber', 'M2,-41L-6,-34L-12,-44'),
    arm('amber', 'umber', 'M10,-39L17,-30L26,-33'),
  ),
};
