// A small car park and a small box for the tests of this folder.
import type { Action } from '../../generated/terror/Action';
import type { Facing } from '../../generated/terror/Facing';
import type { FaceUp } from '../../generated/terror/FaceUp';
import type { Fate } from '../../generated/terror/Fate';
import type { Human } from '../../generated/terror/Human';
import type { Insight } from '../../generated/terror/Insight';
import type { Pawn } from '../../generated/terror/Pawn';
import type { Pieces } from '../../generated/terror/Pieces';
import type { Side } from '../../generated/terror/Side';
import type { Sort } from '../../generated/terror/Sort';
import type { Token } from '../../generated/terror/Token';
import type { View } from '../../generated/terror/View';
import { Kit } from './cards/kit';
import { readOffers, type Offered } from './choices/offers';
import { allFields, columnOf, facings, humans, rowOf, type Field } from './board/places';

const zombieCards = ['plague', 'bloodlust', 'rampage', 'awe', 'ambush', 'horde'];
const humanCards = ['sawn-off', 'sewer', 'courage', 'adrenaline', 'bullets', 'racket'];
const sizes: readonly [string, Sort, number, number][] = [
  ['car', 'car', 3, 1],
  ['bus', 'bus', 3, 2],
  ['sewer', 'sewer', 1, 1],
  ['booth', 'booth', 1, 1],
  ['wreck', 'large', 2, 1],
  ['trolleys', 'large', 3, 1],
  ['crate', 'small', 1, 1],
];
const stars: Readonly<Record<Human, readonly [number, number]>> = {
  banker: [2, 1],
  lumberjack: [1, 0],
  child: [3, 2],
  mechanic: [3, 2],
  nurse: [2, 1],
  policeman: [1, 0],
  dog: [0, 0],
};

export const pieces: Pieces = {
  cards: [...zombieCards, ...humanCards].map((id, card) => ({
    card,
    slot: card % zombieCards.length,
    id,
    side: (card < zombieCards.length ? 'zombies' : 'humans') satisfies Side,
    text: { key: `effect-${id}`, args: [] },
  })),
  humans: humans.map((human) => ({ human, healthy: stars[human][0], wounded: stars[human][1] })),
  tokens: sizes.map(([id, sort, width, height], kind) => ({ kind, id, sort, width, height })),
};

export const kit = new Kit(pieces);

interface Sketch {
  /** Where zombies stand and which way they look: `{ C5: 'n' }`. */
  zombies?: Readonly<Record<Field, Facing>>;
  /** Where humans stand, and who of them is wounded. */
  people?: Partial<Record<Human, Field>>;
  wounded?: readonly Human[];
  /** Which tokens lie where. */
  tokens?: readonly (readonly [id: string, at: Field, turned: Facing])[];
  face?: Partial<FaceUp>;
  insight?: Partial<Insight>;
}

/** A position. */
export function sketch({ zombies = {}, people = {}, wounded = [], tokens = [['car', 'F16', 'n']], face = {}, insight = {} }: Sketch): View {
  const fateOf = (human: Human): Fate => {
    const at = people[human];
    return at === undefined ? 'away' : { alive: { at, wounded: wounded.includes(human) } };
  };
  const laid = tokens.map(([id, at, turned]): Token => ({ kind: sizes.findIndex(([own]) => own === id), at, turned }));
  return {
    face_up: {
      round: 1,
      phase: 'humans',
      ask: null,
      ground: {
        obstacles: [],
        permitted: allFields.filter((field) => columnOf(field) % 11 === 0 || rowOf(field) % 15 === 0),
        car: 'F16',
        sewer: null,
        tokens: laid,
      },
      horde: {
        facing: facings.map((facing) => Object.keys(zombies).filter((at) => zombies[at] === facing)) as [
          Field[],
          Field[],
          Field[],
          Field[],
        ],
        used: [],
        fresh: [],
        special: [null, null],
      },
      pool: 10,
      humans: humans.map((human): Pawn => ({ fate: fateOf(human), carries: false })) as FaceUp['humans'],
      people: [],
      bullets: 4,
      briefcase: true,
      human_turn: { acting: null, finished: 0, activated: 0, diagonal: false, shoved: false, boosted: null, shots: 0 },
      zombie_turn: { quota: 0, activated: 0, acting: null, released: null, raging: null, due: [0, 0], due_anywhere: 0, lifted: null },
      terror: null,
      played: [0, 0],
      held: [4, 4],
      spots: [],
      real: 0,
      loot: [],
      needed: 0,
      ...face,
    },
    hands: [null, null],
    insight: { goal: 5, track_end: 1, thing: null, sights: [], reaches: [], lines: [], building: null, to_haunt: [0, 0], ...insight },
  };
}

/** Offers as the server makes them; each is sent back as a number here. */
export function offersFor(...actions: Action[]): Offered[] {
  return readOffers(actions.map((data, at) => ({ action: `${at}`, data, label: null })));
}

export function cardNamed(id: string): number {
  return [...zombieCards, ...humanCards].indexOf(id);
}
