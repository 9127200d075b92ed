// Dead Sox: three zombies of a baseball team, one by one and together.
import { figure, flat, hatch, limb, line, oval, placed, solid, type Drawing, type Mark } from './draw';

const face = (x: number, y: number): Mark[] => [
  solid('toxic', oval(x, y, 12, 13)),
  hatch(x + 8, y - 6, 12, 2, 3),
  flat('ink', `${oval(x - 5, y - 2, 3.6, 4)}${oval(x + 5, y - 2, 3, 3.4)}`),
  flat('ink', `M${x - 8},${y + 5}L${x + 8},${y + 5}L${x + 5},${y + 11}L${x - 5},${y + 11}Z`),
  flat(
    'sheet',
    `M${x - 7},${y + 5}L${x - 4},${y + 9}L${x - 2},${y + 5}L${x},${y + 9}L${x + 2},${y + 5}L${x + 4},${y + 9}L${x + 7},${y + 5}Z`,
  ),
];

/** A striped shirt between the shoulders and the belt. */
const shirt = (x: number, top: number): Mark[] => [
  solid(
    'sheet',
    `M${x - 17},${top + 4}C${x - 10},${top - 1} ${x + 10},${top - 1} ${x + 17},${top + 4}L${x + 15},${top + 33}L${x - 15},${top + 33}Z`,
  ),
  hatch(x + 8, top + 10, 16, 2, 4),
  line('blood', 2.5, `M${x - 10},${top + 4}V${top + 30}M${x},${top + 5}V${top + 30}M${x + 10},${top + 4}V${top + 30}`),
  solid('ink', `M${x - 15},${top + 28}H${x + 15}V${top + 33}H${x - 15}Z`, 2),
];

// Low on bent legs, the mask on, the mitt out.
const catcher = figure(
  limb('sheet', 13, 'M40,74L20,70L24,86M60,74L80,70L76,86'),
  limb('blood', 11, 'M23,80L24,87M77,80L76,87'),
  solid('ink', 'M14,88H32V95H12Z'),
  solid('ink', 'M68,88H86L88,95H68Z'),
  limb('toxic', 10, 'M64,50L78,54L80,46'),
  shirt(50, 42),
  solid('coal', 'M36,46H64L62,72C56,77 44,77 38,72Z'),
  line('sheet', 3, 'M40,54H60M40,62H60M42,69H58'),
  limb('toxic', 10, 'M36,50L26,52'),
  solid('brown', 'M4,46C2,34 10,30 16,34C22,28 32,34 32,44C34,56 28,64 18,64C8,64 5,56 4,46Z'),
  hatch(26, 48, 12, 2, 4),
  line('ink', 3, 'M12,36L15,46M20,35L20,46M27,40L24,48'),
  solid('toxic', oval(81, 44, 6), 3.5),
  face(50, 28),
  solid('blood', 'M36,22C35,8 65,8 64,22Z'),
  line('ink', 2.6, 'M38,22V36C40,44 60,44 62,36V22M50,22V42M38,32H62'),
);

// Upright, the bat far back over the shoulder.
const batter = figure(
  limb('brown', 10, 'M76,24L88,8'),
  limb('brown', 5, 'M64,42L80,20'),
  limb('sheet', 12, 'M42,70L34,86M58,70L66,86'),
  limb('blood', 10, 'M36,80L34,87M64,80L66,87'),
  solid('ink', 'M22,88H40V95H20Z'),
  solid('ink', 'M60,88H78L80,95H60Z'),
  shirt(50, 40),
  limb('toxic', 10, 'M34,46L38,58L58,50'),
  limb('toxic', 10, 'M65,47L74,52L66,42'),
  solid('toxic', oval(59, 49, 6), 3.5),
  solid('toxic', oval(65, 41, 6), 3.5),
  face(46, 26),
  solid('blood', 'M32,24C30,6 62,6 60,24L59,32H54V24L24,25L22,20Z'),
  line('sheet', 3.5, 'M42,12C46,10 50,11 53,14'),
);

// One knee up, the ball far behind.
const pitcher = figure(
  limb('sheet', 12, 'M54,70L60,88'),
  limb('sheet', 12, 'M46,70L24,62L26,78'),
  limb('blood', 10, 'M59,82L60,88M25,72L26,79'),
  solid('ink', 'M54,88H72L74,95H52Z'),
  solid('ink', 'M14,80H32V87H12Z'),
  limb('toxic', 10, 'M66,46L82,36L78,18'),
  shirt(50, 40),
  limb('toxic', 10, 'M35,47L22,50L16,42'),
  solid('brown', 'M5,36C4,28 10,26 14,28C20,24 27,30 26,38C26,46 21,51 14,50C8,50 5,44 5,36Z', 3.5),
  solid('sheet', oval(78, 12, 8), 3.5),
  line('blood', 2.5, 'M73,8C76,10 76,15 73,17M83,8C80,10 80,15 83,17'),
  solid('toxic', 'M70,22L70,14L74,18L80,19L86,14L86,22L82,27H74Z', 3),
  face(48, 26),
  solid('blood', 'M35,21C34,7 62,7 61,21L62,23H24L26,18Z'),
  flat('sheet', oval(49, 16, 3)),
);

export const deadSox = {
  'dead-sox': figure(placed(batter, 21, 0, 0.64), placed(catcher, -1, 33, 0.64), placed(pitcher, 39, 34, 0.63)),
  catcher,
  batter,
  pitcher,
} satisfies Record<string, Drawing>;
