// Pictograms of the weapons, read at 24 pixels: the tool in the colour of the text, one accent beside it.
import { flat, line, moved, oval, sign, star, turned, type Drawing, type Ink, type Mark } from './draw';

/** A long tool lies from corner to corner; it is written as if it lay from west to east, -12 to 112. */
const slant = -42;
const scale = 0.9;
const long = (d: string): Mark => flat('pen', turned(d, slant, scale));
const longIn = (ink: Ink, d: string): Mark => flat(ink, turned(d, slant, scale));
const rod = (width: number, d: string, ink: Ink = 'pen'): Mark => line(ink, width, turned(d, slant, scale));

const pistol = 'M-42,-26L44,-26L44,-4L6,-4L2,10L-12,10L-14,30L-40,30L-34,0L-42,-6Z';

export const weapons = {
  // Ethan, the builder.
  'concrete-saw': sign(
    flat('pen', 'M4,46L18,28H50C56,28 58,32 58,38L56,70H14C8,70 4,66 4,60Z'),
    line('pen', 9, 'M10,44V24C10,14 18,10 28,10H46V28'),
    flat('pen', `${star(72, 62, 14, 28, 23)}${oval(72, 62, 9)}`),
    flat('amber', 'M18,42H44V54H18Z'),
    line('pen', 9, 'M48,34L72,62'),
  ),
  'nail-gun': sign(
    flat('pen', 'M4,20C4,14 8,10 14,10H66V28H76V46H50L46,56L70,82L56,94L36,72L32,92H8L14,48C8,46 4,42 4,36Z'),
    flat('amber', 'M16,20H52V32H16Z'),
    line('pen', 6, 'M80,37H96M86,28V46'),
  ),
  sledgehammer: sign(rod(12, 'M-12,50L74,50'), long('M56,17L92,17L96,26L96,74L92,83L56,83L60,74L60,26Z'), rod(6, 'M84,28L84,72', 'steel')),
  'demolition-charge': sign(
    flat('blood', 'M12,36H34V95H12ZM39,36H61V95H39ZM66,36H88V95H66Z'),
    line('pen', 7, 'M12,36H34V95H12ZM39,36H61V95H39ZM66,36H88V95H66Z'),
    flat('pen', 'M6,56H94V78H6Z'),
    line('pen', 7, 'M50,36C50,20 62,24 66,16'),
    flat('pen', star(74, 16, 6, 14, 6)),
  ),
  // Lisa, the fighter.
  sansetsukon: sign(
    line('pen', 15, 'M12,90L26,26M42,26L58,76M74,74L88,10'),
    line('blood', 7, 'M24,36L22,44M44,36L47,44M54,64L57,72M76,64L78,56'),
    line('pen', 5, 'M26,22C30,8 38,8 41,20M60,82C64,92 70,92 73,82'),
  ),
  'throwing-stars': sign(
    flat('pen', `${star(42, 43, 4, 43, 15, 18)}${oval(42, 43, 7)}`),
    flat('pen', `${star(77, 77, 4, 22, 8, 0)}`),
    flat('blood', oval(77, 77, 5)),
  ),
  'chain-whip': sign(
    line('pen', 14, 'M10,92L24,76'),
    line('blood', 5, 'M13,88L20,80'),
    line('pen', 7, `${oval(34, 64, 9, 8)}${oval(50, 52, 9, 8)}${oval(60, 36, 8, 9)}${oval(48, 22, 9, 8)}${oval(30, 18, 9, 8)}`),
    flat('pen', 'M4,4L26,12L16,28Z'),
  ),
  naginata: sign(
    rod(8, 'M-14,54L74,54'),
    long('M64,42L71,42L71,66L64,66Z'),
    long('M71,62C90,63 104,52 110,32C96,40 86,44 71,46Z'),
    rod(8, 'M36,54L50,54', 'blood'),
  ),
  // Marta, the hunter.
  'hunting-rifle': sign(
    long('M-8,52L22,46L50,44L114,44L114,54L62,56L50,60L34,60L20,62L-4,73L-10,70Z'),
    long('M26,28L68,28L68,39L26,39ZM34,38L42,38L42,46L34,46ZM54,38L62,38L62,46L54,46Z'),
    rod(5, 'M40,60C40,70 52,70 52,60'),
    longIn('amber', 'M-4,56L16,52L16,57L-4,66Z'),
  ),
  'bear-trap': sign(
    line('pen', 9, 'M6,62C6,30 24,10 50,10C76,10 94,30 94,62'),
    flat('pen', 'M10,46L30,50L15,34ZM20,26L40,38L34,16ZM44,12L50,36L57,12ZM66,16L61,38L80,26ZM85,34L70,50L90,46Z'),
    flat('pen', 'M2,62H98V78H2Z'),
    flat('pen', 'M36,52H64V64H36Z'),
    line('amber', 6, 'M42,55H58'),
    line('pen', 7, `${oval(30, 88, 9, 7)}${oval(52, 88, 9, 7)}${oval(74, 88, 9, 7)}`),
  ),
  crossbow: sign(
    line('pen', 10, 'M6,46C12,22 30,16 50,16C70,16 88,22 94,46'),
    line('pen', 4, 'M6,46L50,62L94,46'),
    flat('pen', 'M42,16H58V72L62,98H38L42,72Z'),
    flat('amber', 'M46,26H54V62H46Z'),
    flat('pen', 'M50,0L62,18H38Z'),
  ),
  'boar-spear': sign(
    rod(9, 'M-12,50L74,50'),
    long('M70,50C74,34 90,32 116,50C90,68 74,66 70,50Z'),
    rod(9, 'M64,28L64,72'),
    rod(5, 'M84,50L98,50', 'amber'),
  ),
  // Bruno, the butcher.
  cleaver: sign(
    long(`M28,22L92,18C98,18 100,22 100,28L100,78L32,78L32,58L28,58Z${oval(88, 32, 6)}`),
    rod(15, 'M-3,40L26,40'),
    rod(8, 'M38,71L94,71', 'blood'),
  ),
  'meat-hook': sign(
    line('pen', 16, 'M22,14H66'),
    line('pen', 11, 'M44,14V40C44,52 74,48 74,68C74,84 62,92 48,92C32,92 22,82 22,66'),
    flat('pen', 'M12,70L22,48L34,70Z'),
    flat('blood', 'M22,76C27,83 29,85 29,90C29,98 15,98 15,90C15,85 18,82 22,76Z'),
  ),
  'bone-saw': sign(
    line('pen', 9, 'M30,62V30C30,24 34,20 40,20H86C90,20 92,22 92,26V62'),
    flat('pen', 'M24,56H97V68L91,76L85,68L79,76L73,68L67,76L61,68L55,76L49,68L43,76L37,68L31,76L24,68Z'),
    line('pen', 15, 'M26,58C10,56 8,80 22,86'),
    line('blood', 5, 'M17,68C15,72 17,78 20,80'),
  ),
  'carving-machine': sign(
    flat('pen', 'M2,84H98V98H2ZM24,66H60V88H24Z'),
    flat('pen', `${oval(34, 40, 33)}${oval(34, 40, 23)}`),
    flat('pen', oval(34, 40, 10)),
    flat('blood', 'M70,34C84,26 98,36 98,52C98,60 92,64 84,64H70C74,54 74,44 70,34Z'),
    line('pen', 9, 'M66,73H96'),
    line('pen', 8, 'M84,28V10M76,10H92'),
  ),
  // Odile, the doctor.
  'riot-shield': sign(
    flat('pen', 'M16,8C38,1 62,1 84,8V90C62,99 38,99 16,90ZM27,19V40H73V19C58,15 42,15 27,19ZM43,50V60H33V74H43V84H57V74H67V60H57V50Z'),
    line('steel', 5, 'M34,33L44,23M46,33L56,23'),
  ),
  'syringe-gun': sign(
    flat('pen', 'M18,16H74V46H52L48,58H36L34,94H10L18,50Z'),
    flat('sheet', 'M28,24H66V38H28Z'),
    flat('toxic', 'M28,24H52V38H28Z'),
    line('pen', 7, 'M74,31H97M6,18V44M6,31H18'),
  ),
  'fire-axe': sign(
    rod(11, 'M-14,52L88,52'),
    long('M62,56L80,56C83,70 90,80 94,84C78,92 58,90 48,84C56,76 60,68 62,56Z'),
    long('M64,48L78,48L74,16Z'),
    rod(6, 'M57,82C66,85 77,86 85,82', 'blood'),
  ),
  'gas-cylinder': sign(
    flat('pen', 'M24,48C24,36 32,30 42,28H58C68,30 76,36 76,48V90C76,95 74,98 69,98H31C26,98 24,95 24,90ZM50,46L32,65L50,84L68,65Z'),
    line('pen', 7, 'M32,34V8H68V34M50,30V18'),
    line('pen', 9, 'M44,18H56'),
    flat('blood', 'M50,51L37,65L50,79L63,65Z'),
  ),
  // Kenji, the courier.
  'twin-pistols': sign(
    flat('pen', moved(pistol, 60, 22, 0.77)),
    flat('pen', moved(pistol, 40, 76, -0.77, 0.77)),
    line('amber', 5, 'M38,10H84M16,64H62'),
  ),
  'bike-chain': sign(
    flat('pen', `${star(34, 36, 9, 34, 26)}${oval(34, 36, 13)}`),
    flat('amber', oval(34, 36, 7)),
    line(
      'pen',
      7,
      `${oval(76, 20, 9, 7)}${oval(86, 38, 7, 9)}${oval(82, 58, 7, 9)}${oval(70, 74, 9, 8)}${oval(52, 84, 9, 7)}${oval(32, 86, 9, 7)}`,
    ),
  ),
  'road-flare': sign(
    line('pen', 18, 'M14,90L50,50'),
    line('blood', 8, 'M18,87L36,66'),
    flat('pen', 'M46,58C36,44 48,38 50,26C56,30 58,32 60,36C64,26 72,22 74,4C86,12 96,26 90,42C94,40 96,38 98,36C98,54 80,68 60,64Z'),
    flat('amber', 'M58,54C54,48 62,44 62,40C68,42 70,38 74,30C82,38 82,52 66,56Z'),
  ),
  carbine: sign(
    flat('pen', 'M2,34L26,38H66V32H98V44H84V50H66L64,54H58C58,66 62,76 68,86L52,92C46,82 44,70 44,56H36L32,78H18L22,54L4,62Z'),
    line('pen', 7, 'M34,26H56M45,26V38'),
    line('amber', 5, 'M68,41H80'),
  ),
} satisfies Record<string, Drawing>;
