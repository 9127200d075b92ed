// The six bosses, each as large as the frame allows.
import { figure, flat, hatch, limb, line, moved, oval, placed, solid, type Drawing, type Ink, type Mark } from './draw';
import { deadSox } from './deadsox';

/** One of the pile: shoulders in the colour of a shirt, and a face. */
function body(x: number, y: number, shirt: Ink, tilt: number): Mark[] {
  return [
    solid(
      shirt,
      `M${x - 17},${y + 26}C${x - 18},${y + 10} ${x - 10},${y + 6} ${x},${y + 6}C${x + 10},${y + 6} ${x + 18},${y + 10} ${x + 17},${y + 26}Z`,
      4,
    ),
    solid('toxic', oval(x + tilt, y, 10, 11), 4),
    flat('ink', `${oval(x + tilt - 4, y - 2, 3, 3.4)}${oval(x + tilt + 4.5, y - 2, 2.4, 2.8)}`),
    line('ink', 3.4, `M${x + tilt - 4},${y + 6}L${x + tilt + 4},${y + 5}`),
  ];
}

/** A clawed hand that reaches up, around the wrist. */
const paw = 'M-6,6L-9,-4L-5,-2L-5,-11L-1,-4L3,-12L4,-3L9,-6L6,6Z';

const pile = figure(
  limb('toxic', 6, 'M44,20L34,8L36,3M56,20L68,10L66,4M26,44L12,36L10,28M74,44L88,36L92,28'),
  limb('toxic', 6, 'M14,68L4,58L4,50M86,68L96,58L97,50'),
  body(50, 20, 'blood', 1),
  body(34, 43, 'steel', -2),
  body(66, 43, 'moss', 2),
  limb('toxic', 6, 'M50,60L46,50L50,42'),
  body(20, 66, 'brown', -1),
  body(50, 67, 'denim', 2),
  body(80, 66, 'blood', 1),
  limb('toxic', 6, 'M36,84L30,74L34,68M64,84L70,76L66,68'),
  body(10, 86, 'coal', 2),
  body(36, 87, 'moss', -1),
  body(63, 87, 'steel', 1),
  body(90, 86, 'brown', -2),
);

export const bosses = {
  // A mountain of muscle: fists on the ground, the head lost between the shoulders.
  'super-abomination': figure(
    limb('coal', 16, 'M40,80V88M60,80V88'),
    solid('toxic', 'M50,10C66,8 78,14 84,26C94,34 97,52 95,68H72L70,84H30L28,68H5C3,52 6,34 16,26C22,14 34,8 50,10Z'),
    flat(
      'blood',
      'M18,30C26,16 38,13 46,14L40,22L43,28L34,30L37,38L26,38L28,46L14,48C13,42 14,36 18,30ZM82,30C74,16 62,13 54,14L60,22L57,28L66,30L63,38L74,38L72,46L86,48C87,42 86,36 82,30Z',
    ),
    line('ink', 3, 'M20,40L38,18M16,44L28,22M80,40L62,18M84,44L72,22'),
    solid('toxic', 'M5,62C3,50 14,46 22,50C30,54 30,64 28,72H6Z'),
    solid('toxic', 'M95,62C97,50 86,46 78,50C70,54 70,64 72,72H94Z'),
    solid('toxic', 'M3,74C3,68 8,66 16,66C26,66 31,68 31,76V90C31,94 28,95 24,95H10C6,95 3,94 3,90Z'),
    solid('toxic', 'M97,74C97,68 92,66 84,66C74,66 69,68 69,76V90C69,94 72,95 76,95H90C94,95 97,94 97,90Z'),
    hatch(26, 56, 12, 2),
    hatch(88, 54, 14, 2),
    hatch(27, 72, 12, 2, 4),
    hatch(92, 72, 12, 2, 4),
    hatch(64, 64, 16, 2, 4),
    line('sheet', 3.5, 'M9,60C9,55 12,53 15,53M73,60C73,57 75,55 77,54'),
    line('ink', 3.5, 'M11,84V94M18,83V94M25,84V94M75,84V94M82,83V94M89,84V94'),
    line('ink', 4, 'M34,54C38,62 46,62 50,58C54,62 62,62 66,54M50,58V82M40,68H46M54,68H60M41,76H46M54,76H59'),
    solid('toxic', 'M37,34C37,24 43,21 50,21C57,21 63,24 63,34L61,46C58,52 42,52 39,46Z'),
    hatch(59, 26, 12, 2, 3),
    flat('ink', 'M39,30L48,34L46,38C41,39 39,35 39,30ZM61,30L52,34L54,38C59,39 61,35 61,30Z'),
    flat('ink', 'M41,41H59L57,49H43Z'),
    flat('sheet', 'M42,41L45,46L48,41L50,45L52,41L55,46L58,41ZM44,49L47,45L50,49L53,45L56,49Z'),
  ),
  // A pile of bodies that climbs over itself.
  'zombie-pyramid': figure(placed(pile, 8, 2, 0.84)),
  // An elephant, head on.
  elephombie: figure(
    limb('toxic', 17, 'M22,66V86M78,66V86'),
    flat('sheet', 'M14,88H20V94H14ZM24,88H30V94H24ZM70,88H76V94H70ZM80,88H86V94H80Z'),
    solid('toxic', 'M34,22C22,6 4,10 3,30C2,46 8,60 20,66C24,60 24,58 30,60Z'),
    solid('toxic', 'M66,22C78,6 96,10 97,30L90,34L96,42C94,54 88,62 80,66C76,60 76,58 70,60Z'),
    hatch(90, 44, 14, 2, 4),
    hatch(10, 44, 10, 2, 4),
    flat('rose', 'M30,26C22,18 12,20 11,32C10,42 14,50 20,56L28,46ZM70,26C78,18 86,20 88,26L82,34L87,44C85,50 82,54 79,56L72,46Z'),
    solid('toxic', 'M30,24C32,8 40,5 50,5C60,5 68,8 70,24L72,52C70,62 62,66 50,66C38,66 30,62 28,52Z'),
    hatch(66, 26, 30, 2),
    solid('rose', 'M36,15C38,7 44,6 50,6C58,6 63,9 64,15L58,19L52,14L47,20L42,15Z', 3.5),
    line('ink', 2.5, 'M46,8L47,13M53,7V12M59,9L58,14'),
    solid('sheet', 'M32,56C22,66 20,80 26,93C30,84 34,76 42,66Z'),
    solid('sheet', 'M68,56C74,62 76,68 76,76L70,72L66,76C64,72 61,68 58,66Z'),
    solid('toxic', 'M40,46C38,60 42,74 40,84C40,94 56,97 62,88L56,82C52,86 50,84 51,78C56,68 62,58 60,46Z'),
    hatch(56, 50, 22, 2, 4),
    line('ink', 3.5, 'M42,56H56M43,64H54M44,72H51'),
    flat('ink', 'M32,30L46,35L44,43C36,44 32,38 32,30ZM68,30L54,35L56,43C64,44 68,38 68,30Z'),
    flat('blood', `${oval(40, 38, 2.4)}${oval(60, 38, 2.4)}`),
  ),
  ...deadSox,
  // A head that is all mouth.
  screamer: figure(
    solid('toxic', 'M50,5C74,5 86,20 86,46C86,78 74,95 50,95C26,95 14,78 14,46C14,20 26,5 50,5Z'),
    hatch(70, 13, 14, 2, 4),
    hatch(81, 66, 10, 1, 4),
    line('sheet', 3.5, 'M20,40C21,30 24,23 29,18'),
    solid('ink', 'M50,28C70,28 78,40 78,58C78,78 68,89 50,89C32,89 22,78 22,58C22,40 30,28 50,28Z'),
    flat('blood', 'M30,74C34,62 44,64 50,68C56,64 66,62 70,74C66,84 58,87 50,87C42,87 34,84 30,74Z'),
    line('ink', 3, 'M50,70V82'),
    flat('rose', 'M46,34H54L53,46C53,52 47,52 47,46Z'),
    flat('sheet', 'M25,44L36,50L31,35ZM33,33L41,46L45,30ZM67,33L59,46L55,30ZM75,44L64,50L69,35Z'),
    flat('sheet', 'M25,72L35,64L30,82ZM34,85L40,75L46,88ZM75,72L65,64L70,82ZM66,85L60,75L54,88Z'),
    line('ink', 4.5, 'M26,16L40,22M74,16L60,22M28,25L40,24M72,25L60,24'),
    line('ink', 3, 'M44,14L50,18L56,14'),
    limb('blood', 3, 'M6,24L12,29M4,44L9,45M4,64L9,62M94,24L88,29M96,44L91,45M96,64L91,62'),
  ),
  // Limbs in all directions.
  mutation: figure(
    limb('toxic', 8, 'M40,36L28,24L32,14M60,36L74,26L70,14'),
    limb('toxic', 8, 'M32,50L18,48L9,38M68,50L84,50L91,38'),
    limb('toxic', 9, 'M34,62L20,68L18,86M66,62L80,68L82,86'),
    limb('blood', 6, 'M36,44C20,38 24,28 9,22M64,42C80,40 76,28 91,20'),
    limb('rose', 7, 'M44,68C40,80 50,84 44,93M58,68C66,78 56,84 62,93'),
    limb('blood', 6, 'M30,58C18,56 12,64 5,60M70,58C82,56 88,66 96,61'),
    solid('sheet', 'M44,32L49,4L56,31Z', 3.5),
    solid('toxic', moved(paw, 32, 14), 3.5),
    solid('toxic', moved(paw, 70, 14), 3.5),
    solid('toxic', moved(paw, 9, 38), 3.5),
    solid('toxic', moved(paw, 91, 38), 3.5),
    solid('toxic', 'M24,84L24,95H4L8,89L14,88V84Z', 3.5),
    solid('toxic', 'M76,84L76,95H96L92,89L86,88V84Z', 3.5),
    solid('toxic', 'M50,26C62,24 72,32 74,44C78,54 72,68 60,72C50,76 36,74 30,64C22,54 26,40 34,34C38,28 44,26 50,26Z'),
    hatch(66, 34, 14, 2, 4),
    hatch(40, 66, 7, 3, 4),
    solid('sheet', oval(43, 43, 9), 3.5),
    flat('ink', oval(45, 44, 4)),
    solid('sheet', oval(60, 40, 6), 3.5),
    flat('ink', oval(60, 41, 2.8)),
    solid('ink', 'M36,57C46,53 60,52 69,54C67,65 58,69 52,69C44,69 38,65 36,57Z', 2),
    flat('sheet', 'M38,57L43,63L47,56L51,62L55,55L60,61L66,54ZM45,67L49,62L54,68L58,62L62,66Z'),
    flat('moss', `${oval(53, 31, 2.5)}${oval(69, 46, 2.5)}${oval(32, 52, 2.5)}`),
  ),
} satisfies Record<string, Drawing>;
