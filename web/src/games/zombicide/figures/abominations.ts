// The four abominations: twice the size of the others, a mouth for a belly, and each with a shape of its own.
import { dots, drawing, flat, limb, line, oval, slab, solid, stare, type Part } from './draw';

/** The belly: a mouth around a middle, `s` times its usual size, with teeth above and below. */
function maw(x: number, y: number, s = 1): Part[] {
  const p = (dx: number, dy: number): string => `${x + dx * s},${y + dy * s}`;
  return [
    solid(
      'blood',
      `M${p(-21, -8)}C${p(-8, -18)} ${p(16, -16)} ${p(22, -5)}C${p(20, 12)} ${p(2, 19)} ${p(-9, 15)}C${p(-21, 11)} ${p(-25, 0)} ${p(-21, -8)}Z`,
    ),
    solid(
      'paper',
      `M${p(-20, -9)}L${p(-13, 1)}L${p(-8, -12)}L${p(-2, 0)}L${p(4, -13)}L${p(9, -1)}L${p(15, -11)}L${p(19, -2)}L${p(21, -6)}C${p(12, -18)} ${p(-8, -18)} ${p(-20, -9)}Z`,
    ),
    solid(
      'paper',
      `M${p(-17, 8)}L${p(-11, 2)}L${p(-7, 12)}L${p(-1, 5)}L${p(4, 14)}L${p(9, 6)}L${p(12, 11)}C${p(4, 18)} ${p(-10, 18)} ${p(-17, 8)}Z`,
    ),
  ];
}

export const abominations = {
  // The first of all: spines through a hospital gown, the drip still in its arm.
  'patient-zero': drawing(
    limb('lime', 14, 'M16,-24L24,-12L20,-3'),
    limb('lime', 14, 'M-8,-24L-14,-12L-12,-3'),
    solid('paper', 'M2,-78L10,-104L16,-82L30,-100L31,-74L48,-86L42,-60L56,-58L38,-44Z'),
    limb('toxic', 9, 'M28,-58L46,-48L50,-34'),
    limb('steel', 2.4, 'M54,-2L54,-72M46,-2L62,-2M46,-72L62,-72'),
    solid('rose', 'M57,-70L67,-70L67,-56L62,-50L57,-56Z'),
    line('blood', 2, 'M62,-50C64,-38 56,-36 50,-34'),
    solid('toxic', 'M-30,-66C-26,-86 26,-90 38,-64C46,-40 34,-18 16,-18L-12,-18C-32,-24 -36,-48 -30,-66Z'),
    solid('sky', 'M-28,-70C-10,-62 16,-62 35,-70C44,-44 40,-18 26,-12L22,-18L16,-12L10,-18L2,-12L-4,-18L-12,-12C-32,-22 -36,-52 -28,-70Z'),
    maw(3, -40),
    solid('toxic', oval(-20, -78, 11)),
    solid('toxic', oval(10, -84, 7.5)),
    stare(4.4, [-26, -80], [-18, -80], [7, -85], [13, -85]),
    line('ink', 1.8, 'M-28,-72L-25,-69L-22,-72L-19,-69L-16,-72L-13,-69'),
    limb('toxic', 15, 'M-26,-62L-46,-54L-52,-28'),
    solid('toxic', 'M-62,-30L-66,-8L-58,-16L-54,-4L-48,-16L-42,-6L-42,-30Z'),
    limb('paper', 3, 'M-58,-40L-46,-37'),
  ),
  // A hunchback in a long coat, woolly hat, a sack larger than itself.
  hobomination: drawing(
    solid('wood', 'M6,-74C14,-104 54,-104 64,-74C72,-48 62,-20 40,-18C20,-20 4,-44 6,-74Z'),
    line('ink', 2, 'M24,-92C30,-84 40,-84 46,-92M50,-72C54,-60 52,-46 46,-38'),
    solid('shade', 'M44,-62L58,-66L60,-52L46,-48Z'),
    line('ink', 1.6, 'M47,-60L51,-52M54,-63L57,-54'),
    limb('moss', 14, 'M16,-22L20,-3'),
    limb('moss', 14, 'M-14,-22L-16,-3'),
    solid(
      'khaki',
      'M-34,-62C-30,-82 22,-86 32,-60C40,-38 38,-18 34,-8L24,-14L16,-6L6,-14L-4,-6L-14,-14L-24,-6L-36,-12C-38,-30 -38,-48 -34,-62Z',
    ),
    line('ink', 2, 'M22,-74C26,-56 26,-36 24,-16'),
    maw(-6, -38, 0.95),
    limb('toxic', 9, 'M20,-70L34,-80L40,-88'),
    solid('toxic', oval(-20, -74, 13)),
    solid('paper', 'M-33,-70C-32,-50 -18,-48 -10,-56C-6,-60 -6,-66 -8,-70C-14,-64 -26,-64 -33,-70Z'),
    line('ink', 2, 'M-26,-66C-23,-64 -19,-64 -16,-66'),
    stare(4.8, [-27, -75], [-18, -75]),
    solid('blood', 'M-35,-78C-34,-94 -8,-96 -6,-80C-14,-84 -26,-84 -35,-78Z'),
    solid('paper', oval(-20, -95, 5)),
    line('ink', 1.8, 'M-28,-88L-27,-82M-20,-90L-20,-83.6M-12,-88L-13,-82.4'),
    limb('khaki', 16, 'M-30,-58L-48,-48L-52,-30'),
    solid('toxic', 'M-62,-32L-66,-10L-59,-17L-54,-5L-48,-17L-42,-8L-43,-32Z'),
  ),
  // A square block in uniform: cap, badge, a shield before it.
  abominacop: drawing(
    limb('ink', 16, 'M18,-24L20,-3'),
    limb('ink', 16, 'M-14,-24L-16,-3'),
    limb('denim', 14, 'M30,-66L48,-64L52,-82'),
    limb('ink', 5, 'M44,-78L64,-104'),
    solid('toxic', oval(53, -88, 8)),
    solid('denim', 'M-34,-80C-20,-86 28,-86 40,-80L40,-20L-34,-20Z'),
    line('ink', 3, 'M-33,-24L39,-24'),
    solid('amber', slab(0, -28, 9, 8)),
    maw(4, -48, 0.95),
    solid('amber', 'M28,-76L32,-71L38,-71L34,-66L36,-60L30,-63L25,-60L26,-66L22,-71L27,-71Z'),
    solid('toxic', 'M-20,-84L-18,-100L16,-100L18,-84C10,-76 -12,-76 -20,-84Z'),
    solid('ink', 'M-20,-97L14,-97L12,-89L0,-89L-3,-93L-6,-89L-18,-89Z'),
    line('paper', 1.6, 'M-15,-94L-10,-94M2,-94L7,-94'),
    line('ink', 2, 'M-14,-82L-10,-80L-6,-82L-2,-80L2,-82'),
    solid('denim', 'M-28,-98C-26,-104 -32,-108 -28,-114C-12,-122 14,-122 26,-112C28,-106 22,-104 22,-98Z'),
    solid('ink', 'M-28,-98L20,-98L14,-94L-34,-92Z'),
    solid('amber', oval(-6, -107, 4.4)),
    limb('denim', 15, 'M-30,-68L-46,-58L-44,-44'),
    solid('sky', 'M-66,-76C-58,-82 -40,-82 -34,-76L-34,-8C-42,-2 -58,-2 -66,-8Z'),
    flat('paper', slab(-61, -70, 22, 12)),
    line('ink', 2.4, 'M-61,-48L-39,-48M-61,-42L-39,-42'),
    dots('ink', 4, [-62, -14], [-38, -14]),
  ),
  // On all fours: antlers, a mane, claws.
  abominawild: drawing(
    limb('moss', 6, 'M46,-50C62,-52 64,-66 58,-74'),
    limb('lime', 14, 'M40,-34L50,-20L44,-4'),
    limb('lime', 13, 'M-10,-30L-4,-16L-8,-4'),
    limb('paper', 4, 'M-30,-74C-24,-88 -14,-92 -8,-104M-24,-84L-30,-98M-14,-93L-2,-92'),
    limb('paper', 4, 'M-46,-76C-52,-88 -60,-90 -64,-102M-52,-86L-46,-98M-60,-92L-70,-90'),
    solid('lime', 'M-24,-62C-8,-74 40,-72 50,-50C56,-34 46,-18 26,-16L-10,-16C-28,-20 -32,-46 -24,-62Z'),
    solid(
      'wood',
      'M-14,-80L0,-84L-4,-70L12,-70L4,-58L16,-50L2,-44L6,-30L-8,-34L-16,-22L-24,-34L-40,-26L-40,-40L-54,-44L-46,-54L-58,-66L-44,-68L-44,-82L-30,-76Z',
    ),
    maw(22, -38, 0.85),
    solid('toxic', 'M-46,-64C-44,-76 -22,-76 -20,-62C-20,-52 -26,-44 -34,-40C-44,-38 -56,-42 -58,-48C-58,-54 -50,-56 -46,-64Z'),
    solid('ink', oval(-56, -50, 3.4)),
    stare(5, [-42, -62], [-32, -62]),
    solid('paper', 'M-54,-44L-50,-36L-46,-43L-42,-36L-38,-42L-34,-36L-32,-43C-40,-46 -48,-46 -54,-44Z'),
    limb('toxic', 15, 'M-20,-38L-34,-26L-36,-8'),
    limb('toxic', 14, 'M30,-26L24,-14L28,-5'),
    solid('toxic', 'M-46,-12L-54,-1L-46,-3L-42,2L-37,-3L-31,2L-28,-3L-28,-12Z'),
    solid('toxic', 'M18,-9L12,1L19,-1L23,3L28,-1L33,3L36,-1L36,-9Z'),
  ),
};
