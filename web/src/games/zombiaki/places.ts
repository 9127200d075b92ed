// Places of the street and the written form of what may be done there.
import type { Offer } from '../../generated/Offer';
import type { Anchor } from '../../generated/zombiaki/Anchor';
import type { Side } from '../../generated/zombiaki/Side';
import { never } from '../shared/never';

export const trackCount = 3;
export const blockCount = 5;
export const fieldCount = trackCount * blockCount;
export const sides: readonly Side[] = ['Zombies', 'Humans'];

/** Where a card can be pointed: nothing at all, a place, or another card. */
export type Aim =
  | { kind: 'nothing' }
  | { kind: 'field'; field: number }
  | { kind: 'track'; track: number }
  | { kind: 'block'; block: number }
  | { kind: 'card'; id: string };

/** An offer, taken apart. */
export type ParsedOffer =
  | { verb: 'step'; action: string; from: number; to: number | 'barricades' }
  | { verb: 'stay'; action: string; at: number }
  | { verb: 'drive'; action: string; at: number }
  | { verb: 'discard'; action: string; id: string }
  | { verb: 'play'; action: string; id: string; aim: Aim }
  | { verb: 'pick'; action: string; id: string }
  | { verb: 'end'; action: string };

export function fieldAt(track: number, block: number): number {
  return track * blockCount + block;
}

export function trackOf(field: number): number {
  return Math.floor(field / blockCount);
}

export function blockOf(field: number): number {
  return field % blockCount;
}

/** As the server writes it: `T2B3`. */
export function writeField(field: number): string {
  return `T${trackOf(field) + 1}B${blockOf(field) + 1}`;
}

/** What lies in front, as the server writes it. */
export function writeFront(field: number): string {
  return blockOf(field) === 0 ? 'barricades' : writeField(field - 1);
}

function readField(text: string): number | null {
  const found = /^T([1-3])B([1-5])$/.exec(text);
  return found === null ? null : fieldAt(Number(found[1]) - 1, Number(found[2]) - 1);
}

function readAim(text: string | undefined): Aim {
  if (text === undefined) return { kind: 'nothing' };
  const field = readField(text);
  if (field !== null) return { kind: 'field', field };
  const line = /^([TB])([1-5])$/.exec(text);
  if (line === null) return { kind: 'card', id: text };
  const number = Number(line[2]) - 1;
  return line[1] === 'T' ? { kind: 'track', track: number } : { kind: 'block', block: number };
}

/** Takes an action apart; nothing for what this page does not know. */
export function parseAction(action: string): ParsedOffer | null {
  const [verb, first = '', second] = action.split(' ');
  const field = readField(first);
  switch (verb) {
    case 'step': {
      const to = second === 'barricades' ? second : readField(second ?? '');
      return field === null || to === null ? null : { verb, action, from: field, to };
    }
    case 'stay':
    case 'drive':
      return field === null ? null : { verb, action, at: field };
    case 'discard':
    case 'pick':
      return { verb, action, id: first };
    case 'play':
      return { verb, action, id: first, aim: readAim(second) };
    case 'end':
      return { verb, action };
    default:
      return null;
  }
}

export function parseOffers(offers: readonly Offer[]): ParsedOffer[] {
  return offers.flatMap((offer) => parseAction(offer.action) ?? []);
}

/** Does a card pointed like this reach the field? */
export function covers(aim: Aim, field: number): boolean {
  switch (aim.kind) {
    case 'field':
      return aim.field === field;
    case 'track':
      return aim.track === trackOf(field);
    case 'block':
      return aim.block === blockOf(field);
    case 'nothing':
    case 'card':
      return false;
    default:
      return never(aim);
  }
}

/** Does a card that lies along the street, a track or a block reach the field? */
export function reaches(anchor: Anchor, field: number): boolean {
  if (anchor === 'Street') return true;
  return 'Track' in anchor ? anchor.Track === trackOf(field) : anchor.Block === blockOf(field);
}

/** The same kind of aim, at this field; for asking why it is not possible. */
export function writeAim(kind: Aim['kind'], field: number): string {
  switch (kind) {
    case 'field':
      return writeField(field);
    case 'track':
      return `T${trackOf(field) + 1}`;
    case 'block':
      return `B${blockOf(field) + 1}`;
    case 'nothing':
    case 'card':
      return '';
    default:
      return never(kind);
  }
}
