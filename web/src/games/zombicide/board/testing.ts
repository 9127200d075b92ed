// A small board for tests: a street of two Zones, a room behind a door.
import type { Border } from '../../../generated/zombicide/Border';
import type { MissionPiece } from '../../../generated/zombicide/MissionPiece';
import type { Segment } from '../../../generated/zombicide/Segment';

const segment = (axis: Segment['axis'], at: number, from: number, to: number): Segment => ({ axis, at, from, to });
const border = (zones: [number, number], kind: Border['kind'], place: Segment, more: Partial<Border> = {}): Border => ({
  zones,
  kind,
  place,
  gate: null,
  door: null,
  sandbags: 'none',
  ...more,
});

/** Zone 0 is to the left, Zone 1 an L around the room, which is Zone 2. */
export const corner: MissionPiece = {
  id: 'corner',
  difficulty: 'easy',
  geometry: {
    width: 30,
    height: 20,
    tiles: [],
    parts: [
      { name: 'a', zone: 0, kind: 'street', place: 'room', dark: false, rects: [{ x: 0, y: 0, width: 10, height: 20 }] },
      {
        name: 'b',
        zone: 1,
        kind: 'street',
        place: 'room',
        dark: false,
        rects: [
          { x: 10, y: 0, width: 20, height: 10 },
          { x: 10, y: 10, width: 8, height: 10 },
        ],
      },
      { name: 'c', zone: 2, kind: 'room', place: 'room', dark: true, rects: [{ x: 18, y: 10, width: 12, height: 10 }] },
    ],
    borders: [
      border([0, 1], 'free', segment('vertical', 10, 0, 20)),
      border([1, 2], 'door', segment('horizontal', 10, 18, 30), { gate: 5, door: segment('horizontal', 10, 22, 26) }),
      border([1, 2], 'wall', segment('vertical', 18, 10, 20)),
    ],
    rim: [],
  },
  zones: ['a', 'b', 'c'].map((name, zone) => ({
    name,
    title: { key: name, args: [] },
    kind: zone === 2 ? 'room' : 'street',
    dark: zone === 2,
  })),
  gates: [{ gate: 5, name: 'b-c', title: { key: 'b-c', args: [] }, zones: [1, 2], door: true, colour: 'blue' }],
  buildings: [[2]],
  objectives: [],
  crates: [],
  spawns: [
    { zone: 0, colour: 'red', active: true },
    { zone: 2, colour: 'red', active: true },
  ],
  exit: null,
  streets: [],
  rounds: 0,
  goals: [],
};
