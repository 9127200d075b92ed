// Signs of cells, tracks and cards. They are read at 14 pixels, by shape alone, in the colour of the text.
import { flat, line, oval, sign, star, type Drawing } from './draw';

const burst = 'M49,4L60,23L82,8L79,33L96,45L81,59L91,85L66,78L55,96L43,79L17,93L22,66L4,56L20,43L10,17L37,24Z';
const cartridge = 'M32,42C32,24 42,9 50,3C58,9 68,24 68,42ZM30,50H70V80H30ZM25,85H75V97H25Z';
const shield = 'M50,4C62,12 76,15 90,15V46C90,70 72,88 50,97C28,88 10,70 10,46V15C24,15 38,12 50,4Z';
const flame = 'M53,2C58,20 86,34 86,64C86,84 70,98 50,98C30,98 14,84 14,64C14,50 21,42 27,30C31,36 34,40 38,43C44,32 42,16 53,2Z';
const slow = 'M36,14L70,50L36,86';

export const icons = {
  ammo: sign(flat('pen', cartridge)),
  armour: sign(flat('pen', `${shield}M50,20V80C64,73 75,62 75,46V29C66,28 58,25 50,20Z`)),
  damage: sign(flat('pen', burst)),
  'damage-yellow': sign(flat('amber', burst), line('pen', 7, burst), flat('ink', oval(51, 51, 14))),
  'damage-blue': sign(flat('denim', burst), line('pen', 7, burst), flat('sheet', 'M30,43H72V59H30Z')),
  health: sign(flat('pen', 'M50,95C18,70 4,52 4,33C4,16 16,7 29,7C39,7 46,13 50,22C54,13 61,7 71,7C84,7 96,16 96,33C96,52 82,70 50,95Z')),
  fury: sign(flat('pen', `${flame}M52,52C52,62 38,66 38,78C38,86 44,90 50,90C57,90 62,85 62,78C62,68 56,62 52,52Z`)),
  companion: sign(
    flat('pen', 'M34,16C45,16 52,24 52,36C52,47 45,55 34,55C23,55 16,47 16,36C16,24 23,16 34,16Z'),
    flat('pen', 'M2,95C2,74 14,62 34,62C54,62 66,74 66,95Z'),
    line('pen', 12, 'M77,15V53M59,34H94'),
  ),
  slow: sign(line('pen', 20, slow)),
  fast: sign(line('pen', 17, 'M14,16L46,50L14,84M54,16L86,50L54,84')),
  both: sign(line('pen', 14, 'M40,8L62,26L40,44M18,56L40,74L18,92M56,56L78,74L56,92')),
  none: sign(line('pen', 18, 'M14,50H86')),
  ability: sign(
    flat(
      'pen',
      'M1,50C14,26 30,16 50,16C70,16 86,26 99,50C86,74 70,84 50,84C30,84 14,74 1,50ZM50,29C38,29 29,38 29,50C29,62 38,71 50,71C62,71 71,62 71,50C71,38 62,29 50,29Z',
    ),
    flat('pen', oval(50, 50, 11)),
  ),
  attack: sign(
    flat(
      'pen',
      'M38,2C40,30 28,62 4,84C8,54 16,24 38,2ZM68,6C68,40 50,76 22,97C30,62 42,32 68,6ZM96,16C94,48 78,78 52,98C58,66 72,38 96,16Z',
    ),
  ),
  special: sign(flat('pen', 'M62,1L14,56H42L32,99L86,38H56Z')),
  spawn: sign(
    flat('pen', 'M2,80H98V97H2Z'),
    flat('pen', 'M36,80C36,66 26,56 20,40L31,35L40,48L35,12L46,10L51,38L58,5L69,8L64,42L77,22L86,28C78,48 66,62 66,80Z'),
  ),
  commander: sign(flat('pen', star(50, 53, 5, 51, 22))),
} satisfies Record<string, Drawing>;

export const effects = {
  knockback: sign(flat('pen', 'M2,6H18V94H2ZM28,38H58V14L99,50L58,86V62H28Z')),
  'multi-hit': sign(
    flat('pen', star(50, 27, 6, 27, 15)),
    flat('pen', star(25, 75, 6, 25, 15, 20)),
    flat('pen', star(75, 75, 6, 25, 15, 40)),
  ),
  scavenging: sign(
    line('pen', 10, 'M34,24V15C34,7 40,5 50,5C60,5 66,7 66,15V24'),
    flat('pen', 'M14,48C14,28 26,20 50,20C74,20 86,28 86,48V52H14ZM14,61H36V72H64V61H86V90C86,95 83,98 78,98H22C17,98 14,95 14,90Z'),
  ),
  'ready-for-action': sign(flat('pen', `${shield}M43,28V43H28V57H43V72H57V57H72V43H57V28Z`)),
  'long-range': sign(line('pen', 11, oval(50, 50, 30)), line('pen', 12, 'M50,6V32M50,68V94M6,50H32M68,50H94')),
  arming: sign(
    flat('pen', 'M6,40C6,24 16,9 24,3C32,9 42,24 42,40V76H6ZM2,83H46V97H2Z'),
    flat('pen', 'M58,40C58,24 68,9 76,3C84,9 94,24 94,40V76H58ZM54,83H98V97H54Z'),
  ),
  split: sign(line('pen', 15, 'M50,91V62L24,36M50,62L76,36'), flat('pen', 'M4,12L44,10L12,50ZM96,12L56,10L88,50Z')),
  adrenaline: sign(line('pen', 14, 'M7,56H26L40,14L58,88L70,48L76,56H93')),
  'quick-reload': sign(
    line('pen', 15, 'M82,60C77,78 65,87 50,87C29,87 13,71 13,50C13,29 29,13 50,13C59,13 67,16 73,21'),
    flat('pen', 'M98,4V46L56,40Z'),
  ),
  'critical-hit': sign(
    flat(
      'pen',
      'M50,3C78,3 95,20 95,44C95,58 88,68 76,74V96H24V74C12,68 5,58 5,44C5,20 22,3 50,3ZM31,38C22,38 18,44 18,51C18,58 24,63 31,63C38,63 43,58 43,51C43,44 39,38 31,38ZM69,38C61,38 57,44 57,51C57,58 62,63 69,63C76,63 82,58 82,51C82,44 78,38 69,38ZM50,64L42,78H58ZM37,84V96H43V84ZM57,84V96H63V84Z',
    ),
  ),
  sweep: sign(
    flat('pen', 'M2,62C4,26 28,4 54,8C70,10 80,20 84,34L98,30L82,64L56,42L69,38C66,30 60,26 51,25C32,22 16,34 2,62Z'),
    flat('pen', `${oval(16, 85, 12)}${oval(50, 85, 12)}${oval(84, 85, 12)}`),
  ),
  explosion: sign(
    flat(
      'pen',
      'M43,32C64,32 80,46 80,65C80,84 64,98 43,98C21,98 5,84 5,65C5,46 21,32 43,32ZM20,64H30C30,56 36,52 44,52V43C30,43 20,51 20,64Z',
    ),
    flat('pen', 'M46,22L64,20L66,38L52,40Z'),
    line('pen', 8, 'M60,26C64,14 70,12 76,16'),
    flat('pen', star(84, 18, 6, 17, 7)),
  ),
  fury: icons.fury,
} satisfies Record<string, Drawing>;
