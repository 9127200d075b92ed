// The three kinds that come in numbers. They look left: one slumps, one flies, one is a wall.
import { drawing, legs, limb, line, oval, solid, stare } from './draw';

export const zombies = {
  walker: drawing(
    legs('ink', 6.6, 'M5,-24L9,-12L8,-1', 'M-1,-24L-3,-12L-7,-1'),
    limb('toxic', 5, 'M4,-40L-8,-34L-17,-36'),
    solid('steel', 'M-7,-45L8,-44L11,-22L7,-18L4,-22L0,-17L-4,-22L-7,-19Z'),
    line('ink', 1.8, 'M4,-43L6,-30M-3,-28L1,-25L-2,-22L2,-20'),
    solid('toxic', oval(-5, -52, 8.6)),
    solid('ink', 'M-12,-56C-8,-63 -2,-63 3,-57L2,-52L-3,-57L-7,-55Z'),
    stare(4, [-10, -52], [-4, -52]),
    line('ink', 1.5, 'M-11,-46.5L-9,-45L-7,-46.5L-5,-45L-3,-46.5'),
    limb('steel', 5.2, 'M-2,-40L-14,-41'),
    limb('toxic', 4.6, 'M-14,-41L-23,-45'),
  ),
  brute: drawing(
    legs('ink', 13, 'M10,-18L13,-2', 'M-9,-18L-12,-2'),
    limb('toxic', 11, 'M20,-48L29,-30L25,-14'),
    solid('ink', 'M-24,-50C-18,-66 18,-66 24,-50C31,-32 25,-14 14,-12L-14,-12C-27,-16 -30,-36 -24,-50Z'),
    solid('toxic', 'M-20,-38C-16,-46 8,-46 13,-38C16,-26 10,-16 -3,-16C-17,-16 -22,-28 -20,-38Z'),
    line('ink', 1.6, 'M-8,-30C-5,-27 -3,-27 0,-30M-14,-23L-10,-21L-6,-23L-2,-21L2,-23'),
    solid('toxic', oval(-6, -62, 8.4)),
    stare(3.6, [-11, -63], [-5, -63]),
    line('ink', 2.4, 'M-12,-57L-3,-57'),
    limb('toxic', 12, 'M-20,-48L-31,-34L-30,-14'),
    solid('toxic', oval(-30, -12, 7)),
  ),
  runner: drawing(
    limb('ink', 0.2, 'M20,-50L37,-50M29,-37L40,-37M38,-26L44,-26'),
    limb('ink', 6, 'M8,-26L20,-18L27,-26'),
    limb('toxic', 4, 'M27,-26L31,-23'),
    limb('toxic', 4.6, 'M-4,-39L8,-44L15,-37'),
    limb('ink', 6, 'M4,-26L-8,-16L-13,-2'),
    limb('toxic', 4, 'M-13,-2L-19,-3'),
    solid('blood', 'M-15,-43L-3,-47L13,-28L4,-20Z'),
    limb('toxic', 4.6, 'M-9,-37L-19,-28L-27,-33'),
    solid('toxic', oval(-16, -47, 7.8)),
    solid('ink', 'M-21,-52L-13,-57L-2,-58L-8,-53L-1,-51L-9,-49Z'),
    stare(3.6, [-21, -48], [-15, -48]),
    line('ink', 2.4, 'M-22,-42C-20,-40 -18,-40 -16,-42'),
  ),
};
