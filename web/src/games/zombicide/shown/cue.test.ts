import { describe, expect, it } from 'vitest';

import type { News } from '../../../generated/News';
import type { Happening } from '../../../generated/zombicide/Happening';
import { movingIn } from '../board/people';
import type { Scene } from '../../scene';
import { cueOf } from './cue';
import { rolledFaces } from './dice';
import { soundOf } from './heard';
import { pace } from './pace';

const news = (what: Happening): News => ({ phrase: { key: '', args: [] }, rule: '', data: { what, rule: '' } });

function scene(before: object, ...happenings: Happening[]): Scene {
  const told = happenings.map(news);
  const part = { before: { insight: before }, after: { insight: before }, news: told };
  return { before: part.before, news: told, step: 0, part, at: 0 };
}

const why = { lure: 'heard', goal: 2, noise: 3, goals: 1, routes: 1, cause: 'phase', seen: 0 } as const;
const board = { survivors: [{ character: 3, zone: 7 }], companions: [], attack: null, level: 'blue' };

describe('what is shown', () => {
  it('takes time for what the eye follows, and none for bookkeeping', () => {
    expect(pace(news({ 'zombies-moved': { kind: 'walker', count: 2, from: 0, to: 1, why } }))).toBeGreaterThan(0);
    expect(pace(news({ counted: { hits: 1, misses: 0, damage: 1 } }))).toBe(0);
    expect(pace(news('end-phase'))).toBe(0);
    expect(pace(news({ revealed: { card: 2 } }))).toBeGreaterThan(0);
    expect(pace(news({ 'card-gone': { card: 2 } }))).toBe(0);
  });

  it('lets a group go that is not drawn twice: where it comes to, or where it leaves', () => {
    const cue = cueOf(scene(board, { 'zombies-moved': { kind: 'runner', count: 2, from: 0, to: 1, why } }));
    expect(cue).toEqual({ kind: 'shuffle', zombie: 'runner', count: 2, from: 0, to: 1 });
    expect(movingIn(cue, true)).toMatchObject({ zombie: 'runner', zone: 1 });
    expect(movingIn(cue, false)).toMatchObject({ zombie: 'runner', zone: 0 });
  });

  it('draws the line of an attack from where the Survivor stands', () => {
    expect(cueOf(scene(board, { attacked: { who: 3, weapon: null, at: 9 } }))).toEqual({ kind: 'aim', from: 7, at: 9 });
  });

  it('shows on a Zombie card what it brings', () => {
    const drawn: Happening = { 'card-drawn': { card: 4, at: 1, level: 'yellow' } };
    expect(cueOf(scene(board, drawn))).toMatchObject({ kind: 'card', brings: null });
    const spawned: Happening = { spawned: { kind: 'brute', count: 2, at: 1 } };
    expect(cueOf(scene(board, drawn, spawned))).toMatchObject({ kind: 'card', brings: { zombie: 'brute', count: 2 } });
  });

  it('tells All-Out dice from the others', () => {
    const fight = { ...board, attack: { at: 4 } };
    const faces = [1, 0, 0, 0, 1, 0] as [number, number, number, number, number, number];
    expect(cueOf(scene(fight, { 'all-out-rolled': { who: 3, faces } }))).toMatchObject({ kind: 'dice', at: 4, allOut: true });
    expect(cueOf(scene(fight, { rolled: { who: 3, faces, needed: 4 } }))).toMatchObject({ kind: 'dice', at: 4, allOut: false });
  });

  it('lets All-Out dice and a Break sound unlike other dice', () => {
    const roll = { kind: 'dice', at: 4, needed: 0 } as const;
    expect(soundOf({ ...roll, allOut: false, faces: [1, 0, 0, 0, 0, 0] })).toBe('dice');
    expect(soundOf({ ...roll, allOut: true, faces: [0, 0, 1, 0, 0, 0] })).toBe('all-out');
    expect(soundOf({ ...roll, allOut: true, faces: [1, 0, 1, 0, 0, 0] })).toBe('break');
  });

  it('announces dusk and dawn', () => {
    expect(cueOf(scene(board, { 'night-fell': { night: true } }))).toMatchObject({ kind: 'banner', text: 'night' });
    expect(cueOf(scene(board, { 'night-fell': { night: false } }))).toMatchObject({ kind: 'banner', text: 'day' });
  });

  it('lays the highest dice first', () => {
    expect(rolledFaces([1, 0, 0, 2, 0, 1])).toEqual([6, 4, 4, 1]);
  });
});
