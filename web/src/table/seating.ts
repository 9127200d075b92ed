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

/** May a person at the table give this seat to others? Not where another person holds it. */
export function mayHandOver(seat: SeatCard): boolean {
  return seat.yours || seat.holder.who !== 'person';
}

/** Bots that may take over. */
const levels = ['easy', 'normal', 'hard'] as const;

/** Who else could hold a seat. */
export function handsFor({ holder, yours }: SeatCard): SeatChoice[] {
  const bots = levels.filter((bot) => holder.who !== 'bot' || holder.bot !== bot).map((bot): SeatChoice => ({ who: 'bot', bot }));
  const free: SeatChoice[] = holder.who === 'open' ? [] : [{ who: 'friend' }];
  const take: SeatChoice[] = yours ? [] : [{ who: 'me' }];
  return [...bots, ...free, ...take];
}
