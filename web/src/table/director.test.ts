// Tests of the director with a clock that the test turns.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { News } from '../generated/News';
import { Director, type Speed, type Take } from './director.svelte';

const news = (event: string): News => ({ phrase: { key: event, args: [] }, rule: 'ZK-MOVE-01', data: null });
/** A turn whose every event is a step of its own. */
const take = (name: string, events: readonly string[], more: Partial<Take> = {}): Take => ({
  before: `${name} before`,
  after: `${name} after`,
  news: events.map(news),
  parts: events.map((event, at) => ({ before: `${name} before ${at}`, after: `${name} after ${at}`, news: [news(event)] })),
  seat: 0,
  own: false,
  ...more,
});

let speed: Speed;
let director: Director;
/** What the board shows: the position it goes to, and the event. */
const shown = () => (director.scene === null ? null : [director.after, director.current?.phrase.key]);

beforeEach(() => {
  vi.useFakeTimers();
  speed = 'normal';
  director = new Director({ pace: (one) => (one.phrase.key === 'still' ? 0 : 100), speed: () => speed });
});

afterEach(() => vi.useRealTimers());

describe('the director', () => {
  it('shows a turn event by event and lets go', () => {
    director.add(take('a', ['one', 'two']));
    expect(shown()).toEqual(['a after', 'one']);
    expect(director.scene?.before).toBe('a before');
    vi.advanceTimersByTime(100);
    expect(shown()).toEqual(['a after', 'two']);
    vi.advanceTimersByTime(100);
    expect(shown()).toBeNull();
    expect(director.current?.phrase.key).toBe('two');
  });

  it('shows the next turn after this one', () => {
    director.add(take('a', ['one']));
    director.add(take('b', ['two']));
    expect(shown()).toEqual(['a after', 'one']);
    vi.advanceTimersByTime(100);
    expect(shown()).toEqual(['b after', 'two']);
    vi.advanceTimersByTime(100);
    expect(director.running).toBe(false);
  });

  it('tells who acts in what is shown, and how much more is known', () => {
    director.add(take('a', ['one'], { seat: 1 }));
    director.add(take('b', ['two']));
    director.add(take('c', []));
    expect(director.shown).toEqual({ seat: 1, ahead: 1 });
    vi.advanceTimersByTime(100);
    expect(director.shown).toEqual({ seat: 0, ahead: 0 });
    director.skip();
    expect(director.shown).toBeNull();
  });

  it('is four times as fast if wanted', () => {
    speed = 'fast';
    director.add(take('a', ['one', 'two']));
    vi.advanceTimersByTime(25);
    expect(shown()).toEqual(['a after', 'two']);
  });

  it('passes over what needs no moment', () => {
    director.add(take('a', ['still', 'one', 'still']));
    expect(shown()).toEqual(['a after', 'one']);
    vi.advanceTimersByTime(100);
    expect(shown()).toBeNull();
    director.add(take('b', ['still']));
    expect(shown()).toBeNull();
  });

  it('shows nothing but the result if everything shall be at once', () => {
    speed = 'once';
    director.add(take('a', ['one', 'two']));
    expect(shown()).toBeNull();
    expect(director.current?.phrase.key).toBe('two');
  });

  it('skips everything that waits', () => {
    director.add(take('a', ['one']));
    director.add(take('b', ['two']));
    director.skip();
    vi.advanceTimersByTime(1000);
    expect(shown()).toBeNull();
  });

  it('begins what oneself did at once', () => {
    director.add(take('a', ['one', 'two', 'three']));
    director.add(take('b', ['mine'], { own: true }));
    expect(shown()).toEqual(['b after', 'mine']);
  });

  it('does not fall behind for ever', () => {
    for (let at = 0; at < 20; at += 1) director.add(take(`${at}`, ['one']));
    vi.advanceTimersByTime(1300);
    expect(shown()).toBeNull();
  });

  it('shows the last turn of a seat again', () => {
    director.add(take('a', ['zombies'], { seat: 0 }));
    director.add(take('b', ['one'], { seat: 1 }));
    director.add(take('c', ['two'], { seat: 1 }));
    director.skip();
    director.replay();
    expect(shown()).toEqual(['b after', 'one']);
    vi.advanceTimersByTime(100);
    expect(shown()).toEqual(['c after', 'two']);
    vi.advanceTimersByTime(100);
    expect(shown()).toBeNull();
  });

  it('turns pages by hand, across turns, and goes on', () => {
    director.add(take('a', ['one', 'two']));
    director.add(take('b', ['three', 'four']));
    director.step(1);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['a after', 'two']);
    director.step(1);
    expect(shown()).toEqual(['b after', 'three']);
    director.step(-1);
    expect(shown()).toEqual(['a after', 'two']);
    director.step(-1);
    director.step(-1);
    expect(shown()).toEqual(['a after', 'one']);
    director.resume();
    vi.advanceTimersByTime(400);
    expect(shown()).toBeNull();
  });

  it('waits for the arrows where nothing moves by itself', () => {
    speed = 'once';
    director.add(take('a', ['one', 'two']));
    director.replay();
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['a after', 'one']);
    director.step(1);
    director.step(1);
    expect(shown()).toBeNull();
    expect(director.paused).toBe(false);
  });

  it('forgets', () => {
    director.add(take('a', ['one']));
    director.clear();
    director.replay();
    expect(shown()).toBeNull();
    expect(director.current).toBeNull();
  });
});
