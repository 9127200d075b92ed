// What the lobby shows of tables: in which order, whose move it is, and the quickest game.
import type { Game } from '../../generated/Game';
import type { NewTable } from '../../generated/NewTable';
import type { SeatCard } from '../../generated/SeatCard';
import type { TableCard } from '../../generated/TableCard';
import { chairsFor, newTable, seatCount } from '../setup/setup';

/** How a table stands for the person who sees the list; also the end of its key in the texts. */
export type Standing = 'yours' | 'open' | 'theirs' | 'running' | 'won' | 'lost' | 'over' | 'archived';

const ranks: Readonly<Record<Standing, number>> = {
  yours: 0,
  open: 1,
  theirs: 2,
  running: 2,
  won: 3,
  lost: 3,
  over: 3,
  archived: 3,
};

export function standing(table: TableCard): Standing {
  const { stage } = table;
  switch (stage.stage) {
    case 'waiting':
      return 'open';
    case 'running':
      return whoseMove(table, stage.deciding);
    case 'over':
      return result(table.seats, stage.winners);
    case 'archived':
      return 'archived';
    default:
      return stage satisfies never;
  }
}

/** Tables that wait for me first, then those that wait for others, then what is over; latest first. */
export function ordered(tables: readonly TableCard[]): TableCard[] {
  const rank = (table: TableCard): number => ranks[standing(table)];
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** Is it played, or will it be when every seat is held? */
export function isRunning(table: TableCard): boolean {
  return table.stage.stage === 'running' || table.stage.stage === 'waiting';
}

/** Listed tables without my own, which have their own list. */
export function others(listed: readonly TableCard[]): TableCard[] {
  return listed.filter((table) => isRunning(table) && !table.seats.some((seat) => seat.yours));
}

/** The open seats, by number. */
export function openSeats(table: TableCard): number[] {
  return table.seats.flatMap((seat, number) => (seat.holder.who === 'open' ? [number] : []));
}

/** The game of a newcomer, in one click: me and bots, as the set-up proposes them. */
export function quickTable(game: Game): NewTable {
  const chosen = withCompany(game);
  return newTable(game, chairsFor(game, 'bot').slice(0, seatCount(game, chosen)), chosen, { listed: false, advice: null });
}

/** A game that one person could play alone is opened with company: that is what was asked for. */
function withCompany(game: Game): Record<string, string> {
  const counting = game.options.find((option) => option.name === game.seats_by);
  return counting?.values[0] === '1' && counting.values.includes('3') ? { [counting.name]: '3' } : {};
}

function whoseMove(table: TableCard, deciding: readonly number[]): Standing {
  const mine = table.seats.some((seat) => seat.yours);
  if (deciding.some((seat) => table.seats[seat]?.yours)) return 'yours';
  if (openSeats(table).length > 0) return 'open';
  return mine ? 'theirs' : 'running';
}

function result(seats: readonly SeatCard[], winners: readonly number[]): Standing {
  const mine = seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  const won = mine.filter((seat) => winners.includes(seat)).length;
  // A person who held both sides of a duel neither won nor lost.
  if (mine.length === 0 || (won > 0 && won < mine.length)) return 'over';
  return won > 0 ? 'won' : 'lost';
}
