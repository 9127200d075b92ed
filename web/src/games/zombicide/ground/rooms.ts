// What a room is: its floor and its furniture, chosen by the side of its tile and its letter.
import { floors, type Floor } from './floors';
import { box, disc, fit, row } from './shapes';

/** Furniture of a room of this width and height, as one path from its corner. */
type Furniture = (w: number, h: number) => string;

export interface Room {
  /** What the tile files call it. */
  place: string;
  floor: Floor;
  furniture: Furniture;
}

/** Furniture keeps this far from the walls. */
const EDGE = 13;

/** The same furniture along the longer side. */
const lengthwise =
  (upright: Furniture, level: Furniture): Furniture =>
  (w, h) =>
    h >= w ? upright(w, h) : level(w, h);

/** Racks with goods, in rows. */
const racks = lengthwise(
  (w, h) => {
    const length = Math.min(w - 2 * EDGE - 20, 60);
    const goods = row(fit(length, 8, 3) - 1, EDGE + 9, 11, (x) => `M${x},0v10`);
    return row(fit(h - 2 * EDGE, 10, 22), EDGE, 32, (y) => box(EDGE, y, length, 10) + goods.replaceAll(',0v', `,${y}v`));
  },
  (w, h) => {
    const length = Math.min(h - 2 * EDGE - 20, 60);
    const goods = row(fit(length, 8, 3) - 1, EDGE + 9, 11, (y) => `M0,${y}h10`);
    return row(fit(w - 2 * EDGE, 10, 22), EDGE, 32, (x) => box(x, EDGE, 10, length) + goods.replaceAll('M0,', `M${x},`));
  },
);

/** A counter with stools, and tables with benches across the room. */
const diner = lengthwise(
  (w, h) =>
    box(EDGE, 28, 14, h - 56) +
    row(fit(h - 70, 8, 14), 40, 22, (y) => disc(EDGE + 23, y, 4.4)) +
    row(
      fit(h - 30, 34, 8),
      16,
      42,
      (y) => box(w - EDGE - 26, y, 26, 7) + box(w - EDGE - 22, y + 10, 22, 12) + box(w - EDGE - 26, y + 25, 26, 7),
    ),
  (w, h) =>
    box(28, EDGE, w - 56, 14) +
    row(fit(w - 70, 8, 14), 40, 22, (x) => disc(x, EDGE + 23, 4.4)) +
    row(
      fit(w - 30, 34, 8),
      16,
      42,
      (x) => box(x, h - EDGE - 26, 7, 26) + box(x + 10, h - EDGE - 22, 12, 22) + box(x + 25, h - EDGE - 26, 7, 26),
    ),
);

const desk = (x: number, y: number): string => box(x, y, 36, 18) + box(x + 11, y + 3, 14, 6) + disc(x + 18, y + 26, 5.4);

const office: Furniture = (w, h) =>
  row(fit(h - 2 * EDGE, 32, 18), EDGE, 50, (y) => row(fit(w - 2 * EDGE, 36, 22), EDGE, 58, (x) => desk(x, y)));

const bed = (x: number, y: number): string => box(x, y, 34, 54) + box(x + 5, y + 4, 24, 12) + `M${x},${y + 26}h34`;

const bedroom: Furniture = (w, h) =>
  bed(EDGE, EDGE) +
  box(EDGE + 38, EDGE, 13, 13) +
  box(w - EDGE - 44, h - EDGE - 15, 44, 15) +
  `M${w - EDGE - 22},${h - EDGE - 15}v15` +
  disc(w - 34, 34, 15);

const kitchen: Furniture = (w, h) => {
  const [x, y] = [w / 2 - 16, h / 2 + 2];
  return (
    box(EDGE, EDGE, w - 2 * EDGE, 17) +
    row(2, EDGE + 10, 13, (at) => disc(at, EDGE + 8.5, 4.6)) +
    box(w - EDGE - 30, EDGE + 4, 20, 9) +
    (h > 100 ? box(x, y, 32, 22) + row(2, x + 8, 16, (at) => disc(at, y - 7, 4.6) + disc(at, y + 29, 4.6)) : '')
  );
};

const crate = (x: number, y: number, size: number): string =>
  box(x, y, size, size) + `M${x},${y}l${size},${size}M${x + size},${y}l${-size},${size}`;

const store: Furniture = (w, h) =>
  crate(EDGE, EDGE, 24) +
  crate(EDGE + 26, EDGE, 17) +
  crate(EDGE, EDGE + 26, 15) +
  crate(w - EDGE - 22, h - EDGE - 22, 22) +
  row(3, EDGE, 15, (x) => box(x, h - EDGE - 30, 12, 30)) +
  disc(w - EDGE - 12, EDGE + 12, 11) +
  disc(w - EDGE - 12, EDGE + 12, 6);

const carAcross = (x: number, y: number): string =>
  `M${x + 6},${y}h48q8,0 8,8v14q0,8 -8,8h-48q-8,0 -8,-8v-14q0,-8 8,-8Z` +
  box(x + 14, y + 4, 24, 22) +
  `M${x + 44},${y + 6}h10M${x + 44},${y + 24}h10`;

const garage: Furniture = (w, h) =>
  carAcross((w - 60) / 2, h / 2 - 8) +
  box(EDGE, EDGE, Math.min(70, w - 2 * EDGE), 13) +
  row(3, EDGE + 12, 15, (x) => `M${x},${EDGE + 3}v7`) +
  disc(w - EDGE - 9, h - EDGE - 9, 9) +
  disc(w - EDGE - 9, h - EDGE - 9, 4);

const washroom: Furniture = (w, h) =>
  row(fit(h - 2 * EDGE, 28, 0), EDGE, 28, (y) => box(0, y, 32, 28) + disc(13, y + 14, 6)) +
  box(w - 16, EDGE + 6, 16, h - 2 * EDGE - 12) +
  row(fit(h - 50, 10, 14), EDGE + 18, 24, (y) => disc(w - 8, y, 4.6));

const lounge: Furniture = (w, h) => {
  const [x, y] = [w / 2 - 26, h / 2];
  return (
    box(x, h - EDGE - 20, 52, 20) +
    box(x + 6, h - EDGE - 14, 19, 14) +
    box(x + 27, h - EDGE - 14, 19, 14) +
    box(x + 8, EDGE, 36, 8) +
    (h > 90 ? disc(w / 2, y, 13) : '') +
    disc(EDGE + 8, EDGE + 8, 8) +
    disc(EDGE + 8, EDGE + 8, 3)
  );
};

const books = (length: number): string => row(fit(length - 12, 5, 3), EDGE + 6, 8, (x) => `M${x},0v9`);

const library: Furniture = (w, h) => {
  const shelf = (y: number): string => box(EDGE, y, w - 2 * EDGE, 11) + books(w - 2 * EDGE).replaceAll(',0v', `,${y + 1}v`);
  return (
    shelf(EDGE) +
    (h > 90 ? shelf(h - EDGE - 11) : '') +
    (h > 70 ? box(w / 2 - 24, h / 2 - 9, 48, 18) + disc(w / 2 - 34, h / 2, 5) + disc(w / 2 + 34, h / 2, 5) : '')
  );
};

const rooms: readonly Room[] = [
  { place: 'shop', floor: floors.tiles, furniture: racks },
  { place: 'diner', floor: floors.rosyChequers, furniture: diner },
  { place: 'office', floor: floors.greenCarpet, furniture: office },
  { place: 'bedroom', floor: floors.boards, furniture: bedroom },
  { place: 'kitchen', floor: floors.greyChequers, furniture: kitchen },
  { place: 'storeroom', floor: floors.coolTiles, furniture: store },
  { place: 'garage', floor: floors.lozenges, furniture: garage },
  { place: 'washroom', floor: floors.coolTiles, furniture: washroom },
  { place: 'lounge', floor: floors.carpet, furniture: lounge },
  { place: 'library', floor: floors.darkBoards, furniture: library },
];

/** Letters of one tile are never the same room, and neighbouring numbers rarely: seven and three share nothing with ten. */
export function room(id: string): Room {
  const codes = [...id].map((sign) => sign.charCodeAt(0));
  const letter = codes.pop() ?? 0;
  const tile = codes.reduce((sum, code) => sum + code, 0);
  return rooms[(tile * 7 + letter * 3) % rooms.length] as Room;
}
