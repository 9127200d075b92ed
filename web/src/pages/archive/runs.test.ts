// Tests of what was played at an archived table.
import { describe, expect, it } from 'vitest';

import { runsOf } from './runs';

const written = (turn: number, seat: number | null, action: string) => ({ turn, seat, action });

describe('the actions of an archived table', () => {
  it('are gathered by the seat that played them', () => {
    const runs = runsOf([written(1, 0, 'play a'), written(2, 0, 'end'), written(3, 1, 'end')]);
    expect(runs).toEqual([
      { seat: 0, from: 1, to: 2, actions: ['play a', 'end'] },
      { seat: 1, from: 3, to: 3, actions: ['end'] },
    ]);
  });

  it('are parted where newer rules went on', () => {
    const runs = runsOf([written(1, 0, 'end'), written(2, null, '2'), written(3, null, '3'), written(4, 0, 'end')]);
    expect(runs.map(({ seat, from }) => [seat, from])).toEqual([
      [0, 1],
      [null, 2],
      [null, 3],
      [0, 4],
    ]);
  });

  it('may be none', () => {
    expect(runsOf([])).toEqual([]);
  });
});
