// Fields of the car park, directions, and the written form of what may be done.
import type { Offer } from '../../generated/Offer';
import type { Facing } from '../../generated/terror/Facing';
import type { Human } from '../../generated/terror/Human';
import type { Side } from '../../generated/terror/Side';

/** A field as the server writes it: column letter and row, `C5`. */
export type Field = string;

export const columnCount = 12;
export const rowCount = 16;
/** The first row beyond the cones. */
export const carRow = rowCount / 2;
export const sides: readonly Side[] = ['zombies', 'humans'];
export const facings: readonly Facing[] = ['n', 'e', 's', 'w'];
/** In the order of the bits and of the pawns in a view. */
export const humans: readonly Human[] = ['banker', 'lumberjack', 'child', 'mechanic', 'nurse', 'policeman', 'dog'];

export const allFields: readonly Field[] = Array.from({ length: columnCount * rowCount }, (_, index) =>
  fieldAt(index % columnCount, Math.floor(index / columnCount)),
);

/** An offer, taken apart. */
export type ParsedOffer =
  | { verb: 'build'; action: string; token: string; at: Field; turned: Facing }
  | { verb: 'muster'; action: string; human: Human; at: Field }
  | { verb: 'raise' | 'chop' | 'shoot' | 'bite' | 'step' | 'idle' | 'lift'; action: string; at: Field }
  | { verb: 'face'; action: string; facing: Facing }
  | { verb: 'go'; action: string; human: Human; at: Field }
  | { verb: 'heal' | 'convert'; action: string; human: Human }
  | { verb: 'turn'; action: string; at: Field; facing: Facing }
  | { verb: 'play'; action: string; card: string; aim: Field | Human | null }
  | { verb: 'finish' | 'end'; action: string };

/** Columns and rows are counted from 0 at the corner of the supermarket and column A. */
export function fieldAt(column: number, row: number): Field {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

export function columnOf(field: Field): number {
  return field.charCodeAt(0) - 65;
}

export function rowOf(field: Field): number {
  return Number(field.slice(1)) - 1;
}

/** So many columns and rows further; nothing beyond the edge. */
export function offset(field: Field, columns: number, rows: number): Field | null {
  const column = columnOf(field) + columns;
  const row = rowOf(field) + rows;
  const inside = column >= 0 && column < columnCount && row >= 0 && row < rowCount;
  return inside ? fieldAt(column, row) : null;
}

const steps: Readonly<Record<Facing, readonly [number, number]>> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };

export function next(field: Field, facing: Facing): Field | null {
  return offset(field, ...steps[facing]);
}

/** The direction in which an adjacent field lies. */
export function towards(from: Field, to: Field): Facing | null {
  return facings.find((facing) => next(from, facing) === to) ?? null;
}

/** The direction in which another field mostly lies. */
export function heading(from: Field, to: Field): Facing {
  const columns = columnOf(to) - columnOf(from);
  const rows = rowOf(to) - rowOf(from);
  if (Math.abs(columns) > Math.abs(rows)) return columns > 0 ? 'e' : 'w';
  return rows >= 0 ? 'n' : 's';
}

/** Degrees by which something that points to the car has to be turned. */
export function degrees(facing: Facing): number {
  return facings.indexOf(facing) * 90;
}

export function isField(text: string): boolean {
  return /^[A-L]([1-9]|1[0-6])$/.test(text);
}

export function isHuman(text: string): text is Human {
  return humans.some((human) => human === text);
}

function isFacing(text: string): text is Facing {
  return facings.some((facing) => facing === text);
}

/** Takes an action apart; nothing for what this page does not know. */
export function parseAction(action: string): ParsedOffer | null {
  const [verb, first = '', second = '', third = ''] = action.split(' ');
  switch (verb) {
    case 'build':
      return isField(second) && isFacing(third) ? { verb, action, token: first, at: second, turned: third } : null;
    case 'muster':
    case 'go':
      return isHuman(first) && isField(second) ? { verb, action, human: first, at: second } : null;
    case 'raise':
    case 'chop':
    case 'shoot':
    case 'bite':
    case 'step':
    case 'idle':
    case 'lift':
      return isField(first) ? { verb, action, at: first } : null;
    case 'turn':
      return isField(first) && isFacing(second) ? { verb, action, at: first, facing: second } : null;
    case 'face':
      return isFacing(first) ? { verb, action, facing: first } : null;
    case 'heal':
    case 'convert':
      return isHuman(first) ? { verb, action, human: first } : null;
    case 'play':
      return first === '' ? null : { verb, action, card: first, aim: second === '' ? null : second };
    case 'finish':
    case 'end':
      return { verb, action };
    default:
      return null;
  }
}

export function parseOffers(offers: readonly Offer[]): ParsedOffer[] {
  return offers.flatMap((offer) => parseAction(offer.action) ?? []);
}
