// What the ground of a board is drawn from: rectangles and straight borders in units, thirty to a tile.
import type { Sandbags } from '../../../generated/zombicide/Sandbags';
import type { Colour } from '../tokens/colour';

/** Length of a unit in the drawing. */
export const UNIT = 10;

/** A street part, a room, a stretch of a corridor or the Tank. */
export interface GroundPart {
  /** Side of the tile and letter or place, as in `2V.A`: the look of a part follows from it alone. */
  id: string;
  kind: 'street' | 'room' | 'corridor' | 'tank';
  dark: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A straight stretch between two parts, along x or y. */
export interface GroundBorder {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  kind: 'free' | 'opening' | 'door' | 'wall';
  /** Of a door; everything else ignores it. */
  open: boolean;
  /** Of a door; red where nothing is said. */
  colour?: Colour;
  /** How far Sandbags cover it. */
  sandbags?: Sandbags;
  /** Does it part two streets? Only there is a crossing painted; a street is meant where nothing is said. */
  paved?: boolean;
}

/** The name of a street, written on it. */
export interface GroundName {
  text: string;
  /** Its middle, in units. */
  x: number;
  y: number;
  along: 'x' | 'y';
}

/** The middle of a border, its length and its turn, in the drawing. */
export function stretch({ x1, y1, x2, y2 }: GroundBorder): { x: number; y: number; length: number; turn: 0 | 90 } {
  return {
    x: ((x1 + x2) / 2) * UNIT,
    y: ((y1 + y2) / 2) * UNIT,
    length: (Math.abs(x2 - x1) + Math.abs(y2 - y1)) * UNIT,
    turn: y1 === y2 ? 0 : 90,
  };
}

/** A number for a word, the same for ever. */
export function seed(word: string): number {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619) >>> 0;
  return hash;
}
