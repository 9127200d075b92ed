// Whose eyes this page looks through, and whose turn it is.
import type { SeatCard } from '../generated/SeatCard';
import type { SeatChoice } from '../generated/SeatChoice';
import type { Status } from '../generated/Status';
import type { TableCard } from '../generated/TableCard';

export function ownSeats(seats: readonly SeatCard[]): number[] {
  return seats.flatMap((seat, at) => (seat.yours ? [at] : []));
}

export function openSeats(seats: readonly SeatCard[]): number[] {
  return seats.flatMap((seat, at) => (seat.holder.who === 'open' ? [at] : []));
}

/** Whose eyes to begin with: the own seat that decides, or any own seat, or the audience's. */
export function firstEyes(table: TableCard): number | null {
  const own = ownSeats(table.seats);
  const deciding = table.stage.stage === 'running' ? table.stage.deciding : [];
  return own.find((seat) => deciding.includes(seat)) ?? own[0] ?? null;
}

export function decides(status: Status | undefined, seat: number | null): boolean {
  return status?.status === 'deciding' && seat !== null && status.seats.includes(seat);
}

/** On one device: the own seat that the device has to be passed to, if there is one. */
export function passTo(seats: readonly SeatCard[], status: Status | undefined, holding: number | null): number | null {
  const own = ownSeats(seats);
  if (own.length < 2 || decides(status, holding)) return null;
  return own.find((seat) => decides(status, seat)) ?? null;
}

/** Bots that may take over. */
const levels = ['easy', 'normal', 'hard'] as const;

/** To whom the person who sees this card may give a seat; the server decides it in the same way. */
export function handsFor(table: TableCard, at: number): SeatChoice[] {
  const seat = table.seats[at];
  if (seat === undefined) return [];
  const { holder, yours, lent } = seat;
  const own = yours || lent;
  const owned = holder.who === 'person' || (holder.who === 'bot' && holder.owner !== null);
  if (!own && (owned || !table.opener)) return [];
  const bots = levels.filter((bot) => holder.who !== 'bot' || holder.bot !== bot).map((bot): SeatChoice => ({ who: 'bot', bot }));
  // A running duel keeps its people.
  const free = table.team || table.stage.stage === 'waiting';
  const friend: SeatChoice[] = free && holder.who !== 'open' ? [{ who: 'friend' }] : [];
  const me: SeatChoice[] = lent || (free && !own) ? [{ who: 'me' }] : [];
  return [...bots, ...friend, ...me];
}
