// What is lit comes from offers, and what is clicked becomes one of them.
import { describe, expect, it } from 'vitest';

import { clickCard, clickField, litFields, pointed, type Selection } from './lights';
import { covers, parseAction, parseOffers, writeField, writeFront, type ParsedOffer } from './places';

function parsedOffers(...actions: string[]): ParsedOffer[] {
  return parseOffers(actions.map((action) => ({ action, data: null, label: { key: '', args: [] } })));
}

describe('written actions', () => {
  it('are read as the server writes them', () => {
    expect(parseAction('step T2B3 T2B2')).toMatchObject({ verb: 'step', from: 7, to: 6 });
    expect(parseAction('step T2B1 barricades')).toMatchObject({ from: 5, to: 'barricades' });
    expect(parseAction('play shot T3')).toMatchObject({ id: 'shot', aim: { kind: 'track', track: 2 } });
    expect(parseAction('play collapse B5')).toMatchObject({ aim: { kind: 'block', block: 4 } });
    expect(parseAction('play shot-2 T1B1')).toMatchObject({ id: 'shot-2', aim: { kind: 'field', field: 0 } });
    expect(parseAction('play snack siren')).toMatchObject({ aim: { kind: 'card', id: 'siren' } });
    expect(parseAction('play panic')).toMatchObject({ aim: { kind: 'nothing' } });
    expect(parseAction('end')).toEqual({ verb: 'end', action: 'end' });
    expect(parseAction('dance T1B1')).toBeNull();
    expect(parseAction('step T9B1 T1B1')).toBeNull();
  });

  it('name fields and what is in front of them', () => {
    expect([writeField(0), writeField(14), writeFront(7), writeFront(5)]).toEqual(['T1B1', 'T3B5', 'T2B2', 'barricades']);
    expect(covers({ kind: 'block', block: 2 }, 7)).toBe(true);
  });
});

describe('lights', () => {
  const held: Selection = { what: 'card', index: 0, id: 'shot' };

  it('show the targets of the card in hand and nothing else', () => {
    const offers = parsedOffers('play shot T1', 'play griszka T3B5', 'discard shot', 'end');
    expect([...litFields(offers, null)]).toEqual([]);
    expect([...litFields(offers, held)]).toEqual([0, 1, 2, 3, 4]);
  });

  it('show who may step and where to', () => {
    const offers = parsedOffers('step T1B3 T1B2', 'step T1B3 T2B3');
    expect([...litFields(offers, null)]).toEqual([1, 2, 7]);
  });
});

describe('a click on a card', () => {
  it('takes a card with several targets in hand, and lets it go again', () => {
    const offers = parsedOffers('play shot T1', 'play shot T2', 'discard shot');
    const selection = { what: 'card', index: 2, id: 'shot' } as const;
    expect(clickCard(offers, 'shot', 2, null, false)).toEqual({ do: 'select-piece', selection });
    expect(clickCard(offers, 'shot', 2, selection, false)).toEqual({ do: 'select-piece', selection: null });
  });

  it('selects what can be meant in one way only', () => {
    expect(clickCard(parsedOffers('play panic'), 'panic', 0, null, false)).toEqual({ do: 'select', action: 'play panic' });
    expect(clickCard(parsedOffers('discard panic'), 'panic', 0, null, true)).toEqual({ do: 'select', action: 'discard panic' });
  });

  it('means nothing where a card cannot be played', () => {
    expect(clickCard(parsedOffers('discard panic'), 'panic', 0, null, false)).toBeNull();
    expect(clickCard([], 'panic', 0, null, false)).toBeNull();
  });
});

describe('a click on a field', () => {
  it('points the card in hand, or asks why not with the same kind of target', () => {
    const offers = parsedOffers('play shot T1', 'play shot T2');
    const selection: Selection = { what: 'card', index: 0, id: 'shot' };
    expect(clickField(offers, selection, 6, 'other', null)).toEqual({ do: 'select', action: 'play shot T2' });
    expect(clickField(offers, selection, 12, 'nothing', null)).toEqual({ do: 'explain', action: 'play shot T3' });
  });

  it('steps: one way at once, several by taking the zombie', () => {
    expect(clickField(parsedOffers('step T1B3 T1B2'), null, 2, 'own zombie', null)).toMatchObject({ action: 'step T1B3 T1B2' });
    const two = parsedOffers('step T1B3 T1B2', 'step T1B3 T2B3', 'stay T1B3');
    const selection: Selection = { what: 'zombie', field: 2 };
    expect(clickField(two, null, 2, 'own zombie', null)).toEqual({ do: 'select-piece', selection });
    expect(clickField(two, selection, 7, 'calm', null)).toEqual({ do: 'act', action: 'step T1B3 T2B3' });
    expect(clickField(two, selection, 2, 'own zombie', null)).toEqual({ do: 'act', action: 'stay T1B3' });
  });

  it('shows what a step would do where something waits for whoever comes', () => {
    const offers = parsedOffers('step T1B3 T1B2');
    expect(clickField(offers, null, 1, 'other', null)).toEqual({ do: 'select', action: 'step T1B3 T1B2' });
    expect(clickField(offers, null, 1, 'nothing', null)).toEqual({ do: 'select', action: 'step T1B3 T1B2' });
    expect(clickField(offers, null, 1, 'calm', null)).toEqual({ do: 'act', action: 'step T1B3 T1B2' });
  });

  it('confirms a card that was pointed by itself, at its target', () => {
    const offers = parsedOffers('play chains T1B5', 'end');
    const selection = pointed(parseAction('play chains T1B5'));
    expect([...litFields(offers, selection)]).toEqual([4]);
    expect(clickField(offers, selection, 4, 'other', 'play chains T1B5')).toEqual({ do: 'select', action: 'play chains T1B5' });
    expect([pointed(parseAction('play panic')), pointed(parseAction('end'))]).toEqual([null, null]);
  });

  it('confirms what is selected at either end', () => {
    const two = parsedOffers('step T1B3 T1B2', 'step T1B3 T2B3');
    expect(clickField(two, null, 2, 'own zombie', 'step T1B3 T2B3')).toMatchObject({ action: 'step T1B3 T2B3' });
  });

  it('asks why where nothing is lit', () => {
    expect(clickField([], null, 5, 'own zombie', null)).toEqual({ do: 'explain', action: 'step T2B1 barricades' });
    expect(clickField([], null, 5, 'own car', null)).toEqual({ do: 'explain', action: 'drive T2B1' });
    expect(clickField([], null, 5, 'other', null)).toEqual({ do: 'inspect' });
    expect(clickField([], null, 5, 'calm', null)).toBeNull();
  });
});
