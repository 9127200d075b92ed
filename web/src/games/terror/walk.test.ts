// Ways over several fields, and walking them step by step.
import { describe, expect, it } from 'vitest';

import { tapField, type Table } from './lights';
import { picture } from './picture';
import type { Field } from './places';
import { deeds, kit, sketch } from './testing';
import { Walk, type Standing } from './walk';
import { farFields, groundOf, pathTo, type Ground } from './ways';

function ground(costs: Readonly<Record<Field, number>>, more: Partial<Ground> = {}): Ground {
  return { from: 'D4', costs: new Map(Object.entries(costs)), ends: new Set(), diagonal: false, ...more };
}

describe('a way', () => {
  it('goes from field to field, each for one point', () => {
    const costs = { D5: 1, E4: 1, D6: 2, E6: 3 };
    expect(pathTo(ground(costs), 'E6')).toEqual(['D5', 'D6', 'E6']);
    expect(pathTo(ground(costs), 'D5')).toEqual(['D5']);
    expect(pathTo(ground(costs), 'H9')).toBeNull();
    expect(pathTo(ground({ D5: 1, F9: 2 }), 'F9')).toBeNull();
    expect([...farFields(ground(costs)).keys()]).toEqual(['D6', 'E6']);
  });

  it('has one diagonal at the most, and only for the Child', () => {
    const costs = { D5: 1, E5: 1, E6: 2, F6: 2, F7: 3 };
    expect(pathTo(ground(costs, { diagonal: true }), 'E5')).toEqual(['E5']);
    expect(pathTo(ground(costs, { diagonal: true }), 'E6')).toEqual(['E5', 'E6']);
    expect(pathTo(ground({ D5: 1, D6: 2, E5: 1, E6: 3 }, { diagonal: true }), 'E6')).toEqual(['D5', 'E5', 'E6']);
    expect(pathTo(ground(costs), 'E6')).toBeNull();
    // Two diagonals would be shorter than what it may do.
    expect(pathTo(ground({ E5: 1, F6: 2 }, { diagonal: true }), 'F6')).toBeNull();
  });

  it('keeps the diagonal for the place where nothing else leads on', () => {
    const costs = { D5: 1, E4: 1, E5: 1, F6: 3 };
    expect(pathTo(ground(costs, { diagonal: true }), 'F6')).toEqual(['E4', 'E5', 'F6']);
  });

  it('ends at the car and never leads through it', () => {
    const costs = { E4: 1, D5: 1, F4: 2, D6: 2, E5: 2, F5: 3 };
    const way = pathTo(ground(costs, { ends: new Set(['E4', 'F4', 'E5']) }), 'F5');
    expect(way).toBeNull();
    expect(pathTo(ground(costs, { ends: new Set(['E5', 'F5']) }), 'F5')).toEqual(['E4', 'F4', 'F5']);
  });

  it('begins where the human stands', () => {
    const reaches = [{ human: 'child' as const, points: 2, fields: [['F15', 1], ['F16', 2]] as [string, number][] }];
    const view = sketch({ people: { child: 'F14' }, insight: { reaches } });
    const found = groundOf(view, picture(view), kit, 'child');
    expect(found).toMatchObject({ from: 'F14', diagonal: true });
    expect(found?.ends).toEqual(new Set(['F16', 'G16', 'H16']));
    expect(groundOf(view, picture(view), kit, 'nurse')).toBeNull();
  });
});

describe('a tap on a far field', () => {
  const park = picture(sketch({ people: { nurse: 'D4' } }));
  const table: Table = {
    deeds: deeds('go nurse D5', 'go nurse E4'),
    park,
    phase: { kind: 'humans' },
    grip: { what: 'human', human: 'nurse' },
    selected: null,
    mine: 1,
    ground: ground({ D5: 1, D6: 2, C4: 1, B4: 2 }),
  };

  it('sets out, and asks why where it cannot', () => {
    expect(tapField(table, 'D6')).toEqual({ do: 'walk', human: 'nurse', path: ['D5', 'D6'] });
    expect(tapField(table, 'D5')).toEqual({ do: 'act', action: 'go nurse D5' });
    expect(tapField(table, 'D9')).toEqual({ do: 'explain', action: 'go nurse D9' });
    expect(tapField(table, 'B4')).toEqual({ do: 'explain', action: 'go nurse B4' });
    expect(tapField({ ...table, grip: null }, 'D6')).toBeNull();
  });
});

describe('a walk', () => {
  const path = ['D5', 'D6', 'D7'];

  function at(field: Field, offers: readonly string[], more: Partial<Standing> & { zombies?: Record<Field, 'n'> } = {}): Standing {
    const view = sketch({ people: { nurse: field }, zombies: more.zombies ?? {} });
    return { view, busy: false, park: picture(view), deeds: deeds(...offers), ...more };
  }

  it('sends each step when the position after the last one is there', () => {
    const walk = new Walk();
    const start = at('D4', ['go nurse D5']);
    expect(walk.begin('nurse', path, start)).toBe('go nurse D5');
    expect(walk.next(start)).toBeNull();
    expect(walk.next(at('D5', [], { busy: true }))).toBeNull();
    expect(walk.next(at('D5', ['go nurse D6']))).toBe('go nurse D6');
    expect(walk.next(at('D6', ['go nurse D7']))).toBe('go nurse D7');
    expect(walk.on).toBe(true);
    expect(walk.next(at('D7', ['go nurse D8']))).toBeNull();
    expect(walk.on).toBe(false);
  });

  it.each([
    ['the next step is not on offer', at('D5', ['go nurse E5'])],
    ['somebody else acts', at('D5', [])],
    ['the step was not taken', at('D4', ['go nurse D5', 'go nurse D6'])],
    ['somebody stands in the way', at('D5', ['go nurse D6'], { zombies: { D6: 'n' } })],
  ])('stops if %s', (_, standing) => {
    const walk = new Walk();
    walk.begin('nurse', path, at('D4', ['go nurse D5']));
    expect(walk.next(standing)).toBeNull();
    expect(walk.on).toBe(false);
    expect(walk.next(at('D5', ['go nurse D6']))).toBeNull();
  });

  it('stops when something was found, and when it is told to', () => {
    const walk = new Walk();
    walk.begin('nurse', path, at('D4', ['go nurse D5']));
    const found = at('D5', ['go nurse D6']);
    const nurse = found.park.people.find((person) => person.human === 'nurse');
    if (nurse !== undefined) nurse.carries = true;
    expect(walk.next(found)).toBeNull();
    walk.begin('nurse', path, at('D4', ['go nurse D5']));
    walk.stop();
    expect(walk.next(at('D5', ['go nurse D6']))).toBeNull();
  });

  it('does not set out where the first step is not on offer', () => {
    expect(new Walk().begin('nurse', path, at('D4', ['go nurse E4']))).toBeNull();
  });
});
