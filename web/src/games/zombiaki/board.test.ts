// Geometry, questions and traces of the board.
import { describe, expect, it } from 'vitest';

import type { News } from '../../generated/News';
import type { Happening } from '../../generated/zombiaki/Happening';
import { heldCards, shownCards } from './held';
import { Layout, neighbour } from './layout';
import { pace } from './pace';
import { rulesOf, traits } from './pack';
import { picture } from './picture';
import { fieldAt, parseAction, parseOffers } from './places';
import { attempt } from './question';
import { chains, griszka, loudhailer, mine, pack, sasza, shot, street } from './testing';
import { traceOf } from './trace';

function news(what: Happening): News {
  return { event: '', phrase: { key: '', args: [] }, rule: 'ZK-TURN-01', data: { what, rule: 'ZK-TURN-01' } };
}

describe('the layout', () => {
  const [upright, lying] = [new Layout(390, 500, true), new Layout(1000, 400, false)];

  it('puts the Cemetery on top or on the right', () => {
    expect(upright.field(fieldAt(0, 4)).y).toBeLessThan(upright.field(fieldAt(0, 0)).y);
    expect(lying.field(fieldAt(0, 4)).x).toBeGreaterThan(lying.field(fieldAt(0, 0)).x);
    expect(upright.barricade.y).toBeGreaterThan(upright.cemetery.y);
  });

  it('makes lanes and columns of whole fields', () => {
    const lane = lying.lane(1);
    expect(lane.w).toBeCloseTo(lying.grid.w);
    expect(lane.h).toBeCloseTo(lying.grid.h / 3);
    expect(upright.column(0).w).toBeCloseTo(upright.grid.w);
    expect(upright.aim({ kind: 'card', id: 'shot' })).toBeNull();
    expect(upright.anchor('Street')).toBe(upright.grid);
  });

  it('follows the picture with the arrow keys', () => {
    expect(neighbour(7, 'ArrowDown', true)).toBe(6);
    expect(neighbour(7, 'ArrowLeft', false)).toBe(6);
    expect(neighbour(7, 'ArrowRight', true)).toBe(12);
    expect(neighbour(5, 'ArrowDown', true)).toBe(5);
    expect(neighbour(7, 'Enter', true)).toBeNull();
  });
});

describe('a question about a card', () => {
  it('tries what somebody would have tried', () => {
    const view = picture(street({ zombies: { T3B2: { card: sasza, wounds: 0, attached: 0 } }, horde: [griszka] }));
    const tried = (card: number): string => attempt(pack.face(card), view, pack);
    expect(tried(griszka)).toBe('play griszka T2B5');
    expect(tried(mine)).toBe('play mine T2B3');
    expect(tried(chains)).toBe('play chains T3B2');
    expect(tried(shot)).toBe('play shot T2');
    expect(tried(loudhailer)).toBe('play loudhailer griszka');
  });
});

describe('the trace of a turn', () => {
  it('joins the steps of one piece and marks who was hit', () => {
    const trace = traceOf([
      news({ Moved: { card: sasza, from: 7, to: 6 } }),
      news({ Moved: { card: sasza, from: 6, to: 5 } }),
      news({ Wounded: { card: sasza, at: 5, wounds: 1, left: 2 } }),
    ]);
    expect(trace).toEqual({ moves: [{ from: 7, to: 5 }], hits: [5] });
  });
});

describe('the pack', () => {
  it('says what a card is', () => {
    expect(traits(pack.face(shot))).toEqual(['zombiaki-sort-action', 'zombiaki-needs-line']);
    expect(rulesOf(pack.face(shot))).toContain('ZK-LOF-02');
    expect(pack.strength(sasza, 1)).toBe(3);
    expect(pack.attachments(1).map((face) => face.id)).toEqual(['chains']);
    expect(() => pack.face(99)).toThrow('99');
  });

  it('gives every event its time, and bookkeeping none', () => {
    expect(pace(news({ Moved: { card: 0, from: 1, to: 0 } }))).toBeGreaterThan(0);
    expect(pace(news({ TurnEnded: { side: 'Humans', kept: 1 } }))).toBe(0);
    expect(pace(news('DawnCame'))).toBeGreaterThan(0);
  });
});

describe('the cards under the street', () => {
  const offers = ['play shot T1', 'play shot T2', 'discard shot', 'discard mine'];
  const parsed = parseOffers(offers.map((action) => ({ action, data: null, label: { key: '', args: [] } })));
  const hand = [pack.face(shot), pack.face(shot), pack.face(mine)];
  const rest = { parsed, selection: null, selected: null, hinted: null, discarding: false };

  it('are lit by their offers', () => {
    const held = heldCards(hand, rest);
    expect(held.map((card) => card.lit)).toEqual([true, true, false]);
    expect(held.map((card) => card.discard)).toEqual(['discard shot', 'discard shot', 'discard mine']);
  });

  it('are all lit, without a bin, when one must go', () => {
    const held = heldCards(hand, { ...rest, discarding: true });
    expect(held.map((card) => [card.lit, card.discard])).toEqual([
      [true, null],
      [true, null],
      [true, null],
    ]);
  });

  it('mean the twin that was touched', () => {
    const selection = { what: 'card', index: 1, id: 'shot' } as const;
    const held = heldCards(hand, { ...rest, selection, selected: parseAction('play shot T2') });
    expect(held.map((card) => card.selected)).toEqual([false, true, false]);
  });

  it('show what a question offers', () => {
    const shown = shownCards(hand.slice(1), parseAction('pick mine'), parseAction('pick shot'));
    expect(shown.map((card) => [card.selected, card.hinted])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});
