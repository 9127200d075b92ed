// Small streets and a small pack for the tests of this folder.
import type { DeckView } from '../../generated/DeckView';
import type { Action } from '../../generated/zombiaki/Action';
import type { CardFace } from '../../generated/zombiaki/CardFace';
import type { Sort } from '../../generated/zombiaki/Sort';
import type { View } from '../../generated/zombiaki/View';
import type { Zombie } from '../../generated/zombiaki/Zombie';
import { Pack } from './cards/pack';
import { readOffers, type Offered } from './choices/offers';
import { fieldCount } from './board/places';

export const griszka = 0;
export const sasza = 1;
export const shot = 32;
export const mine = 33;
export const chains = 34;
export const loudhailer = 35;

function face(card: number, id: string, sort: Sort, more: Partial<CardFace> = {}): CardFace {
  return {
    card,
    id,
    side: card < 32 ? 'Zombies' : 'Humans',
    name: `card-${id}`,
    text: { key: `card-${id}.text`, args: [] },
    sort,
    copies: 1,
    aim: 'field',
    strength: null,
    speed: null,
    withstands: null,
    wounds: '',
    needs_line: false,
    blocks_line: false,
    one_round: false,
    slot: null,
    ...more,
  };
}

export const pack = new Pack([
  face(griszka, 'griszka', 'zombie', { strength: 2 }),
  face(sasza, 'sasza', 'zombie', { strength: 3 }),
  face(shot, 'shot', 'action', { aim: 'track', wounds: '1', needs_line: true }),
  face(mine, 'mine', 'object', { wounds: '3' }),
  face(chains, 'chains', 'attachment', { slot: 0, one_round: true }),
  face(loudhailer, 'loudhailer', 'action', { aim: 'card' }),
]);

interface Sketch {
  /** Zombies by field. */
  zombies: Readonly<Record<number, Zombie>>;
  horde?: number[];
  humans?: number[];
  dead?: number[];
}

/** A street with these zombies and hands. */
export function street(sketch: Sketch): View {
  const counts = (cards: readonly number[]): DeckView['unseen'] =>
    Array.from({ length: 32 }, (_, kind) => cards.filter((card) => card % 32 === kind).length) as DeckView['unseen'];
  const fields = Array.from({ length: fieldCount }, (_, field) => field);
  const deck: DeckView = { top: [], unseen: counts([0, 0, 1]), bottom: [] };
  return {
    observer: 'Audience',
    face_up: {
      round: 1,
      active: 'Zombies',
      phase: 'Use',
      zombies: fields.map((field) => sketch.zombies[field] ?? null),
      objects: fields.map(() => null),
      lasting: [],
      hands: [sketch.horde ?? [], sketch.humans ?? []],
      trash: [counts(sketch.dead ?? []), counts([])],
      waiting: 0,
      stayed: 0,
      played: 0,
    },
    decks: [deck, deck],
  };
}

/** Offers as the server makes them; each is sent back as a number here. */
export function offersFor(...actions: Action[]): Offered[] {
  return readOffers(actions.map((data, at) => ({ action: `${at}`, data, label: null })));
}
