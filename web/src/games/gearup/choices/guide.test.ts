import { describe, expect, test } from 'vitest';

import type { Action } from '../../../generated/gearup/Action';
import { strokesOf } from './offers';
import { drawingLine, hitsOf, owing, questionOf, type Question } from './guide';
import type { Learned } from '../kit';
import { cells, choices, part, seated, shot, sketch, stamp } from '../testing';
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
const tools = toolsOf(strokesOf(choices(stamp(1, 'A1 B1'), stamp(1, 'A1'), part(1, 'A1'))), cells('A1 B1'));
const learned = (effect: Learned['effect']): Learned => ({ effect, level: 1, active: true });

describe('what is asked', () => {
  test.each<[Question, Action[]]>([
    ['muster', [{ Pick: { survivor: 0 } }]],
    ['naming', [{ Command: { seat: 1 } }]],
    ['assign', [{ Assign: { seat: 0 } }]],
    ['block', [{ Block: { armour: 0 } }, { Block: { armour: 1 } }, { Before: { zombie: 3 } }]],
    ['pay', [{ Pay: { pay: true } }, { Pay: { pay: false } }]],
    ['order', [{ Order: { member: 1 } }]],
    ['knock', [{ Knock: { back: true } }, { Knock: { back: false } }]],
    ['upgrade', [{ Upgrade: { weapon: 'red', level: 1 } }, 'Done']],
    ['draw', [stamp(1, 'A1'), { Call: { survivor: 1 } }, 'Done']],
    ['shoot', [shot(1, 'A1'), 'Done']],
    ['second', [{ Second: { way: 'reload' } }, 'Done']],
    ['pass', ['Again', 'Stop']],
    ['end', ['Done']],
  ])('%s', (question, actions) => {
    expect(questionOf(choices(...actions))).toBe(question);
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
    const laid = { target: { zombie: 1 }, cells: cells('A1') };
    expect(line({ state: sketch({ volley: { ...volley, part: laid } }).state })).toBe('gearup-guide-part-second');
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
  test('all who have not finished, unless a seat is drawing', () => {
    const seats = [seated(0), seated(1, { done: true }), seated(2)];
    expect(owing(sketch({ seats }).state)).toEqual([0, 2]);
    expect(owing(sketch({ seats, volley: { ...volley, seat: 2 } }).state)).toEqual([2]);
  });

  test('the Survivor who is struck, and else the Commander', () => {
    const blows = [{ seat: 1, amount: 2, nature: 'ordinary' as const, cause: 'bomber' as const }];
    expect(owing(sketch({ step: 'march', blows }).state)).toEqual([1]);
    expect(owing(sketch({ step: 'card', commander: 1 }).state)).toEqual([1]);
    expect(owing(sketch({ step: { over: { won: true } } }).state)).toEqual([]);
  });
});
