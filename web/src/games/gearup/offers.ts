// What the written actions mean.
import type { Offer } from '../../generated/Offer';
import type { Colour } from '../../generated/gearup/Colour';
import type { Way } from '../../generated/gearup/Way';
import { readCell } from './cells';

/** A zombie as actions name it, `z3`, or a member of the Boss. */
export type TargetName = string;

/** Squares of one target. */
export interface Stroke {
  action: string;
  verb: 'stamp' | 'part' | 'shoot';
  target: TargetName;
  cells: readonly number[];
}

export type ParsedOffer =
  | Stroke
  | { action: string; verb: 'pick' | 'call'; survivor: string }
  | { action: string; verb: 'command' | 'assign'; seat: string }
  | { action: string; verb: 'knock' | 'leave' | 'again' | 'stop' | 'done' | 'pay' | 'suffer' }
  | { action: string; verb: 'second'; way: Way }
  | { action: string; verb: 'upgrade'; colour: Colour; level: number }
  | { action: string; verb: 'block'; armour: number }
  | { action: string; verb: 'before'; target: TargetName }
  | { action: string; verb: 'order'; member: string };

export type Verb = ParsedOffer['verb'];
type ParsedOfferOf<V extends Verb, D = ParsedOffer> = D extends { verb: infer W } ? (V extends W ? D & { verb: V } : never) : never;

/** Nothing for what this page does not know: the list beside the board still offers it. */
export function parseAction(action: string): ParsedOffer | null {
  const [verb = '', first = '', ...rest] = action.split(' ');
  switch (verb) {
    case 'stamp':
    case 'part':
    case 'shoot': {
      const cells = rest.flatMap((text) => readCell(text) ?? []);
      return { action, verb, target: first, cells };
    }
    case 'pick':
    case 'call':
      return { action, verb, survivor: first };
    case 'command':
    case 'assign':
      return { action, verb, seat: first };
    case 'knock':
    case 'leave':
    case 'again':
    case 'stop':
    case 'done':
    case 'pay':
    case 'suffer':
      return { action, verb };
    case 'second':
      return { action, verb, way: first as Way };
    case 'upgrade':
      return { action, verb, colour: first as Colour, level: Number(rest[0]) };
    case 'block':
      return { action, verb, armour: Number(first) };
    case 'before':
      return { action, verb, target: first };
    case 'order':
      return { action, verb, member: first };
    default:
      return null;
  }
}

export function parseOffers(offers: readonly Offer[]): ParsedOffer[] {
  return offers.flatMap((offer) => parseAction(offer.action) ?? []);
}

export function isStroke(offer: ParsedOffer): offer is Stroke {
  return offer.verb === 'stamp' || offer.verb === 'part' || offer.verb === 'shoot';
}

export function strokesOf(parsed: readonly ParsedOffer[]): Stroke[] {
  return parsed.filter(isStroke);
}

/** Those of one verb. */
export function those<V extends Verb>(parsed: readonly ParsedOffer[], verb: V): ParsedOfferOf<V>[] {
  return parsed.filter((offer): offer is ParsedOfferOf<V> => offer.verb === verb);
}

export function strokeOf(action: string | null): Stroke | null {
  const offer = action === null ? null : parseAction(action);
  return offer !== null && isStroke(offer) ? offer : null;
}

/** The number of a zombie; nothing for the Boss. */
export function zombieNumber(target: TargetName): number | null {
  return /^z\d+$/.test(target) ? Number(target.slice(1)) : null;
}
