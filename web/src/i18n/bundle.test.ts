// The page says phrases as the program does: the same texts and examples as in crates/content, texts.rs.
import type { FluentBundle } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import type { Arg } from '../generated/Arg';
import type { Phrase } from '../generated/Phrase';
import { has, makeBundle, say } from './bundle';

const polish = makeBundle('pl', [
  `
card-mine = Mina
    .acc = Minę
    .loc = Minie
card-dog = Pies
event-played = Zagrano { $card-acc }.
event-stands = Stoi na { $card-loc }, obok { $card-gen }: { $card }.
event-moved = { $card } idzie na { $to-acc } ({ $to }).
hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
button = Graj
    .tooltip = Zagraj { $card-acc }
`,
]);
const english = makeBundle('en', [
  `
card-mine = Mine
card-dog = Dog
event-played = { $card-acc } is played.
event-stands = Stands on { $card-loc }, by { $card-gen }: { $card }.
event-moved = { $card } walks to { $to }.
hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
button = Play
    .tooltip = Play { $card }
`,
]);

function said(bundle: FluentBundle, key: string, args: Record<string, unknown> = {}): string {
  // As it comes from the server: the generated type calls whole numbers big, JSON does not.
  const phrase = { key, args: Object.entries(args) as [string, Arg][] } satisfies Phrase;
  return say(bundle, phrase);
}

describe('say', () => {
  it('knows the three forms of Polish numbers', () => {
    const hand = (count: number): string => said(polish, 'hand', { count: { Number: count } });
    expect([1, 2, 5, 12, 22, 0].map(hand)).toEqual(['1 karta', '2 karty', '5 kart', '12 kart', '22 karty', '0 kart']);
    expect(said(english, 'hand', { count: { Number: 1 } })).toBe('1 card');
    expect(said(english, 'hand', { count: { Number: -5 } })).toBe('-5 cards');
  });

  it('names things in the case that the text asks for', () => {
    const mine = { card: { Key: 'card-mine' } };
    expect(said(polish, 'event-played', mine)).toBe('Zagrano Minę.');
    expect(said(english, 'event-played', mine)).toBe('Mine is played.');
    expect(said(polish, 'event-stands', mine)).toBe('Stoi na Minie, obok Mina: Mina.');
    expect(said(polish, 'event-played', { card: { Key: 'card-dog' } })).toBe('Zagrano Pies.');
  });

  it('fills one place with several names', () => {
    const args = { card: { Keys: ['card-mine', 'card-dog'] } };
    expect(said(polish, 'event-stands', args)).toBe('Stoi na Minie, Pies, obok Mina, Pies: Mina, Pies.');
    expect(said(polish, 'event-played', { card: { Keys: ['card-lost'] } })).toBe('Zagrano ⟨card-lost⟩.');
  });

  it('takes a name that is a phrase itself', () => {
    const moved = {
      key: 'event-moved',
      args: [
        ['card', { Key: 'card-dog' }],
        ['to', { Text: 'T2B3' }],
      ],
    } satisfies Phrase;
    expect(said(polish, 'event-played', { card: { Phrases: [moved] } })).toBe('Zagrano Pies idzie na T2B3 (T2B3)..');
  });

  it('has all cases of words without translation', () => {
    const args = { card: { Key: 'card-dog' }, to: { Text: 'T2B3' } };
    expect(said(polish, 'event-moved', args)).toBe('Pies idzie na T2B3 (T2B3).');
  });

  it('says attributes by message and name', () => {
    expect(said(polish, 'button.tooltip', { card: { Key: 'card-mine' } })).toBe('Zagraj Minę');
    expect(said(english, 'card-mine.acc')).toBe('Mine');
    expect(said(polish, 'event-played', { card: { Key: 'card-mine.loc' } })).toBe('Zagrano Minie.');
  });

  it.each(['event-lost', 'button.title', 'nothing.acc', 'a.b.c', ''])('says the key of %s, which nobody wrote', (key) => {
    expect(said(polish, key)).toBe(`⟨${key}⟩`);
  });

  it('shows what an argument lacks', () => {
    expect(said(polish, 'event-played', { card: { Key: 'card-lost' } })).toBe('Zagrano ⟨card-lost⟩.');
    expect(said(polish, 'event-played')).toBe('Zagrano {$card-acc}.');
  });
});

describe('makeBundle', () => {
  it('takes several files', () => {
    const bundle = makeBundle('pl', ['a = { b }', 'b = B']);
    expect(said(bundle, 'a')).toBe('B');
    expect(has(bundle, 'b')).toBe(true);
    expect(has(bundle, 'c')).toBe(false);
  });
});
