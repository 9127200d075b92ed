// Where a film stands and how it plays on.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Film } from '../../generated/Film';
import type { News } from '../../generated/News';
import type { Played } from '../../generated/Played';
import type { Status } from '../../generated/Status';
import { branchAt } from './branch';
import { addressOf, captionOf, dwell, following, framesOf, sceneOf, within, type Moment } from './film';
import { Projector } from './projector.svelte';

const news = (event: string): News => ({ phrase: { key: event, args: [] }, rule: 'ZK-TURN-01', data: null });

const status: Status = { status: 'deciding', seats: [0], rule: 'ZK-TURN-01' };

/** A turn whose every event is a step. */
function played(turn: number, ...events: string[]): Played {
  const steps = events.map((event) => ({ news: [news(event)], change: [[['last'], event] as [string[], unknown]] }));
  return { told: { turn, seat: 0, steps }, status };
}

const film: Film = {
  table: {
    id: 'k7',
    game: 'zombiaki',
    seats: [],
    options: {},
    listed: false,
    advice: true,
    opener: false,
    stage: { stage: 'archived', open: false },
    turns: 3,
    changed: 0,
    branched: null,
    team: false,
  },
  eyes: null,
  allowed: [null],
  reel: { opening: [news('deal')], view: { last: 'deal' }, status, turns: [played(1, 'a', 'b'), played(2), played(3, 'c')] },
};
const frames = framesOf(film.reel);

function course(calm: boolean): Moment[] {
  const moments: Moment[] = [];
  let now: Moment | null = { turn: 0, step: null };
  while (now !== null) {
    moments.push(now);
    now = following(frames, now, calm);
  }
  return moments;
}

describe('a place in a film', () => {
  it('is always one that the film has', () => {
    expect([null, -3, 2, 99].map((turn) => within(frames, turn))).toEqual([0, 0, 2, 3]);
    expect(within([], 5)).toBe(0);
  });

  it('has an address', () => {
    expect(addressOf('k7', 0)).toBe('/replay/k7');
    expect(addressOf('k7', 12)).toBe('/replay/k7/12');
  });

  it('is told by its event, at rest by the last one', () => {
    expect(captionOf(frames, { turn: 1, step: 0 })?.phrase.key).toBe('a');
    expect(captionOf(frames, { turn: 1, step: null })?.phrase.key).toBe('b');
    expect(captionOf(frames, { turn: 0, step: null })?.phrase.key).toBe('deal');
    expect(captionOf(frames, { turn: 2, step: null })).toBeUndefined();
  });
});

describe('a film that plays', () => {
  it('shows every event of a turn and rests after it', () => {
    const steps = course(false).map(({ turn, step }) => `${turn}:${step ?? '-'}`);
    expect(steps).toEqual(['0:-', '1:0', '1:1', '1:-', '2:-', '3:0', '3:-']);
  });

  it('goes from turn to turn where motion is not wanted', () => {
    expect(course(true).map(({ turn, step }) => [turn, step])).toEqual([
      [0, null],
      [1, null],
      [2, null],
      [3, null],
    ]);
  });

  it('has the positions that the changes lead to', () => {
    expect(frames.map((frame) => frame.view)).toEqual([{ last: 'deal' }, { last: 'b' }, { last: 'b' }, { last: 'c' }]);
  });

  it('gives the board the position before the turn, and those around the part that is shown', () => {
    expect(sceneOf(frames, { turn: 1, step: 1 })).toEqual({
      before: { last: 'deal' },
      news: [news('a'), news('b')],
      step: 1,
      part: { before: { last: 'a' }, after: { last: 'b' }, news: [news('b')] },
      at: 0,
    });
    expect(sceneOf(frames, { turn: 1, step: null })).toBeNull();
  });

  it('is four times as fast at 4x', () => {
    const at: Moment = { turn: 1, step: 0 };
    expect(dwell(frames, at, () => 400, { speed: 1, calm: false })).toBe(400);
    expect(dwell(frames, at, () => 400, { speed: 4, calm: false })).toBe(100);
  });
});

describe('Projector', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function projector(): Projector {
    const made = new Projector(
      () => 100,
      () => false,
    );
    made.load(film, null);
    return made;
  }

  it('plays to the end and stops there', () => {
    const it = projector();
    it.play();
    expect(it.now).toEqual({ turn: 1, step: 0 });
    vi.advanceTimersByTime(10_000);
    expect(it.now).toEqual({ turn: 3, step: null });
    expect(it.playing).toBe(false);
  });

  it('begins anew when it is played at its end', () => {
    const it = projector();
    it.seek(3);
    it.play();
    expect(it.now).toEqual({ turn: 1, step: 0 });
  });

  it('stands still where a person puts it', () => {
    const it = projector();
    it.play();
    it.seek(2);
    vi.advanceTimersByTime(10_000);
    expect(it.now).toEqual({ turn: 2, step: null });
    expect(it.playing).toBe(false);
  });

  it('comes to rest in the middle of a turn', () => {
    const it = projector();
    it.play();
    it.pause();
    expect(it.now).toEqual({ turn: 1, step: null });
  });
});

describe('branchAt', () => {
  it('puts me on one seat and bots on the others', () => {
    expect(branchAt(7, 2, 1, 'hard')).toEqual({ turn: 7, seats: [{ who: 'bot', bot: 'hard' }, { who: 'me' }] });
  });
});
