// Who sits where, and the request that opens the table.
import { describe, expect, it } from 'vitest';

import type { Game } from '../../generated/Game';
import {
  chairsFor,
  changedOptions,
  fitted,
  furtherBots,
  newTable,
  ownSeat,
  seatCount,
  seated,
  startOf,
  usualBots,
  valueWords,
} from './setup';

const game: Game = {
  key: 'zombiaki',
  seats: ['zombies', 'humans'],
  seats_by: null,
  team: false,
  options: [{ name: 'cleanup', rule: 'ZK-RUL-01', setup: false, values: ['own', 'all'] }],
  bots: ['random', 'greedy', 'easy', 'normal', 'hard'],
  content: '',
};
const whos = (chairs: readonly { who: string }[]): string[] => chairs.map(({ who }) => who);

describe('chairs', () => {
  it('begin with me on the last seat', () => {
    expect(chairsFor(game, 'bot')).toEqual([
      { who: 'bot', bot: 'easy' },
      { who: 'me', bot: 'easy' },
    ]);
    expect(whos(chairsFor(game, 'friend'))).toEqual(['friend', 'me']);
  });

  it('swap when I take the other seat', () => {
    const chairs = [
      { who: 'bot', bot: 'hard' },
      { who: 'me', bot: 'easy' },
    ] as const;
    expect(seated(chairs, 0, 'me')).toEqual([
      { who: 'me', bot: 'hard' },
      { who: 'bot', bot: 'hard' },
    ]);
  });

  it('let a person beside me sit without moving me', () => {
    expect(whos(seated(chairsFor(game, 'bot'), 0, 'here'))).toEqual(['here', 'me']);
  });
});

describe('a table whose seats an option counts', () => {
  const team: Game = {
    ...game,
    seats: ['red', 'green', 'blue'],
    seats_by: 'hands',
    team: true,
    options: [{ name: 'hands', rule: 'DRILL-SEATS', setup: true, values: ['2', '1', '3'] }],
  };

  it('has as many as the option says', () => {
    expect(seatCount(team, {})).toBe(2);
    expect(seatCount(team, { hands: '3' })).toBe(3);
    expect(seatCount(game, {})).toBe(2);
  });

  it('begins with me on the first seat, which every table has', () => {
    expect([ownSeat(team), ownSeat(game)]).toEqual([0, 1]);
    expect(whos(chairsFor(team, 'bot'))).toEqual(['me', 'bot', 'bot']);
  });

  it('keeps what was chosen for the seats that stay, and keeps me', () => {
    const chairs = seated(seated(chairsFor(team, 'bot'), 1, 'friend'), 2, 'me');
    expect(whos(chairs)).toEqual(['bot', 'friend', 'me']);
    expect(whos(fitted(chairs, 3))).toEqual(['bot', 'friend', 'me']);
    expect(whos(fitted(chairs, 2))).toEqual(['bot', 'me', 'friend']);
    expect(whos(fitted(seated(chairs, 2, 'bot'), 1))).toEqual(['bot', 'friend', 'bot']);
  });
});

describe('bots', () => {
  it('are the usual ones and the rest', () => {
    expect(usualBots(game.bots)).toEqual(['easy', 'normal', 'hard']);
    expect(furtherBots(game.bots)).toEqual(['random', 'greedy']);
  });
});

describe('newTable', () => {
  it('sends me twice for a game on one device', () => {
    const chairs = seated(chairsFor(game, 'bot'), 0, 'here');
    expect(newTable(game, chairs, {}, { listed: false, advice: null }).seats).toEqual([{ who: 'me' }, { who: 'me' }]);
  });

  it('names only options that differ from their default', () => {
    expect(changedOptions(game, { cleanup: 'own' })).toEqual({});
    expect(newTable(game, chairsFor(game, 'friend'), { cleanup: 'all' }, { listed: true, advice: true })).toEqual({
      game: 'zombiaki',
      options: { cleanup: 'all' },
      seats: [{ who: 'friend' }, { who: 'me' }],
      listed: true,
      advice: true,
    });
  });
});

describe('startOf', () => {
  it('promises what will happen', () => {
    expect(startOf(chairsFor(game, 'bot'))).toBe('start');
    expect(startOf(chairsFor(game, 'friend'))).toBe('start-invite');
    expect(startOf(seated(chairsFor(game, 'bot'), 1, 'bot'))).toBe('start-watch');
  });
});

describe('valueWords', () => {
  it('makes a value without a text readable', () => {
    expect(valueWords('Według torów', 'by-track')).toBe('Według torów');
    expect(valueWords('⟨option-order.by-track⟩', 'by-track')).toBe('by track');
  });
});
