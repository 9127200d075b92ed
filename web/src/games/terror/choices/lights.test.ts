// What is lit comes from offers, and what is tapped becomes one of them.
import { describe, expect, it } from 'vitest';

import { offerChoices, facingChoices, zombieChoices } from './choices';
import { firstSelection, litFields, pushOf, tapCard, tapField, type Selection, type Table } from './lights';
import { picture } from '../board/picture';
import type { Offered } from './offers';
import { attemptCard } from './question';
import { cardNamed, kit, offersFor, sketch } from '../testing';

const view = sketch({
  people: { lumberjack: 'D4', nurse: 'D5', policeman: 'F2', banker: 'H1' },
  wounded: ['nurse'],
  zombies: { E4: 'n', F9: 's', A1: 'e' },
});
const park = picture(view);
const [courage, bullets] = [cardNamed('courage'), cardNamed('bullets')];
const wreck = 4;
const inHand: Selection = { what: 'human', human: 'lumberjack' };

function table(offers: readonly Offered[], more: Partial<Table> = {}): Table {
  return { offered: offers, park, phase: { kind: 'humans' }, selection: null, selected: null, mine: 1, reach: null, ...more };
}

describe('lights', () => {
  const offers = offersFor(
    { Go: { human: 'lumberjack', to: 'D3' } },
    { Go: { human: 'lumberjack', to: 'E4' } },
    { Chop: { at: 'E4' } },
    { Heal: { human: 'nurse' } },
    'End',
    { Play: { card: courage, target: { zombie: 'E4' } } },
  );

  it('show who can act, and the goals of the pawn in hand', () => {
    expect(litFields(table(offers))).toEqual({ goals: new Set(), movers: new Set(['D4', 'D5']) });
    expect(litFields(table(offers, { selection: inHand })).goals).toEqual(new Set(['D3', 'E4']));
    expect(litFields(table(offers, { selection: { what: 'card', card: courage } }))).toEqual({
      goals: new Set(['E4']),
      movers: new Set(),
    });
  });

  it('need no hand for placing', () => {
    expect(litFields(table(offersFor({ Muster: { human: 'child', at: 'A1' } }, { Muster: { human: 'child', at: 'B1' } }))).goals).toEqual(
      new Set(['A1', 'B1']),
    );
    expect(litFields(table(offersFor({ Convert: { human: 'nurse' } }, { Lift: { at: 'F9' } }))).goals).toEqual(new Set(['D5', 'F9']));
  });

  it('begin with the pawn in the middle of an activation, or with the token to be placed', () => {
    expect(firstSelection(offers, 'lumberjack', null)).toEqual(inHand);
    expect(firstSelection(offers, 'child', null)).toBeNull();
    expect(firstSelection(offersFor({ Step: { at: 'F9' } }, { Turn: { at: 'F9', facing: 'e' } }), null, 'F9')).toEqual({
      what: 'zombie',
      at: 'F9',
    });
    expect(firstSelection(offersFor({ Build: { token: wreck, at: 'C4', turned: 'n' } }), null, null)).toEqual({
      what: 'token',
      token: wreck,
      turned: 'n',
    });
  });
});

describe('a tap on a field', () => {
  const offers = offersFor(
    { Go: { human: 'lumberjack', to: 'D3' } },
    { Go: { human: 'lumberjack', to: 'E4' } },
    { Chop: { at: 'E4' } },
    { Go: { human: 'nurse', to: 'D6' } },
    { Heal: { human: 'nurse' } },
  );

  it('takes a human in hand and lets it go again', () => {
    expect(tapField(table(offers), 'D4')).toEqual({ do: 'select-piece', selection: inHand });
    expect(tapField(table(offers, { selection: inHand }), 'D4')).toEqual({ do: 'select-piece', selection: null });
    expect(tapField(table(offers, { selection: inHand }), 'D5')).toMatchObject({ selection: { human: 'nurse' } });
  });

  it('moves at once, and shows what a push, a blow or a cure would do', () => {
    expect(tapField(table(offers, { selection: inHand }), 'D3')).toEqual({ do: 'act', action: '0' });
    expect(tapField(table(offersFor({ Go: { human: 'lumberjack', to: 'E4' } }), { selection: inHand }), 'E4')).toEqual({
      do: 'select',
      action: '0',
    });
    expect(tapField(table(offers, { selection: { what: 'human', human: 'nurse' } }), 'D5')).toEqual({ do: 'select', action: '4' });
  });

  it('asks what is meant where two things can be done, and confirms what is shown', () => {
    expect(tapField(table(offers, { selection: inHand }), 'E4')).toEqual({ do: 'choose', at: 'E4' });
    expect(tapField(table(offers, { selection: inHand, selected: '2' }), 'E4')).toEqual({ do: 'select', action: '2' });
  });

  it('shows what a zombie is forced to, and takes one with a choice in hand', () => {
    const forced = table(offersFor({ Step: { at: 'F9' } }), { mine: 0, phase: { kind: 'movement' } });
    expect(tapField(forced, 'F9')).toEqual({ do: 'select', action: '0' });
    const free = table(offersFor({ Step: { at: 'F9' } }, { Turn: { at: 'F9', facing: 'e' } }), { mine: 0 });
    expect(tapField(free, 'F9')).toEqual({ do: 'select-piece', selection: { what: 'zombie', at: 'F9' } });
    expect(tapField({ ...free, selection: { what: 'zombie', at: 'F9' } }, 'G9')).toEqual({ do: 'act', action: '1' });
  });

  it('asks why where nothing is lit', () => {
    expect(tapField(table(offers, { selection: inHand }), 'K9')).toEqual({
      do: 'explain',
      data: { Go: { human: 'lumberjack', to: 'K9' } },
    });
    expect(tapField(table(offers, { selection: inHand }), 'F9')).toEqual({ do: 'explain', data: { Chop: { at: 'F9' } } });
    expect(tapField(table(offers, { selection: { what: 'human', human: 'nurse' } }), 'H1')).toEqual({
      do: 'explain',
      data: { Heal: { human: 'banker' } },
    });
    expect(tapField(table(offers, { selection: { what: 'human', human: 'policeman' } }), 'F9')).toEqual({
      do: 'explain',
      data: { Shoot: { at: 'F9' } },
    });
    expect(tapField(table(offers), 'H1')).toEqual({ do: 'explain', data: { Go: { human: 'banker', to: 'H2' } } });
    expect(tapField(table(offers), 'F9')).toEqual({ do: 'inspect' });
    expect(tapField(table(offers), 'K9')).toBeNull();
    expect(tapField(table([], { mine: 0 }), 'F9')).toEqual({ do: 'explain', data: { Step: { at: 'F9' } } });
    expect(tapField(table(offersFor({ Raise: { at: 'A2' } }), { mine: 0, phase: { kind: 'adding' } }), 'K9')).toEqual({
      do: 'explain',
      data: { Raise: { at: 'K9' } },
    });
    expect(tapField(table([], { mine: null }), 'D4')).toEqual({ do: 'inspect' });
  });
});

describe('a tap on a card', () => {
  it('takes it in hand, shows it, or means nothing', () => {
    const offers = offersFor(
      { Play: { card: courage, target: { zombie: 'E4' } } },
      { Play: { card: courage, target: { zombie: 'F9' } } },
      { Play: { card: bullets, target: 'nothing' } },
    );
    expect(tapCard(offers, courage, null)).toEqual({ do: 'select-piece', selection: { what: 'card', card: courage } });
    expect(tapCard(offers, courage, { what: 'card', card: courage })).toEqual({ do: 'select-piece', selection: null });
    expect(tapCard(offers, bullets, null)).toEqual({ do: 'select', action: '2' });
    expect(tapCard(offers, cardNamed('sewer'), null)).toBeNull();
    const tried = ['awe', 'adrenaline', 'plague'].map((id) => attemptCard(kit.card(cardNamed(id)), park));
    expect(tried).toEqual([
      { Play: { card: cardNamed('awe'), target: { zombie: 'E4' } } },
      { Play: { card: cardNamed('adrenaline'), target: { human: 'banker' } } },
      { Play: { card: cardNamed('plague'), target: 'nothing' } },
    ]);
  });
});

describe('choices', () => {
  it('lie around the zombie by what they do', () => {
    const offers = offersFor(
      { Step: { at: 'F9' } },
      { Turn: { at: 'F9', facing: 'e' } },
      { Turn: { at: 'F9', facing: 'w' } },
      { Idle: { at: 'F9' } },
    );
    const around = zombieChoices(offers, { what: 'zombie', at: 'F9' }, park);
    expect(around.map(({ sign, side, right }) => [sign, side, right])).toEqual([
      ['step', 's', false],
      ['turn', 'e', false],
      ['turn', 'w', true],
      ['idle', 'n', false],
    ]);
    expect(facingChoices(offersFor({ Face: { facing: 'n' } }, { Face: { facing: 'w' } }), 'A1').map((choice) => choice.side)).toEqual([
      'n',
      'w',
    ]);
  });

  it('lie beside the one who is pushed or struck', () => {
    const offers = offersFor({ Go: { human: 'lumberjack', to: 'E4' } }, { Chop: { at: 'E4' } });
    const around = offerChoices(offers, inHand, park, 'E4');
    expect(around.map(({ sign, side }) => [sign, side])).toEqual([
      ['push', 'n'],
      ['chop', 's'],
    ]);
    expect(offers.map((offer) => pushOf(offer, park))).toEqual([{ from: 'E4', to: 'F4' }, null]);
  });
});
