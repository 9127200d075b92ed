// Geometry of the car park.
import { describe, expect, it } from 'vitest';

import { coverOf, Layout, nearest, neighbour, shapeOf } from './layout';
import { heading, next, towards } from './places';
import { fieldUnder } from '../choices/pull.svelte';
import { kit } from '../testing';

describe('the layout', () => {
  const layout = new Layout(390, Layout.height(390));

  it('has square fields, the car above and the supermarket below', () => {
    const [low, high] = [layout.field('A1'), layout.field('L16')];
    expect(low.w).toBeCloseTo(low.h);
    expect(high.y).toBeLessThan(low.y);
    expect(high.x).toBeGreaterThan(low.x);
    expect(layout.shop.y).toBeGreaterThan(low.y);
    expect(high.x + high.w).toBeLessThanOrEqual(390);
  });

  it('fits into what room there is', () => {
    const low = new Layout(1000, 500);
    expect(low.shop.y + low.shop.h).toBeLessThanOrEqual(500.01);
    expect(low.grid.y).toBeGreaterThan(0);
  });

  it('lies where there is most room for it', () => {
    const shapes = [
      [1080, 700],
      [664, 570],
      [820, 930],
      [390, 620],
      [772, 240],
    ].map(([w = 0, h = 0]) => shapeOf(w, h));
    expect(shapes).toEqual(['wide', 'beside', 'middle', 'narrow', 'low']);
  });

  it('goes up so that nothing lies over what is spoken of', () => {
    const lift = layout.lift(['F1', 'F3'], 175);
    const low = layout.field('F1');
    expect(low.y + low.h - lift).toBeCloseTo(layout.height - 175);
    expect([layout.lift(['F12'], 175), layout.lift(['F1'], 0), layout.lift([], 175)]).toEqual([0, 0, 0]);
    // Never so far that the other end is lost.
    expect(layout.lift(['F1', 'F16'], 175)).toBeCloseTo(layout.field('F16').y);
  });

  it('finds the field under a finger', () => {
    expect(fieldUnder(layout.centre('H7'), layout)).toBe('H7');
    expect(fieldUnder({ x: 1, y: 1 }, layout)).toBeNull();
  });

  it('keeps choices inside the drawing', () => {
    const at = layout.beside('A9', 'w', 1, 14);
    expect(at.x).toBe(14);
    expect(layout.beside('F9', 'n', 1, 14).y).toBeCloseTo(layout.centre('F10').y);
  });
});

describe('fields', () => {
  it('lead on by arrow keys, to the next field or to the next lit one', () => {
    expect([neighbour('C5', 'ArrowUp'), neighbour('A1', 'ArrowLeft'), neighbour('A1', 'Enter')]).toEqual(['C6', 'A1', null]);
    expect(nearest('C5', 'ArrowRight', ['A5', 'F6', 'K5', 'C9'])).toBe('F6');
    expect(nearest('C5', 'ArrowDown', ['C9'])).toBeNull();
  });

  it('know their neighbours', () => {
    expect([next('A16', 'n'), next('A15', 'n'), next('L3', 'e')]).toEqual([null, 'A16', null]);
    expect([towards('C5', 'C4'), towards('C5', 'D6')]).toEqual(['s', null]);
    expect([heading('C5', 'K6'), heading('C5', 'C1')]).toEqual(['e', 's']);
  });

  it('are covered by tokens the way they lie', () => {
    const bus = kit.pieces.tokens.find(({ id }) => id === 'bus');
    expect(bus && coverOf(bus, 'C6', 'n')).toEqual(['C6', 'D6', 'E6', 'C7', 'D7', 'E7']);
    expect(bus && coverOf(bus, 'I7', 'e')).toEqual(['I7', 'J7', 'I8', 'J8', 'I9', 'J9']);
    expect(bus && coverOf(bus, 'L1', 'n')).toBeNull();
  });
});
