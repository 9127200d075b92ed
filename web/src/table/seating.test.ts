// Tests of eyes and turns.
import { describe, expect, it } from 'vitest';

import type { SeatCard } from '../generated/SeatCard';
import type { Status } from '../generated/Status';
import type { TableCard } from '../generated/TableCard';
import { decides, firstEyes, handsFor, openSeats, ownSeats, passTo } from './seating';

const seat = (yours: boolean, who: 'person' | 'open' = 'person'): SeatCard => ({
  name: 'zombies',
  holder: who === 'open' ? { who } : { who, name: '' },
  yours,
  lent: false,
  present: true,
});
const table = (seats: SeatCard[], deciding: number[]): TableCard => ({
  id: 't',
  game: 'zombiaki',
  seats,
  options: {},
  listed: false,
  advice: true,
  opener: false,
  stage: { stage: 'running', deciding },
  turns: 0,
  changed: 0,
  branched: null,
  team: false,
});
const deciding = (...seats: number[]): Status => ({ status: 'deciding', seats, rule: 'ZK-USE-01' });
const over: Status = { status: 'over', winners: [0], by: 'rules' };

describe('seating', () => {
  it('knows own and open seats', () => {
    const seats = [seat(true), seat(false, 'open'), seat(true)];
    expect(ownSeats(seats)).toEqual([0, 2]);
    expect(openSeats(seats)).toEqual([1]);
  });

  it('begins with the own seat that decides', () => {
    expect(firstEyes(table([seat(true), seat(true)], [1]))).toBe(1);
    expect(firstEyes(table([seat(false), seat(true)], [0]))).toBe(1);
    expect(firstEyes(table([seat(false), seat(false)], [0]))).toBeNull();
  });

  it('knows whose turn it is', () => {
    expect(decides(deciding(0), 0)).toBe(true);
    expect(decides(deciding(0), 1)).toBe(false);
    expect(decides(deciding(0), null)).toBe(false);
    expect(decides(over, 0)).toBe(false);
    expect(decides(undefined, 0)).toBe(false);
  });

  it('passes a shared device on when another own seat decides', () => {
    const both = [seat(true), seat(true)];
    expect(passTo(both, deciding(1), 0)).toBe(1);
    expect(passTo(both, deciding(0), 0)).toBeNull();
    expect(passTo(both, deciding(0), null)).toBe(0);
    expect(passTo(both, over, 0)).toBeNull();
    expect(passTo([seat(true), seat(false)], deciding(1), 0)).toBeNull();
  });
});

describe('handsFor', () => {
  const ada = { who: 'person', name: 'Ada' } as const;
  const bot = (level: string, owner: string | null = null) => ({ who: 'bot', bot: level, owner }) as const;
  const card = (holder: SeatCard['holder'], whose: 'yours' | 'lent' | 'other' = 'other'): SeatCard => ({
    name: 'red',
    holder,
    yours: whose === 'yours',
    lent: whose === 'lent',
    present: true,
  });
  const offered = (seat: SeatCard, how: Partial<TableCard>): string[] =>
    handsFor({ ...table([seat], []), ...how }, 0).map((to) => (to.who === 'bot' ? to.bot : to.who));

  it('lets the opener of a team fill the seats that are nobody’s', () => {
    const how = { team: true, opener: true };
    expect(offered(card(ada, 'yours'), how)).toEqual(['easy', 'normal', 'hard', 'friend']);
    expect(offered(card(bot('normal')), how)).toEqual(['easy', 'hard', 'friend', 'me']);
    expect(offered(card({ who: 'open' }), how)).toEqual(['easy', 'normal', 'hard', 'me']);
  });

  it('leaves the seats of other people alone, also those that they lent', () => {
    const how = { team: true, opener: true };
    expect(offered(card(ada), how)).toEqual([]);
    expect(offered(card(bot('easy', 'Ben')), how)).toEqual([]);
    expect(offered(card(bot('easy')), { team: true })).toEqual([]);
    expect(offered(card(bot('easy', 'Ada'), 'lent'), { team: true })).toEqual(['normal', 'hard', 'friend', 'me']);
  });

  it('opens no seat of a running duel', () => {
    const how = { opener: true };
    expect(offered(card(ada, 'yours'), how)).toEqual(['easy', 'normal', 'hard']);
    expect(offered(card(bot('easy', 'Ada'), 'lent'), how)).toEqual(['normal', 'hard', 'me']);
    expect(offered(card(bot('easy')), how)).toEqual(['normal', 'hard']);
    expect(offered(card({ who: 'open' }), { ...how, stage: { stage: 'waiting' } })).toEqual(['easy', 'normal', 'hard', 'me']);
  });
});
