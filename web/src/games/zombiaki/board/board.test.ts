// Geometry, questions and traces of the board.
import { describe, expect, it } from 'vitest';

import type { News } from '../../../generated/News';
import type { Action } from '../../../generated/zombiaki/Action';
import type { Happening } from '../../../generated/zombiaki/Happening';
import { heldCards, shownCards } from '../cards/held';
import { Layout, neighbour } from './layout';
import { pace } from '../shown/pace';
import { rulesOf, traits } from '../cards/pack';
import { picture } from './picture';
import { fieldAt } from './places';
import { attempt } from '../choices/question';
import { chains, griszka, loudhailer, mine, offersFor, pack, sasza, shot, street } from '../testing';
import { traceOf } from '../shown/trace';

function news(what: Happening): News {
  return { phrase: { key: '', args: [] }, rule: 'ZK-TURN-01', data: { what, rule: 'ZK-TURN-01' } };
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
    expect(upright.target({ Card: shot })).toBeNull();
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
  it('tries what a person would have tried', () => {
    const host = fieldAt(2, 1);
    const view = picture(street({ zombies: { [host]: { card: sasza, wounds: 0, attached: 0 } }, horde: [griszka] }));
    const tried = (card: number): Action => attempt(pack.face(card), view);
    expect(tried(griszka)).toEqual({ Play: { card: griszka, target: { Field: fieldAt(1, 4) } } });
    expect(tried(mine)).toEqual({ Play: { card: mine, target: { Field: fieldAt(1, 2) } } });
    expect(tried(chains)).toEqual({ Play: { card: chains, target: { Field: host } } });
    expect(tried(shot)).toEqual({ Play: { card: shot, target: { Track: 1 } } });
    expect(tried(loudhailer)).toEqual({ Play: { card: loudhailer, target: { Card: griszka } } });
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
  const offered = offersFor(
    { Play: { card: shot, target: { Track: 0 } } },
    { Play: { card: shot, target: { Track: 1 } } },
    { Discard: { card: shot } },
    { Discard: { card: mine } },
  );
  const hand = [pack.face(shot), pack.face(shot), pack.face(mine)];
  const rest = { offered, selection: null, selected: null, hinted: null, discarding: false };

  it('are lit by their offers', () => {
    const held = heldCards(hand, rest);
    expect(held.map((card) => card.lit)).toEqual([true, true, false]);
    expect(held.map((card) => card.discard)).toEqual(['2', '2', '3']);
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
    const selection = { what: 'card', index: 1, card: shot } as const;
    const held = heldCards(hand, { ...rest, selection, selected: offered[1] ?? null });
    expect(held.map((card) => card.selected)).toEqual([false, true, false]);
  });

  it('show what a question offers', () => {
    const [pickMine = null, pickShot = null] = offersFor({ Pick: { card: mine } }, { Pick: { card: shot } });
    const shown = shownCards(hand.slice(1), pickMine, pickShot);
    expect(shown.map((card) => [card.selected, card.hinted])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});
