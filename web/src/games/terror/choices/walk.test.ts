// Ways over several fields, and walking them step by step.
import { describe, expect, it } from 'vitest';

import type { Action } from '../../../generated/terror/Action';
import type { Reach } from '../../../generated/terror/Reach';
import { tapField, type Table } from './lights';
import { picture } from '../board/picture';
import type { Field } from '../board/places';
import { offersFor, sketch } from '../testing';
import { Walk, type Standing } from './walk';
import { costsOf, pathTo } from './ways';

function go(to: Field): Action {
  return { Go: { human: 'nurse', to } };
}

function reach(...ways: Field[][]): Reach {
  return { human: 'nurse', points: 3, ways };
}

describe('a way', () => {
  const near = reach(['D5'], ['E4'], ['D5', 'D6'], ['D5', 'D6', 'E6']);

  it('is the one that the rules found', () => {
    expect(pathTo(near, 'E6')).toEqual(['D5', 'D6', 'E6']);
    expect(pathTo(near, 'D5')).toEqual(['D5']);
    expect(pathTo(near, 'H9')).toBeNull();
  });

  it('costs a point for each step', () => {
    expect([...costsOf(near)]).toEqual([
      ['D5', 1],
      ['E4', 1],
      ['D6', 2],
      ['E6', 3],
    ]);
    expect(costsOf(null).size).toBe(0);
  });
});

describe('a tap on a far field', () => {
  const park = picture(sketch({ people: { nurse: 'D4' } }));
  const table: Table = {
    offered: offersFor(go('D5'), go('E4')),
    park,
    phase: { kind: 'humans' },
    selection: { what: 'human', human: 'nurse' },
    selected: null,
    mine: 1,
    reach: reach(['D5'], ['D5', 'D6'], ['C4'], ['C4', 'B4']),
  };

  it('sets out, and asks why where it cannot', () => {
    expect(tapField(table, 'D6')).toEqual({ do: 'walk', human: 'nurse', path: ['D5', 'D6'] });
    expect(tapField(table, 'D5')).toEqual({ do: 'act', action: '0' });
    expect(tapField(table, 'D9')).toEqual({ do: 'explain', data: go('D9') });
    expect(tapField(table, 'B4')).toEqual({ do: 'explain', data: go('B4') });
    expect(tapField({ ...table, selection: null }, 'D6')).toBeNull();
  });
});

describe('a walk', () => {
  const path = ['D5', 'D6', 'D7'];

  function at(field: Field, ways: readonly Field[], more: Partial<Standing> & { zombies?: Record<Field, 'n'> } = {}): Standing {
    const view = sketch({ people: { nurse: field }, zombies: more.zombies ?? {} });
    return { view, busy: false, park: picture(view), offered: offersFor(...ways.map(go)), ...more };
  }

  it('sends each step when the position after the last one is there', () => {
    const walk = new Walk();
    const start = at('D4', ['D5']);
    expect(walk.begin('nurse', path, start)).toBe('0');
    expect(walk.next(start)).toBeNull();
    expect(walk.next(at('D5', [], { busy: true }))).toBeNull();
    expect(walk.next(at('D5', ['D6']))).toBe('0');
    expect(walk.next(at('D6', ['D7']))).toBe('0');
    expect(walk.on).toBe(true);
    expect(walk.next(at('D7', ['D8']))).toBeNull();
    expect(walk.on).toBe(false);
  });

  it.each([
    ['the next step is not on offer', at('D5', ['E5'])],
    ['another human acts', at('D5', [])],
    ['the step was not taken', at('D4', ['D5', 'D6'])],
    ['a zombie stands in the way', at('D5', ['D6'], { zombies: { D6: 'n' } })],
  ])('stops if %s', (_, standing) => {
    const walk = new Walk();
    walk.begin('nurse', path, at('D4', ['D5']));
    expect(walk.next(standing)).toBeNull();
    expect(walk.on).toBe(false);
    expect(walk.next(at('D5', ['D6']))).toBeNull();
  });

  it('stops when something was found, and when it is told to', () => {
    const walk = new Walk();
    walk.begin('nurse', path, at('D4', ['D5']));
    const there = at('D5', ['D6']);
    const people = there.park.people.map((person) => ({ ...person, carries: person.human === 'nurse' }));
    expect(walk.next({ ...there, park: { ...there.park, people } })).toBeNull();
    walk.begin('nurse', path, at('D4', ['D5']));
    walk.stop();
    expect(walk.next(at('D5', ['D6']))).toBeNull();
  });

  it('does not set out where the first step is not on offer', () => {
    expect(new Walk().begin('nurse', path, at('D4', ['E4']))).toBeNull();
  });
});
