// What is lit comes from offers, and what is tapped becomes one of them.
import { describe, expect, it } from 'vitest';

import { offerChoices, facingChoices, zombieChoices } from './choices';
import { firstSelection, litFields, pushOf, tapCard, tapField, type Selection, type Table } from './lights';
import { picture } from './picture';
import { parseAction, type ParsedOffer } from './places';
import { attemptCard } from './question';
import { parsedOffers, sketch } from './testing';

const view = sketch({
  people: { lumberjack: 'D4', nurse: 'D5*', policeman: 'F2', banker: 'H1' },
  zombies: { E4: 'n', F9: 's', A1: 'e' },
});
const park = picture(view);
const inHand: Selection = { what: 'human', human: 'lumberjack' };

function table(offers: readonly ParsedOffer[], more: Partial<Table> = {}): Table {
  return { parsed: offers, park, phase: { kind: 'humans' }, selection: null, selected: null, mine: 1, reach: null, ...more };
}

describe('written actions', () => {
  it('are read as the server writes them', () => {
    expect(parseAction('build bus C6 e')).toMatchObject({ token: 'bus', at: 'C6', turned: 'e' });
    expect(parseAction('go banker E16')).toMatchObject({ human: 'banker', at: 'E16' });
    expect(parseAction('turn L1 w')).toMatchObject({ at: 'L1', facing: 'w' });
    expect(parseAction('play adrenaline nurse')).toMatchObject({ card: 'adrenaline', aim: 'nurse' });
    expect(parseAction('play plague')).toMatchObject({ aim: null });
    expect([parseAction('go banker M1'), parseAction('step A17'), parseAction('dance'), parseAction('face up')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('lights', () => {
  const offers = parsedOffers('go lumberjack D3', 'go lumberjack E4', 'chop E4', 'heal nurse', 'end', 'play courage E4');

  it('show who can act, and the goals of whoever is in hand', () => {
    expect(litFields(table(offers))).toEqual({ goals: new Set(), movers: new Set(['D4', 'D5']) });
    expect(litFields(table(offers, { selection: inHand })).goals).toEqual(new Set(['D3', 'E4']));
    expect(litFields(table(offers, { selection: { what: 'card', id: 'courage' } }))).toEqual({
      goals: new Set(['E4']),
      movers: new Set(),
    });
  });

  it('need no hand for placing', () => {
    expect(litFields(table(parsedOffers('muster child A1', 'muster child B1'))).goals).toEqual(new Set(['A1', 'B1']));
    expect(litFields(table(parsedOffers('convert nurse', 'lift F9'))).goals).toEqual(new Set(['D5', 'F9']));
  });

  it('begin with whoever is in the middle of an activation, or with the token to be placed', () => {
    expect(firstSelection(offers, 'lumberjack', null)).toEqual(inHand);
    expect(firstSelection(offers, 'child', null)).toBeNull();
    expect(firstSelection(parsedOffers('step F9', 'turn F9 e'), null, 'F9')).toEqual({ what: 'zombie', at: 'F9' });
    expect(firstSelection(parsedOffers('build wreck C4 n'), null, null)).toEqual({ what: 'token', id: 'wreck', turned: 'n' });
  });
});

describe('a tap on a field', () => {
  const offers = parsedOffers('go lumberjack D3', 'go lumberjack E4', 'chop E4', 'go nurse D6', 'heal nurse');

  it('takes a human in hand and lets it go again', () => {
    expect(tapField(table(offers), 'D4')).toEqual({ do: 'select-piece', selection: inHand });
    expect(tapField(table(offers, { selection: inHand }), 'D4')).toEqual({ do: 'select-piece', selection: null });
    expect(tapField(table(offers, { selection: inHand }), 'D5')).toMatchObject({ selection: { human: 'nurse' } });
  });

  it('moves at once, and shows what a push, a blow or a cure would do', () => {
    expect(tapField(table(offers, { selection: inHand }), 'D3')).toEqual({ do: 'act', action: 'go lumberjack D3' });
    expect(tapField(table(parsedOffers('go lumberjack E4'), { selection: inHand }), 'E4')).toEqual({
      do: 'select',
      action: 'go lumberjack E4',
    });
    expect(tapField(table(offers, { selection: { what: 'human', human: 'nurse' } }), 'D5')).toEqual({ do: 'select', action: 'heal nurse' });
  });

  it('asks what is meant where two things can be done, and confirms what is shown', () => {
    expect(tapField(table(offers, { selection: inHand }), 'E4')).toEqual({ do: 'choose', at: 'E4' });
    expect(tapField(table(offers, { selection: inHand, selected: 'chop E4' }), 'E4')).toEqual({ do: 'select', action: 'chop E4' });
  });

  it('shows what a zombie is forced to, and takes one with a choice in hand', () => {
    const forced = table(parsedOffers('step F9'), { mine: 0, phase: { kind: 'movement' } });
    expect(tapField(forced, 'F9')).toEqual({ do: 'select', action: 'step F9' });
    const free = table(parsedOffers('step F9', 'turn F9 e'), { mine: 0 });
    expect(tapField(free, 'F9')).toEqual({ do: 'select-piece', selection: { what: 'zombie', at: 'F9' } });
    expect(tapField({ ...free, selection: { what: 'zombie', at: 'F9' } }, 'G9')).toEqual({ do: 'act', action: 'turn F9 e' });
  });

  it('asks why where nothing is lit', () => {
    expect(tapField(table(offers, { selection: inHand }), 'K9')).toEqual({ do: 'explain', action: 'go lumberjack K9' });
    expect(tapField(table(offers, { selection: inHand }), 'F9')).toEqual({ do: 'explain', action: 'chop F9' });
    expect(tapField(table(offers, { selection: { what: 'human', human: 'nurse' } }), 'H1')).toEqual({
      do: 'explain',
      action: 'heal banker',
    });
    expect(tapField(table(offers, { selection: { what: 'human', human: 'policeman' } }), 'F9')).toEqual({
      do: 'explain',
      action: 'shoot F9',
    });
    expect(tapField(table(offers), 'H1')).toEqual({ do: 'explain', action: 'go banker H2' });
    expect(tapField(table(offers), 'F9')).toEqual({ do: 'inspect' });
    expect(tapField(table(offers), 'K9')).toBeNull();
    expect(tapField(table([], { mine: 0 }), 'F9')).toEqual({ do: 'explain', action: 'step F9' });
    expect(tapField(table(parsedOffers('raise A2'), { mine: 0, phase: { kind: 'adding' } }), 'K9')).toEqual({
      do: 'explain',
      action: 'raise K9',
    });
    expect(tapField(table([], { mine: null }), 'D4')).toEqual({ do: 'inspect' });
  });
});

describe('a tap on a card', () => {
  it('takes it in hand, shows it, or means nothing', () => {
    const offers = parsedOffers('play courage E4', 'play courage F9', 'play bullets');
    expect(tapCard(offers, 'courage', null)).toEqual({ do: 'select-piece', selection: { what: 'card', id: 'courage' } });
    expect(tapCard(offers, 'courage', { what: 'card', id: 'courage' })).toEqual({ do: 'select-piece', selection: null });
    expect(tapCard(offers, 'bullets', null)).toEqual({ do: 'select', action: 'play bullets' });
    expect(tapCard(offers, 'sewer', null)).toBeNull();
    expect([attemptCard('awe', park), attemptCard('adrenaline', park), attemptCard('plague', park)]).toEqual([
      'play awe E4',
      'play adrenaline banker',
      'play plague',
    ]);
  });
});

describe('choices', () => {
  it('lie around the zombie by what they do', () => {
    const offers = parsedOffers('step F9', 'turn F9 e', 'turn F9 w', 'idle F9');
    const around = zombieChoices(offers, { what: 'zombie', at: 'F9' }, park);
    expect(around.map(({ sign, side, right }) => [sign, side, right])).toEqual([
      ['step', 's', false],
      ['turn', 'e', false],
      ['turn', 'w', true],
      ['idle', 'n', false],
    ]);
    expect(facingChoices(parsedOffers('face n', 'face w'), 'A1').map((choice) => choice.side)).toEqual(['n', 'w']);
  });

  it('lie beside the one who is pushed or struck', () => {
    const offers = parsedOffers('go lumberjack E4', 'chop E4');
    const around = offerChoices(offers, inHand, park, 'E4');
    expect(around.map(({ sign, side }) => [sign, side])).toEqual([
      ['push', 'n'],
      ['chop', 's'],
    ]);
    expect(offers.map((offer) => pushOf(offer, park))).toEqual([{ from: 'E4', to: 'F4' }, null]);
  });
});
