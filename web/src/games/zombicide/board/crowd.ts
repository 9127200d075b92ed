// Who stands where in a Zone: Zombies in groups, left to right in the order in which they are hit, people below or
// beside them. However many there are, a group is at most three figures and a plate with its number.
import type { Kind } from '../../../generated/zombicide/Kind';
import type { Box, Point } from '../../shared/geometry';
import { zombie } from '../figures/catalogue';

/** Figures of a group that are drawn. */
const SHOWN = 3;
/** Of the figures; the first that fits is taken, the last one fits always. */
const scales = [0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.44, 0.38, 0.33] as const;
/** What a plate adds below the feet of a group, and a name below those of a person. */
const plateRoom = 12;
const nameRoom = 17;
/** A person at full size; hats and weapons may reach beyond it. */
const person = { w: 52, h: 63 } as const;
/** How much of a Zombie's height must be inside: heads may reach over the border. */
const inside = 0.88;
const gap = 6;
/** How close figures of a group may come together, and how far groups may overlap. */
const closes = [1, 0.7, 0.45, 0.3] as const;
/** People who are drawn smaller than this have no names: those would cover everything. */
const named = 0.42;

export type Crowd = readonly (readonly [Kind, number])[];

/** A group on the drawing. */
export interface Group {
  kind: Kind;
  count: number;
  /** Feet of each figure, from the back to the front. */
  feet: readonly Point[];
  /** The middle of its plate, where it has one, and how wide that may be. */
  plate: (Point & { room: number }) | null;
}

export interface Standing {
  /** Feet. */
  at: Point;
  /** How wide its name may be. */
  room: number;
}

export interface Arrangement {
  scale: number;
  groups: readonly Group[];
  people: readonly Standing[];
  /** Is there room for the names of people? */
  named: boolean;
  /** Where the number of all Zombies stands, if one is needed. */
  total: { at: Point; count: number } | null;
}

/** Sizes at full scale. */
interface Extent {
  w: number;
  h: number;
}

/** How far the figures of a kind stand apart in a group. */
function stepOf(kind: Kind): number {
  switch (kind) {
    case 'walker':
      return 20;
    case 'runner':
      return 26;
    case 'brute':
      return 30;
    case 'patient-zero':
    case 'hobomination':
    case 'abominacop':
    case 'abominawild':
      return 60;
  }
}

const drawn = (count: number): number => Math.min(SHOWN, count);

function extentOf(kind: Kind, count: number, close: number): Extent {
  const { w = 60, h = 70 } = zombie(kind)?.box ?? {};
  return { w: w * (0.7 + 0.3 * close) + (drawn(count) - 1) * stepOf(kind) * close, h: h * inside + (drawn(count) > 1 ? 6 : 0) };
}

/** All groups have a plate once there are three kinds. */
const plated = (crowd: Crowd, count: number): boolean => count >= SHOWN || crowd.length >= 3;

/** Numbers of people in each row. */
function rowsOf(people: number, rows: number): number[] {
  const most = Math.ceil(people / rows);
  return Array.from({ length: rows }, (_, row) => Math.min(most, people - row * most)).filter((count) => count > 0);
}

/** A way to stand: the boxes of Zombies and people, and how many people each row has. */
interface Way {
  type: number;
  scale: number;
  close: number;
  named: boolean;
  zombies: Box;
  people: Box;
  rows: readonly number[];
}

/** What is tried. */
type Attempt = Pick<Way, 'type' | 'scale' | 'close' | 'named' | 'rows'>;

/** `type` is the size of names and plates in the drawing: they keep their size on the screen. */
export function arrange(body: Box, crowd: Crowd, people: number, type = 1): Arrangement {
  const way = best(body, crowd, people, type);
  const total = crowd.reduce((sum, [, count]) => sum + count, 0);
  const counted = crowd.length > 1 && crowd.some(([, count]) => plated(crowd, count));
  return {
    scale: way.scale,
    named: way.named,
    groups: groupsIn(way, crowd),
    people: peopleIn(way),
    total: counted ? { at: { x: body.x + body.w - 12 * type, y: body.y + 8 * type }, count: total } : null,
  };
}

/** The largest figures that fit, in as few rows as can be. */
function best(body: Box, crowd: Crowd, people: number, type: number): Way {
  for (const attempt of attempts(people, type)) {
    const found = stacked(body, crowd, attempt) ?? beside(body, crowd, attempt);
    if (found !== null) return found;
  }
  const half = people === 0 ? body.h : crowd.length > 0 ? body.h / 2 : 0;
  const below = { ...body, y: body.y + half, h: body.h - half };
  return { ...smallest(people, type), zombies: { ...body, h: half }, people: below };
}

const smallest = (people: number, type: number): Attempt => ({
  type,
  scale: scales.at(-1) ?? 1,
  close: closes.at(-1) ?? 1,
  named: false,
  rows: rowsOf(people, 2),
});

function* attempts(people: number, type: number): Generator<Attempt> {
  const most = Math.max(1, Math.min(3, people));
  for (const names of people > 0 ? [true, false] : [false]) {
    for (const scale of scales) {
      if (names && scale < named) continue;
      for (const close of closes)
        for (let rows = 1; rows <= most; rows += 1) yield { type, scale, close, named: names, rows: rowsOf(people, rows) };
    }
  }
}

/** What the Zombies need. */
function needOf(crowd: Crowd, { type, scale, close }: Attempt): Extent {
  if (crowd.length === 0) return { w: 0, h: 0 };
  const extents = crowd.map(([kind, count]) => extentOf(kind, count, close));
  const w = extents.reduce((sum, extent) => sum + extent.w * scale, 0) + (extents.length - 1) * gap * scale * close;
  return { w, h: Math.max(...extents.map((extent) => extent.h)) * scale + plateHeight(crowd) * type };
}

const plateHeight = (crowd: Crowd): number => (crowd.some(([, count]) => plated(crowd, count)) ? plateRoom : 0);

function needOfPeople({ type, scale, rows, named: names }: Attempt): Extent {
  const most = Math.max(0, ...rows);
  const width = names ? Math.max(36 * type, person.w * scale) : person.w * scale * 0.9;
  return { w: most * width, h: rows.length * (person.h * scale + (names ? nameRoom * type : 4)) };
}

/** People below Zombies. */
function stacked(body: Box, crowd: Crowd, attempt: Attempt): Way | null {
  const [zombies, people] = [needOf(crowd, attempt), needOfPeople(attempt)];
  if (Math.max(zombies.w, people.w) > body.w || zombies.h + people.h > body.h) return null;
  const spare = (body.h - zombies.h - people.h) / (crowd.length > 0 && attempt.rows.length > 0 ? 3 : 2);
  const above = { ...body, y: body.y + spare, h: zombies.h };
  const between = crowd.length > 0 ? above.y + above.h + spare : body.y + spare;
  return { ...attempt, zombies: above, people: { ...body, y: between, h: people.h } };
}

/** People to the right of Zombies. */
function beside(body: Box, crowd: Crowd, attempt: Attempt): Way | null {
  const [zombies, people] = [needOf(crowd, attempt), needOfPeople(attempt)];
  if (crowd.length === 0 || attempt.rows.length === 0) return null;
  if (zombies.w + people.w > body.w || Math.max(zombies.h, people.h) > body.h) return null;
  const spare = (body.w - zombies.w - people.w) / 2;
  const cut = body.x + zombies.w + spare;
  return {
    ...attempt,
    zombies: { x: body.x, y: body.y + (body.h - zombies.h) / 2, w: cut - body.x, h: zombies.h },
    people: { x: cut, y: body.y + (body.h - people.h) / 2, w: body.x + body.w - cut, h: people.h },
  };
}

function groupsIn(way: Way, crowd: Crowd): Group[] {
  const { zombies: box, type, scale, close } = way;
  const need = needOf(crowd, way);
  const ground = box.y + box.h - plateHeight(crowd) * type - 7 * scale;
  // Where there is room, groups stand apart.
  const apart = crowd.length > 1 ? Math.min(14, Math.max(0, (box.w - need.w) / crowd.length)) : 0;
  let left = box.x + (box.w - need.w - apart * (crowd.length - 1)) / 2;
  return crowd.map(([kind, count]) => {
    const { x = 0, w = 0 } = zombie(kind)?.box ?? {};
    const width = extentOf(kind, count, close).w * scale;
    const step = stepOf(kind) * scale * close;
    const middle = left + width / 2;
    const first = middle - (x + w / 2) * scale - ((drawn(count) - 1) * step) / 2;
    left += width + gap * scale * close + apart;
    const plate = plated(crowd, count)
      ? { x: middle, y: ground + 9 * type, room: width + (apart > 0 ? apart : gap * scale * close) }
      : null;
    return { kind, count, feet: feetOf(count, first, ground, step, scale), plate };
  });
}

/** The one in the middle stands behind the others. */
function feetOf(count: number, x: number, y: number, step: number, scale: number): Point[] {
  const at = (place: number, back: number): Point => ({ x: x + place * step, y: y - back * scale });
  switch (drawn(count)) {
    case 3:
      return [at(1, 6), at(2, 0), at(0, 0)];
    case 2:
      return [at(1, 5), at(0, 0)];
    default:
      return [at(0, 0)];
  }
}

function peopleIn({ people: box, rows, type, scale, named: names }: Way): Standing[] {
  const height = rows.length === 0 ? 0 : box.h / rows.length;
  return rows.flatMap((count, row) => {
    // Few people stand close together, many share the width.
    const width = Math.min(box.w / count, names ? Math.max(52 * type, person.w * scale + 18) : person.w * scale + 8);
    const left = box.x + (box.w - width * count) / 2;
    return Array.from({ length: count }, (_, place) => ({
      at: { x: left + (place + 0.5) * width, y: box.y + (row + 1) * height - (names ? nameRoom * type + 1 : 5) },
      room: width - 2,
    }));
  });
}
