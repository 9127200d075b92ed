// Places of the street.
import type { Anchor } from '../../../generated/zombiaki/Anchor';
import type { Goal } from '../../../generated/zombiaki/Goal';
import type { Side } from '../../../generated/zombiaki/Side';
import type { Target } from '../../../generated/zombiaki/Target';

export const trackCount = 3;
export const blockCount = 5;
export const fieldCount = trackCount * blockCount;
export const sides: readonly Side[] = ['Zombies', 'Humans'];

export function fieldAt(track: number, block: number): number {
  return track * blockCount + block;
}

export function trackOf(field: number): number {
  return Math.floor(field / blockCount);
}

export function blockOf(field: number): number {
  return field % blockCount;
}

/** What lies in front of a field. */
export function frontOf(field: number): Goal {
  return blockOf(field) === 0 ? 'Barricades' : { Field: field - 1 };
}

/** The field that a step leads to; nothing for the Barricades. */
export function goalField(goal: Goal): number | null {
  return goal === 'Barricades' ? null : goal.Field;
}

/** The card that a card is pointed at, if it is pointed at one. */
export function targetCard(target: Target): number | null {
  return target !== 'Nothing' && 'Card' in target ? target.Card : null;
}

/** Does a card pointed like this reach the field? */
export function covers(target: Target, field: number): boolean {
  if (target === 'Nothing' || 'Card' in target) return false;
  if ('Field' in target) return target.Field === field;
  return 'Track' in target ? target.Track === trackOf(field) : target.Block === blockOf(field);
}

/** The same kind of target, at this field; for asking why it is not possible. */
export function aimAt(like: Target, field: number): Target {
  if (like === 'Nothing' || 'Card' in like) return 'Nothing';
  if ('Field' in like) return { Field: field };
  return 'Track' in like ? { Track: trackOf(field) } : { Block: blockOf(field) };
}

/** Does a card that lies along the street, a track or a block reach the field? */
export function reaches(anchor: Anchor, field: number): boolean {
  if (anchor === 'Street') return true;
  return 'Track' in anchor ? anchor.Track === trackOf(field) : anchor.Block === blockOf(field);
}
