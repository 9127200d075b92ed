import { describe, expect, it } from 'vitest';

import { Plan } from './plan';
import { next, type Stop } from './steer';
import { corner } from './testing';

const plan = new Plan(corner);

describe('a Zone', () => {
  it('has one outline around all its parts', () => {
    expect(plan.zone(1).outline).toBe('M100,0L300,0L300,100L180,100L180,200L100,200Z');
  });

  it('has its frame inside, also where it turns', () => {
    expect(plan.zone(1).frame).toBe('M105.5,5.5L294.5,5.5L294.5,94.5L174.5,94.5L174.5,194.5L105.5,194.5Z');
  });

  it('has room for figures in its largest rectangle', () => {
    expect(plan.zone(1).box).toEqual({ x: 100, y: 0, w: 200, h: 100 });
  });

  it('gives up the room of a Spawn strip: at the upper edge of the board, or below', () => {
    expect(plan.zone(0).spawns[0]?.at.y).toBeLessThan(20);
    expect(plan.zone(0).body.y).toBeGreaterThan(20);
    expect(plan.zone(2).spawns[0]?.at.y).toBeGreaterThan(180);
  });
});

describe('a border', () => {
  it('is crossed where its door is', () => {
    expect(plan.crossing(1, 2)).toEqual({ at: { x: 240, y: 100 }, step: { x: 0, y: 1 }, length: 40 });
    expect(plan.crossing(2, 1).step).toEqual({ x: -0, y: -1 });
  });

  it('has a door that is open or closed, in its colour', () => {
    const door = (open: number[]): unknown => plan.borders(new Set(open)).find(({ kind }) => kind === 'door');
    expect(door([])).toMatchObject({ open: false, colour: 'blue', x1: 22, x2: 26 });
    expect(door([5])).toMatchObject({ open: true });
  });

  it('has a wall around its door, and a crossing only between streets', () => {
    const borders = plan.borders(new Set());
    expect(borders).toContainEqual({ x1: 18, y1: 10, x2: 30, y2: 10, kind: 'wall', open: false });
    expect(borders.filter(({ paved }) => paved === true).map(({ kind }) => kind)).toEqual(['free']);
  });
});

describe('arrow keys', () => {
  const stop = (key: string, x: number, y: number, lit: boolean): Stop => ({ key, at: { x, y }, lit });
  const stops = [stop('here', 0, 0, true), stop('dark', 50, 0, false), stop('lit', 100, 20, true), stop('below', 10, 90, true)];

  it('go to the next lit thing that way', () => {
    expect(next(stops, { x: 0, y: 0 }, 'ArrowRight', false)?.key).toBe('lit');
    expect(next(stops, { x: 0, y: 0 }, 'ArrowDown', false)?.key).toBe('below');
    expect(next(stops, { x: 0, y: 0 }, 'ArrowLeft', false)).toBeUndefined();
  });

  it('go to any with Shift, or where nothing is lit', () => {
    expect(next(stops, { x: 0, y: 0 }, 'ArrowRight', true)?.key).toBe('dark');
    const dark = stops.map((one) => ({ ...one, lit: false }));
    expect(next(dark, { x: 0, y: 0 }, 'ArrowRight', false)?.key).toBe('dark');
  });
});
