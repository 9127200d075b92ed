// How a game ended for this seat or the audience.
import type { SeatCard } from '../generated/SeatCard';
import type { Status } from '../generated/Status';
import { ownSeats } from './seating';

export interface Result {
  /** For this person; `seen` for the audience, and where one person held both sides. */
  kind: 'won' | 'lost' | 'seen';
  winners: readonly number[];
  /** The seat that conceded, if one did. */
  gaveUp: readonly number[];
}

export function resultOf(status: Status | undefined, seats: readonly SeatCard[]): Result | null {
  if (status?.status !== 'over') return null;
  const { winners } = status;
  const own = ownSeats(seats);
  const won = own.filter((seat) => winners.includes(seat)).length;
  const kind = own.length === 0 || (won > 0 && won < own.length) ? 'seen' : won > 0 ? 'won' : 'lost';
  const others = seats.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  return { kind, winners, gaveUp: status.by === 'concession' ? others : [] };
}
