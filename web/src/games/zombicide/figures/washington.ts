// The people of Washington Z.C.: a posture first, then one attribute. They look right and stand on 0,0.
import { common } from '../cards/weapons';
import { arm, boots, drawing, legs, line, placed, solid } from './draw';
import { heads } from './heads';

export const washington = {
  // Both machetes low, ready to rush.
  tess: drawing(
    legs('ink', 7, 'M-3,-23L-12,-13L-17,-2', 'M3,-23L13,-15L14,-1'),
    boots([-17, -1], [14, -1]),
    placed(common.machete, -16, -28, 150, 0.7),
    arm('steel', 'skin', 'M-5,-42L-13,-36L-15,-28'),
    solid('steel', 'M-7,-46C-2,-49 5,-49 9,-45L7,-20L-8,-20Z'),
    placed(heads.tess, 3, -56),
    placed(common.machete, 20, -32, -10, 0.7),
    arm('steel', 'skin', 'M6,-42L13,-35L19,-32'),
  ),
  // Feet apart behind a running chainsaw.
  mindy: drawing(
    legs('denim', 7, 'M-4,-23L-10,-12L-12,-1', 'M4,-23L10,-12L12,-1'),
    boots([-12, -1], [12, -1]),
    solid('khaki', 'M-9,-46C-3,-49 5,-49 10,-45L8,-20L-9,-20Z'),
    placed(heads.mindy, 2, -56),
    placed(common.chainsaw, 14, -30, -6, 0.7),
    arm('khaki', 'umber', 'M-5,-42L-2,-30L6,-29'),
    arm('khaki', 'umber', 'M7,-42L14,-36L17,-33'),
  ),
  // Straight, the rifle raised to the shoulder.
  ashley: drawing(
    legs('ink', 7, 'M-3,-23L-7,-12L-9,-1', 'M3,-23L7,-12L8,-1'),
    boots([-9, -1], [8, -1]),
    solid('sky', 'M-8,-46C-2,-49 4,-49 9,-45L7,-20L-8,-20Z'),
    placed(heads.ashley, 1, -56),
    placed(common['sniper-rifle'], 16, -44, 0, 0.75),
    arm('sky', 'skin', 'M-4,-42L2,-36L12,-43'),
    arm('sky', 'skin', 'M6,-41L15,-37L26,-43'),
  ),
  // Broad, the submachine gun from the hip.
  anton: drawing(
    legs('moss', 8, 'M-5,-24L-9,-12L-11,-1', 'M5,-24L9,-12L12,-1'),
    boots([-11, -1], [12, -1]),
    solid('moss', 'M-12,-47C-5,-50 6,-50 13,-46L11,-21L-11,-21Z'),
    line('ink', 2.6, 'M-11,-23L11,-23'),
    placed(heads.anton, 2, -57),
    placed(common['sub-mg'], 18, -31, -4, 0.8),
    arm('moss', 'tan', 'M-8,-43L-6,-30L8,-28'),
    arm('moss', 'tan', 'M10,-42L15,-34L21,-31'),
  ),
  // The bat over his shoulder, one hand free.
  justin: drawing(
    placed(common['baseball-bat'], -4, -44, -128, 0.8),
    legs('denim', 7, 'M-3,-23L-8,-12L-7,-1', 'M3,-23L9,-13L13,-1'),
    boots([-7, -1], [13, -1]),
    solid('amber', 'M-8,-46C-2,-49 5,-49 9,-45L7,-20L-8,-20Z'),
    placed(heads.justin, 2, -56),
    arm('amber', 'skin', 'M-4,-42L2,-34L-3,-43'),
    arm('amber', 'skin', 'M6,-42L14,-36L22,-38'),
  ),
  // The shotgun level, leaning into it.
  angelo: drawing(
    legs('ink', 7, 'M-3,-23L-12,-13L-16,-2', 'M3,-23L10,-13L10,-1'),
    boots([-16, -1], [10, -1]),
    solid('blood', 'M-8,-45C-2,-49 5,-49 10,-44L7,-20L-8,-20Z'),
    solid('paper', 'M1,-47L5,-47L4,-22L0,-22Z'),
    placed(heads.angelo, 4, -55),
    placed(common.shotgun, 14, -34, -4, 0.85),
    arm('blood', 'tan', 'M-4,-42L0,-31L8,-31'),
    arm('blood', 'tan', 'M7,-41L14,-35L22,-34'),
  ),
  // Hands up with a small camera.
  taylor: drawing(
    legs('tan', 7, 'M-3,-23L-7,-12L-8,-1', 'M3,-23L7,-12L8,-1'),
    boots([-8, -1], [8, -1]),
    solid('denim', 'M-8,-46C-2,-49 4,-49 9,-45L7,-20L-8,-20Z'),
    placed(heads.taylor, 1, -56),
    solid('gun', 'M16,-52L28,-52L28,-43L16,-43Z'),
    arm('denim', 'umber', 'M-5,-42L4,-36L17,-45'),
    arm('denim', 'umber', 'M6,-42L14,-38L22,-43'),
  ),
  // A dark suit, standing very straight.
  president: drawing(
    legs('ink', 7, 'M-3,-24L-5,-12L-6,-1', 'M3,-24L5,-12L6,-1'),
    boots([-6, -1], [6, -1]),
    arm('ink', 'skin', 'M-7,-43L-12,-33L-11,-23'),
    solid('ink', 'M-10,-47C-4,-50 4,-50 10,-47L9,-20L-9,-20Z'),
    solid('paper', 'M-3,-48L4,-48L1,-34Z'),
    solid('blood', 'M-0.4,-46L2,-46L2.4,-37L0.8,-34L-0.8,-37Z'),
    placed(heads.president, 1, -58),
    arm('ink', 'skin', 'M7,-43L12,-33L11,-23'),
  ),
};
