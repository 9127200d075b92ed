// The order of my games, whose move it is, and the quickest game.
import { describe, expect, it } from 'vitest';

import type { Game } from '../../generated/Game';
import type { Holder } from '../../generated/Holder';
import type { Stage } from '../../generated/Stage';
import type { TableCard } from '../../generated/TableCard';
import { openSeats, ordered, others, quickTable, standing } from './tables';

const me = 'me';
const bot: Holder = { who: 'bot', bot: 'easy', owner: null };
const free: Holder = { who: 'open' };

function table(id: string, holders: readonly (Holder | 'me')[], stage: Stage, changed = 0): TableCard {
  const seats = holders.map((holder, seat) => ({
    name: `seat-${seat}`,
    holder: holder === me ? ({ who: 'person', name: 'Ada' } as const) : holder,
    yours: holder === me,
    lent: false,
    present: true,
  }));
  const manner = { options: {}, listed: false, advice: true, opener: false, team: false };
  return { ...manner, id, game: 'zombiaki', seats, stage, turns: 1, changed, branched: null };
}

const running = (...deciding: number[]): Stage => ({ stage: 'running', deciding });
const over = (...winners: number[]): Stage => ({ stage: 'over', winners, conceded: false });

describe('standing', () => {
  it.each([
    ['yours', [bot, me], running(1)],
    ['yours', [me, me], running(0)],
    ['yours', [free, me], running(1)],
    ['theirs', [bot, me], running(0)],
    ['open', [free, me], running(0)],
    ['running', [bot, bot], running(0)],
    ['won', [bot, me], over(1)],
    ['lost', [bot, me], over(0)],
    ['over', [me, me], over(0)],
    ['over', [bot, bot], over(0)],
    ['open', [free, me], { stage: 'waiting' }],
    ['archived', [bot, me], { stage: 'archived', open: false }],
  ] as const)('%s', (expected, holders, stage) => {
    expect(standing(table('a', holders, stage))).toBe(expected);
  });
});

describe('ordered', () => {
  it('puts what waits for me first, then what waits for others, then what is over, latest first', () => {
    const list = [
      table('over', [bot, me], over(1), 90),
      table('theirs', [bot, me], running(0), 80),
      table('mine-old', [bot, me], running(1), 10),
      table('mine-new', [bot, me], running(1), 20),
      table('inviting', [free, me], running(0), 5),
      table('archived', [bot, me], { stage: 'archived', open: false }, 95),
    ];
    const ids = ordered(list).map(({ id }) => id);
    expect(ids).toEqual(['mine-new', 'mine-old', 'inviting', 'theirs', 'archived', 'over']);
  });
});

describe('others', () => {
  it('are running tables where I hold no seat', () => {
    const list = [table('mine', [bot, me], running(1)), table('done', [bot, bot], over(0)), table('theirs', [bot, free], running(0))];
    expect(others(list).map(({ id }) => id)).toEqual(['theirs']);
    expect(openSeats(table('theirs', [bot, free], running(0)))).toEqual([1]);
  });
});

describe('quickTable', () => {
  const game: Game = {
    key: 'zombiaki',
    seats: ['zombies', 'humans'],
    seats_by: null,
    team: false,
    options: [],
    bots: ['random', 'easy', 'normal', 'hard'],
    content: '',
  };

  it('seats a newcomer last, against the easy bot', () => {
    expect(quickTable(game).seats).toEqual([{ who: 'bot', bot: 'easy' }, { who: 'me' }]);
  });

  it('seats as many as the game has by default, the newcomer first, with normal bots in a team', () => {
    const options = [{ name: 'hands', rule: '', setup: true, values: ['2', '1', '3'] }];
    const team = { ...game, seats: ['red', 'green', 'blue'], seats_by: 'hands', team: true, options };
    expect(quickTable(team).seats).toEqual([{ who: 'me' }, { who: 'bot', bot: 'normal' }]);
  });

  it('opens a game that could be played alone with two bots', () => {
    const options = [{ name: 'players', rule: '', setup: true, values: ['1', '2', '3'] }];
    const team = { ...game, seats: ['one', 'two', 'three'], seats_by: 'players', team: true, options };
    const { seats, options: chosen } = quickTable(team);
    expect(seats).toHaveLength(3);
    expect(chosen).toEqual({ players: '3' });
  });

  it('takes the weakest bot where none is called easy', () => {
    expect(quickTable({ ...game, bots: ['shy'] }).seats[0]).toEqual({ who: 'bot', bot: 'shy' });
  });
});
