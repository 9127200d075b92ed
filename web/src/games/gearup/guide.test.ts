import { describe, expect, test } from 'vitest';

import { strokesOf } from './offers';
import { drawingLine, hitsOf, owing, questionOf } from './guide';
import type { Learned } from './kit';
import { cells, parsedOffers, seated, sketch } from './testing';
import { toolsOf } from './tools';

const volley = {
  seat: 0,
  companion: false,
  critical: false,
  hits: 1,
  stamps: 1,
  lane: 0,
  spaces: 0,
  part: null,
  knock: null,
  triggered: false,
};
const tools = toolsOf(strokesOf(parsedOffers('stamp z1 A1 B1', 'stamp z1 A1', 'part z1 A1')), cells('A1 B1'));
const learned = (effect: Learned['effect']): Learned => ({ effect, level: 1, active: true });

describe('what is asked', () => {
  test.each([
    ['muster', ['pick ethan']],
    ['naming', ['command two']],
    ['block', ['block 0', 'block 1', 'before z3']],
    ['knock', ['knock', 'leave']],
    ['upgrade', ['upgrade red 1', 'done']],
    ['draw', ['stamp z1 A1', 'call lisa', 'done']],
    ['shoot', ['shoot z1 A1', 'done']],
    ['second', ['second reload', 'done']],
    ['pass', ['again', 'stop']],
    ['end', ['done']],
  ] as const)('%s', (question, actions) => {
    expect(questionOf(parsedOffers(...actions))).toBe(question);
  });

  test('nothing without offers', () => {
    expect(questionOf([])).toBeNull();
  });
});

describe('how to draw', () => {
  const line = (more: Partial<Parameters<typeof drawingLine>[0]>) =>
    drawingLine({ state: sketch().state, tool: tools[0], effects: [], hitsLeft: 1, weapon: 'Saw', ...more }).key;

  test('a plain weapon, and one square instead', () => {
    expect(line({})).toBe('gearup-guide-draw');
    expect(line({ tool: tools[1] })).toBe('gearup-guide-draw-cell');
  });

  test('several hits count down', () => {
    expect(line({ hitsLeft: 2 })).toBe('gearup-guide-draw-several');
    expect(line({ hitsLeft: 1, state: sketch({ volley }).state })).toBe('gearup-guide-draw-last');
  });

  test('a split shape has a first part and a second one', () => {
    expect(line({ tool: tools[2] })).toBe('gearup-guide-part-first');
    const part = { target: { zombie: 1 }, cells: cells('A1') };
    expect(line({ state: sketch({ volley: { ...volley, part } }).state })).toBe('gearup-guide-part-second');
  });

  test('a sweep says which spaces are left', () => {
    const effects = [learned('sweep')];
    expect(line({ effects })).toBe('gearup-guide-sweep-first');
    const state = sketch({ volley: { ...volley, spaces: 0b0100 } }).state;
    const said = drawingLine({ state, tool: tools[0], effects, hitsLeft: 1, weapon: 'Saw' });
    expect(said).toEqual({ key: 'gearup-guide-sweep', args: { weapon: 'Saw', left: 1, spaces: 'S1, S3' } });
  });

  test('the larger Multi-Hit counts, once it is unlocked', () => {
    const two = { ...learned({ multi_hit: 2 }), level: 0 as const };
    expect(hitsOf([two, learned({ multi_hit: 3 })])).toBe(3);
    expect(hitsOf([two, { ...learned({ multi_hit: 3 }), active: false }])).toBe(2);
    expect(hitsOf([])).toBe(1);
  });

  test('an effect that is not unlocked guides nobody', () => {
    expect(line({ effects: [{ ...learned('explosion'), active: false }] })).toBe('gearup-guide-draw');
  });
});

describe('who is waited for', () => {
  test('all who have not finished, unless somebody is drawing', () => {
    const seats = [seated(0), seated(1, { done: true }), seated(2)];
    expect(owing(sketch({ seats }).state)).toEqual([0, 2]);
    expect(owing(sketch({ seats, volley: { ...volley, seat: 2 } }).state)).toEqual([2]);
  });

  test('whoever is struck, and else the Commander', () => {
    const blows = [{ seat: 1, amount: 2, nature: 'ordinary' as const, cause: 'bomber' as const }];
    expect(owing(sketch({ step: 'march', blows }).state)).toEqual([1]);
    expect(owing(sketch({ step: 'card', commander: 1 }).state)).toEqual([1]);
    expect(owing(sketch({ step: { over: { won: true } } }).state)).toEqual([]);
  });
});
