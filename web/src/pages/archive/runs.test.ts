// Tests of what was played at an archived table.
import { describe, expect, it } from 'vitest';

import { runsOf } from './runs';

const written = (turn: number, seat: string | null, action: string) => ({ turn, seat, action });

describe('the actions of an archived table', () => {
  it('are gathered by the seat that played them', () => {
    const runs = runsOf([written(1, 'zombies', 'play a'), written(2, 'zombies', 'end'), written(3, 'humans', 'end')]);
    expect(runs).toEqual([
      { seat: 'zombies', from: 1, to: 2, actions: ['play a', 'end'] },
      { seat: 'humans', from: 3, to: 3, actions: ['end'] },
    ]);
  });

  it('are parted where newer rules went on', () => {
    const runs = runsOf([written(1, 'zombies', 'end'), written(2, null, '2'), written(3, null, '3'), written(4, 'zombies', 'end')]);
    expect(runs.map(({ seat, from }) => [seat, from])).toEqual([
      ['zombies', 1],
      [null, 2],
      [null, 3],
      ['zombies', 4],
    ]);
  });

  it('may be none', () => {
    expect(runsOf([])).toEqual([]);
  });
});
