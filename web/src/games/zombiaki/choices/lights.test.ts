// What is lit comes from offers, and what is clicked becomes one of them.
import { describe, expect, it } from 'vitest';

import type { Action } from '../../../generated/zombiaki/Action';
import { clickCard, clickField, litFields, pointed, type Selection } from './lights';
import { aimAt, covers, fieldAt, frontOf } from '../board/places';
import { chains, griszka, loudhailer, offersFor, shot } from '../testing';

function step(from: number, to: number): Action {
  return { Step: { from, to: { Field: to } } };
}

function play(card: number, track: number): Action {
  return { Play: { card, target: { Track: track } } };
}

describe('places', () => {
  it('know what is in front of them and what reaches them', () => {
    expect([frontOf(7), frontOf(5)]).toEqual([{ Field: 6 }, 'Barricades']);
    expect([covers({ Block: 2 }, 7), covers({ Track: 0 }, 7), covers({ Card: shot }, 7)]).toEqual([true, false, false]);
    expect([aimAt({ Track: 0 }, 7), aimAt({ Block: 0 }, 7), aimAt('Nothing', 7)]).toEqual([{ Track: 1 }, { Block: 2 }, 'Nothing']);
  });
});

describe('lights', () => {
  const held: Selection = { what: 'card', index: 0, card: shot };

  it('show the targets of the card in hand and nothing else', () => {
    const offers = offersFor(play(shot, 0), { Play: { card: griszka, target: { Field: 14 } } }, { Discard: { card: shot } }, 'End');
    expect([...litFields(offers, null)]).toEqual([]);
    expect([...litFields(offers, held)]).toEqual([0, 1, 2, 3, 4]);
  });

  it('show who may step and where to', () => {
    const offers = offersFor(step(2, 1), step(2, 7));
    expect([...litFields(offers, null)]).toEqual([1, 2, 7]);
  });
});

describe('a click on a card', () => {
  it('takes a card with several targets in hand, and lets it go again', () => {
    const offers = offersFor(play(shot, 0), play(shot, 1), { Discard: { card: shot } });
    const selection = { what: 'card', index: 2, card: shot } as const;
    expect(clickCard(offers, shot, 2, null, false)).toEqual({ do: 'select-piece', selection });
    expect(clickCard(offers, shot, 2, selection, false)).toEqual({ do: 'select-piece', selection: null });
  });

  it('selects what can be meant in one way only', () => {
    const only = offersFor({ Play: { card: loudhailer, target: 'Nothing' } });
    expect(clickCard(only, loudhailer, 0, null, false)).toEqual({ do: 'select', action: '0' });
    const discard = offersFor({ Discard: { card: loudhailer } });
    expect(clickCard(discard, loudhailer, 0, null, true)).toEqual({ do: 'select', action: '0' });
  });

  it('means nothing where a card cannot be played', () => {
    expect(clickCard(offersFor({ Discard: { card: loudhailer } }), loudhailer, 0, null, false)).toBeNull();
    expect(clickCard([], loudhailer, 0, null, false)).toBeNull();
  });
});

describe('a click on a field', () => {
  it('points the card in hand, or asks why not with the same kind of target', () => {
    const offers = offersFor(play(shot, 0), play(shot, 1));
    const selection: Selection = { what: 'card', index: 0, card: shot };
    expect(clickField(offers, selection, 6, 'other', null)).toEqual({ do: 'select', action: '1' });
    expect(clickField(offers, selection, 12, 'nothing', null)).toEqual({ do: 'explain', data: play(shot, 2) });
  });

  it('steps: one way at once, several by taking the zombie', () => {
    expect(clickField(offersFor(step(2, 1)), null, 2, 'own zombie', null)).toMatchObject({ action: '0' });
    const two = offersFor(step(2, 1), step(2, 7), { Stay: { at: 2 } });
    const selection: Selection = { what: 'zombie', field: 2 };
    expect(clickField(two, null, 2, 'own zombie', null)).toEqual({ do: 'select-piece', selection });
    expect(clickField(two, selection, 7, 'calm', null)).toEqual({ do: 'act', action: '1' });
    expect(clickField(two, selection, 2, 'own zombie', null)).toEqual({ do: 'act', action: '2' });
  });

  it('shows what a step would do where something waits for a zombie that comes', () => {
    const offers = offersFor(step(2, 1));
    expect(clickField(offers, null, 1, 'other', null)).toEqual({ do: 'select', action: '0' });
    expect(clickField(offers, null, 1, 'nothing', null)).toEqual({ do: 'select', action: '0' });
    expect(clickField(offers, null, 1, 'calm', null)).toEqual({ do: 'act', action: '0' });
  });

  it('confirms a card that was pointed by itself, at its target', () => {
    const offers = offersFor({ Play: { card: chains, target: { Field: 4 } } }, 'End', { Play: { card: loudhailer, target: 'Nothing' } });
    const [pointing = null, end = null, aimless = null] = offers;
    const selection = pointed(pointing);
    expect([...litFields(offers, selection)]).toEqual([4]);
    expect(clickField(offers, selection, 4, 'other', '0')).toEqual({ do: 'select', action: '0' });
    expect([pointed(aimless), pointed(end)]).toEqual([null, null]);
  });

  it('confirms what is selected at either end', () => {
    const two = offersFor(step(2, 1), step(2, 7));
    expect(clickField(two, null, 2, 'own zombie', '1')).toMatchObject({ action: '1' });
  });

  it('asks why where nothing is lit', () => {
    const front = fieldAt(1, 0);
    expect(clickField([], null, front, 'own zombie', null)).toEqual({ do: 'explain', data: { Step: { from: front, to: 'Barricades' } } });
    expect(clickField([], null, front, 'own car', null)).toEqual({ do: 'explain', data: { Drive: { from: front } } });
    expect(clickField([], null, front, 'other', null)).toEqual({ do: 'inspect' });
    expect(clickField([], null, front, 'calm', null)).toBeNull();
  });
});
