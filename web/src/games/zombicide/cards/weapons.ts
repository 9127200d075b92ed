// Weapons, pointing right with the grip at 0,0: for the hands of figures and for cards.
import { dots, flat, inked, limb, line, oval, placed, slab, solid, type Part } from '../figures/draw';

type Weapon = readonly Part[];

const bat: Weapon = [
  solid('tan', 'M-9,-2.2L12,-3.5C28,-7 40,-7.5 40,0C40,7.5 28,7 12,3.5L-9,2.2Z'),
  line('ink', 1.6, 'M-5,-2L-3,2M0,-2.4L2,2.4'),
  solid('tan', oval(-9, 0, 2.4, 4)),
];

const pistol: Weapon = [
  solid('gun', 'M-4,-9L20,-9L20,-2L6,-2L4,9L-4,9L-5,-4Z'),
  line('paper', 1.2, 'M1,-6.5L16,-6.5'),
  line('ink', 1.6, 'M6,-2C8,4 5,4 5,3'),
];

const kukri: Weapon = [
  solid('steel', 'M4,-3.5L13,-5C22,-8 26,-3 30,1C34,4 40,4 45,3C42,11 32,14 24,10C18,7 14,4 4,3.5Z'),
  line('paper', 1.4, 'M16,3C24,9 32,11 40,7'),
  limb('umber', 5, 'M-9,-1L2,0'),
  solid('ink', slab(2, -5, 2.4, 10)),
];

const shotgun: Weapon = [
  solid('tan', 'M-17,5L-4,-4L2,-4L2,2L-14,12Z'),
  limb('gun', 4.4, 'M0,-2L38,-2'),
  limb('tan', 4.4, 'M15,2.6L26,2.6'),
  line('ink', 1.6, 'M2,2C4,6 6,5 7,2'),
];

const sniper = (barrel: 'gun' | 'moss'): Weapon => [
  solid(barrel === 'gun' ? 'tan' : 'moss', 'M-20,2L-6,-4L4,-4L4,3L-6,3L-18,11Z'),
  limb(barrel, 3.2, 'M2,-2L48,-2'),
  limb('gun', 4, 'M2,-8.5L17,-8.5'),
  line('ink', 2, 'M6,-6L6,-4M13,-6L13,-4'),
];

/** Weapons of the starting equipment and of the equipment deck. */
export const common = {
  'baseball-bat': bat,
  crowbar: [limb('blood', 3.8, 'M-13,4L-10,0L28,0L35,-5L34,-11'), line('paper', 1.2, 'M-6,-0.6L24,-0.6')],
  'fire-axe': [
    limb('tan', 3.8, 'M-14,0L36,0'),
    solid('blood', 'M25,-4L25,-14C32,-18 41,-14 43,-6L38,3L27,4Z'),
    line('paper', 2, 'M28,-13.5C34,-15 38,-12 40,-7'),
    solid('steel', 'M26,4L34,3.5L36,10Z'),
  ],
  pistol,
  chainsaw: [
    solid('steel', 'M10,-4L41,-5C48,-4 48,5 41,6L10,5Z'),
    line(
      'ink',
      2,
      'M12,-5L15,-8L18,-5L21,-8L24,-5L27,-8L30,-5L33,-8L36,-5L39,-8L42,-5M12,6L15,9L18,6L21,9L24,6L27,9L30,6L33,9L36,6L39,9L42,6',
    ),
    line('paper', 1.4, 'M14,0.5L38,0.5'),
    limb('gun', 3.4, 'M-8,-8C-4,-17 8,-17 10,-8'),
    solid('blood', 'M-14,-8L10,-9L14,-4L14,7L8,10L-10,9L-15,3Z'),
    solid('ink', 'M-14,1L-20,0L-21,8L-12,8Z'),
    dots('paper', 3, [0, 1], [6, 1]),
  ],
  katana: [
    solid('paper', 'M5,-2.4C22,-3 38,-6 52,-14C44,0 26,4 5,3Z'),
    line('steel', 1.4, 'M8,1C24,1 36,-2 45,-8'),
    limb('blood', 4, 'M-15,2L3,0.3'),
    line('ink', 1.6, 'M-12,0L-9,3.4M-7,-0.6L-4,2.8M-2,-1L0,2.4'),
    solid('amber', slab(3, -5, 3, 10)),
  ],
  kukri,
  machete: [
    solid('steel', 'M4,-3L38,-7C45,-4 45,2 42,8C32,5 18,4 4,3.5Z'),
    line('paper', 1.4, 'M10,2C22,2.4 32,3.4 40,5'),
    limb('ink', 5, 'M-10,1L2,0'),
    dots('paper', 2, [-7, 0.8], [-2, 0.4]),
  ],
  molotov: [
    solid('amber', 'M-8,-6C-8,-12 -3,-13 -3,-19L-3,-24L3,-24L3,-19C3,-13 8,-12 8,-6L8,14C8,17 -8,17 -8,14Z'),
    flat('blood', 'M-7,-1L7,-1L7,13C7,16 -7,16 -7,13Z'),
    flat('paper', slab(-5, 1, 10, 7)),
    solid('paper', 'M-3,-23L3,-23L5,-30L-2,-29Z'),
    solid('blood', 'M1,-29C-5,-34 1,-39 0,-45C8,-40 11,-34 7,-29C5,-27 3,-27 1,-29Z'),
    flat('amber', 'M3,-30C1,-33 4,-35 4,-38C8,-34 7,-31 5,-29Z'),
  ],
  'sawed-off': [
    solid('wood', 'M-13,10L-4,-5L3,-5L3,2L-6,12Z'),
    limb('gun', 3.6, 'M2,-4L22,-4'),
    limb('gun', 3.6, 'M2,1L22,1'),
    solid('wood', slab(5, 2, 10, 5)),
    line('paper', 1.2, 'M4,-4.6L19,-4.6'),
  ],
  shotgun,
  'sniper-rifle': sniper('gun'),
  'sub-mg': [
    line('ink', 3, 'M-18,-8L-4,-6M-18,-9L-18,4'),
    solid('gun', 'M-5,-10L18,-10L18,-1L-5,-1Z'),
    limb('gun', 2.6, 'M18,-6L30,-6'),
    solid('gun', slab(-4, -1, 6, 11)),
    solid('steel', 'M8,-1L14,-1L15,17L9,17Z'),
    line('paper', 1.2, 'M-1,-7L14,-7'),
  ],
} satisfies Record<string, Weapon>;

/** Weapons of the pimpweapon deck: the same family, louder. */
export const pimped = {
  'army-sniper-rifle': [
    ...sniper('moss'),
    limb('gun', 4.6, 'M46,-2L56,-2'),
    line('ink', 2.4, 'M34,0L30,14M35,0L40,14'),
    dots('gun', 3, [-10, 2], [-2, -1], [-13, 6]),
  ],
  'automatic-shotgun': [
    solid('gun', 'M-20,-7L-4,-7L-4,1L-14,4L-20,4Z'),
    solid('gun', 'M-5,-10L24,-10L24,-1L-5,-1Z'),
    limb('gun', 4.4, 'M24,-6L42,-6'),
    solid('gun', 'M-4,-1L3,-1L1,11L-5,11Z'),
    solid('blood', oval(13, 6, 8.5)),
    dots('ink', 3, [13, 1], [9, 8], [17, 8]),
    line('paper', 1.2, 'M-1,-7L20,-7'),
  ],
  'evil-twins': [...placed(inked(pistol, 'gun', 'blood'), -14, -10), ...placed(pistol, 4, 8)],
  'golden-ak-47': [
    solid('wood', 'M-22,2L-6,-6L0,-6L0,1L-18,12Z'),
    solid('amber', 'M-2,-8L18,-8L18,0L-2,0Z'),
    limb('amber', 3, 'M18,-5L42,-5'),
    line('ink', 2, 'M39,-7L39,-11'),
    solid('wood', slab(18, -4, 10, 5)),
    solid('amber', 'M8,0L14,0C14,7 17,12 21,16L15,20C10,15 8,8 8,0Z'),
    solid('wood', 'M-2,0L4,0L1,10L-4,9Z'),
  ],
  'golden-kukri': inked(inked(kukri, 'steel', 'amber'), 'umber', 'blood'),
  gunblade: [
    solid('paper', 'M8,-9L52,-9L46,2L10,1Z'),
    line('steel', 1.4, 'M14,-3L46,-3'),
    solid('steel', 'M-5,-11L16,-11L16,2L-2,2Z'),
    dots('ink', 3, [3, -4], [9, -7], [9, -1]),
    solid('wood', 'M-4,0L4,2L-6,14L-12,9Z'),
    line('ink', 1.6, 'M4,2C5,7 1,7 1,6'),
  ],
  'mas-shotgun': [
    solid('wood', 'M-22,4L-6,-6L2,-6L2,2L-18,13Z'),
    flat('rose', oval(-13, 4, 3)),
    limb('gun', 3.6, 'M2,-5L38,-5'),
    limb('gun', 3.6, 'M2,0L38,0'),
    solid('wood', slab(8, 1, 13, 5)),
    solid('steel', 'M27,4L45,4L40,9L27,8Z'),
    line('paper', 1.2, 'M4,-5.6L35,-5.6'),
  ],
  nailbat: [...bat, line('ink', 2, 'M20,-6L18,-12M28,-7L29,-13M36,-6L41,-12M20,6L18,12M28,7L29,13M36,6L41,12M40,0L46,0')],
  zantetsuken: [
    solid('sky', 'M6,-5L56,-8L62,-1L55,6L48,3L40,7L32,3.5L24,7L16,3.5L6,5Z'),
    line('paper', 2, 'M10,-2L54,-4'),
    limb('ink', 4.4, 'M-16,0L4,0'),
    line('paper', 1.4, 'M-13,-2L-10,2M-8,-2L-5,2M-3,-2L0,2'),
    solid('blood', 'M2,-10L7,-10L8,10L3,10Z'),
  ],
} satisfies Record<string, Weapon>;
