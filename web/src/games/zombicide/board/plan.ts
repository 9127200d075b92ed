// The board of a mission as a drawing: where each Zone, border and door lies. It never changes during a game.
import type { Border } from '../../../generated/zombicide/Border';
import type { MissionPiece } from '../../../generated/zombicide/MissionPiece';
import type { PartPlace } from '../../../generated/zombicide/PartPlace';
import type { Segment } from '../../../generated/zombicide/Segment';
import { inset, middle, type Box, type Point } from '../../shared/geometry';
import { UNIT, type GroundBorder, type GroundPart } from '../ground';
import { largest, loops, path } from './outline';

/** Height of the strip of a Spawn Zone. */
export const STRIP = 22;

/** A Spawn Zone on the drawing. */
export interface SpawnPlace {
  /** Its place in the list of the mission. */
  place: number;
  at: Point;
  length: number;
}

/** A Zone on the drawing. */
export interface ZonePlace {
  zone: number;
  /** The whole Zone, and where its lit frame lies. */
  outline: string;
  frame: string;
  /** The largest rectangle inside it. */
  box: Box;
  /** What is left of that for figures and tokens. */
  body: Box;
  middle: Point;
  spawns: readonly SpawnPlace[];
}

/** A way over a border: its middle, and where it runs. */
export interface Crossing {
  at: Point;
  /** One step from the first Zone into the second. */
  step: Point;
  length: number;
}

/** How far inside a Zone its lit frame lies. */
const framed = 5.5;

export class Plan {
  readonly width: number;
  readonly height: number;
  readonly zones: readonly ZonePlace[];
  readonly parts: readonly GroundPart[];

  constructor(readonly mission: MissionPiece) {
    const { width, height, parts } = mission.geometry;
    [this.width, this.height] = [width * UNIT, height * UNIT];
    this.parts = parts.flatMap(groundParts);
    this.zones = mission.zones.map((_, zone) => this.#place(zone));
  }

  zone(number: number): ZonePlace {
    const place = this.zones[number];
    if (place === undefined) throw new Error(`the board has no Zone ${number}`);
    return place;
  }

  /** Borders of the ground, with the doors that are open. */
  borders(open: ReadonlySet<number>): GroundBorder[] {
    const { borders, rim } = this.mission.geometry;
    const colours = new Map(this.mission.gates.map(({ gate, colour }) => [gate, colour]));
    const inner = borders.flatMap(({ place, zones, kind, gate, door, sandbags }): GroundBorder[] => {
      const colour = gate === null ? undefined : colours.get(gate);
      const paved = zones.every((zone) => this.mission.zones[zone]?.kind === 'street');
      const border: GroundBorder = { ...line(door ?? place), kind, open: gate !== null && open.has(gate), sandbags, paved };
      // A door and an opening stand in a wall.
      const wall: GroundBorder[] = kind === 'door' || kind === 'opening' ? [{ ...line(place), kind: 'wall', open: false }] : [];
      return [...wall, { ...border, ...(colour && { colour }) }];
    });
    return [...inner, ...rim.map((place): GroundBorder => ({ ...line(place), kind: 'wall', open: false }))];
  }

  /** Where a gate is on the drawing. */
  gate(number: number): Crossing | undefined {
    const border = this.mission.geometry.borders.find(({ gate }) => gate === number);
    return border && crossing(border);
  }

  /** The widest way from one Zone to another; through their middle where they share no border. */
  crossing(from: number, to: number): Crossing {
    const shared = this.mission.geometry.borders.filter(
      ({ zones, kind }) => kind !== 'wall' && ((zones[0] === from && zones[1] === to) || (zones[0] === to && zones[1] === from)),
    );
    const [widest] = shared.toSorted((one, other) => size(other.place) - size(one.place));
    if (widest === undefined) return straight(this.zone(from).middle, this.zone(to).middle);
    const way = crossing(widest);
    return widest.zones[0] === from ? way : { ...way, step: { x: -way.step.x, y: -way.step.y } };
  }

  #place(zone: number): ZonePlace {
    const rects = this.mission.geometry.parts.filter((part) => part.zone === zone).flatMap((part) => part.rects);
    const shape = loops(rects);
    const inside = largest(rects);
    const box = { x: inside.x * UNIT, y: inside.y * UNIT, w: inside.w * UNIT, h: inside.h * UNIT };
    const spawns = this.#spawns(zone, box);
    const above = spawns.filter(({ at }) => at.y < box.y + box.h / 2).length * STRIP;
    const below = spawns.length * STRIP - above;
    const body = inset({ ...box, y: box.y + above, h: box.h - above - below }, 5);
    return { zone, outline: path(shape, UNIT, 0), frame: path(shape, UNIT, framed), box, body, middle: middle(body), spawns };
  }

  /** A strip lies on the edge of the board where it can, the next one across. */
  #spawns(zone: number, box: Box): SpawnPlace[] {
    const own = this.mission.spawns.flatMap((spawn, place) => (spawn.zone === zone ? [place] : []));
    const above = box.y === 0;
    return own.map((place, index) => {
      const onTop = above === (index % 2 === 0);
      return { place, at: { x: box.x + box.w / 2, y: onTop ? box.y + STRIP / 2 : box.y + box.h - STRIP / 2 }, length: box.w };
    });
  }
}

function groundParts({ name, kind, dark, rects }: PartPlace): GroundPart[] {
  return rects.map(({ x, y, width, height }) => ({ id: name, kind, dark, x, y, w: width, h: height }));
}

function line({ axis, at, from, to }: Segment): Pick<GroundBorder, 'x1' | 'y1' | 'x2' | 'y2'> {
  return axis === 'vertical' ? { x1: at, y1: from, x2: at, y2: to } : { x1: from, y1: at, x2: to, y2: at };
}

const size = ({ from, to }: Segment): number => to - from;

/** From the Zone to the left or above to the other one. */
function crossing({ place, door }: Border): Crossing {
  const { axis, at, from, to } = door ?? place;
  const half = ((from + to) / 2) * UNIT;
  const across = axis === 'vertical';
  return {
    at: across ? { x: at * UNIT, y: half } : { x: half, y: at * UNIT },
    step: across ? { x: 1, y: 0 } : { x: 0, y: 1 },
    length: size({ axis, at, from, to }) * UNIT,
  };
}

function straight(from: Point, to: Point): Crossing {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, step, length };
}
