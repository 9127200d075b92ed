// Who sits where, and the request that opens the table.
import { describe, expect, it } from 'vitest';

import type { Game } from '../../generated/Game';
import { chairsFor, changedOptions, furtherBots, newTable, seated, startOf, usualBots, valueWords } from './setup';

const game: Game = {
  key: 'zombiaki',
  seats: ['zombies', 'humans'],
  options: [{ name: 'cleanup', rule: 'ZK-RUL-01', values: ['own', 'all'] }],
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

  it('let somebody beside me sit without moving me', () => {
    expect(whos(seated(chairsFor(game, 'bot'), 0, 'here'))).toEqual(['here', 'me']);
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
    expect(newTable(game, chairs, {}, false).seats).toEqual([{ who: 'me' }, { who: 'me' }]);
  });

  it('names only options that differ from their default', () => {
    expect(changedOptions(game, { cleanup: 'own' })).toEqual({});
    expect(newTable(game, chairsFor(game, 'friend'), { cleanup: 'all' }, true)).toEqual({
      game: 'zombiaki',
      options: { cleanup: 'all' },
      seats: [{ who: 'friend' }, { who: 'me' }],
      listed: true,
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
