// Playing on from a position of a film.
import type { Branch } from '../../generated/Branch';

/** Me on one seat, the same bot on every other. */
export function branchAt(turn: number, seats: number, mine: number, bot: string): Branch {
  const choices = Array.from({ length: seats }, (_, seat) => (seat === mine ? ({ who: 'me' } as const) : ({ who: 'bot', bot } as const)));
  return { turn, seats: choices };
}
