// The street as it is drawn: a position in which every piece keeps its name while it moves.
import type { DeckView } from '../../generated/DeckView';
import type { Lasting } from '../../generated/zombiaki/Lasting';
import type { Side } from '../../generated/zombiaki/Side';
import type { View } from '../../generated/zombiaki/View';
import type { Pack } from './pack';

/** A card on a field. */
export interface Piece {
  /** The same piece from event to event. */
  readonly key: string;
  readonly card: number;
  wounds: number;
  attached: number;
  blows: number;
}

export interface Picture {
  round: number;
  active: Side;
  zombies: (Piece | null)[];
  objects: (Piece | null)[];
  lasting: Lasting[];
  hands: [number[], number[]];
  trash: [number[], number[]];
  /** Cards left in the decks, by side. */
  left: [number, number];
  /** Fields whose piece could not move, a bit each. */
  stayed: number;
}

export function picture(view: View): Picture {
  const { face_up: face } = view;
  return {
    round: face.round,
    active: face.active,
    zombies: face.zombies.map((one, field) => one && { key: `zombie ${field}`, blows: 0, ...one }),
    objects: face.objects.map((one, field) => one && { key: `object ${field}`, wounds: 0, attached: 0, ...one }),
    lasting: [...face.lasting],
    hands: [[...face.hands[0]], [...face.hands[1]]],
    trash: [[...face.trash[0]], [...face.trash[1]]],
    left: [cardsIn(view.decks[0]), cardsIn(view.decks[1])],
    stayed: face.stayed,
  };
}

function cardsIn(deck: DeckView): number {
  // A card on top that these eyes have not seen counts among the unseen ones.
  const known = deck.top.filter(([kind]) => kind !== null).length + deck.bottom.length;
  return deck.unseen.reduce((sum, count) => sum + count, known);
}

export function newPiece(card: number, at: number): Piece {
  return { key: `new ${card} ${at}`, card, wounds: 0, attached: 0, blows: 0 };
}

/** Puts a card on its owner's Trash. */
export function throwAway(street: Picture, card: number, pack: Pack): void {
  addToTrash(street, card, pack, 1);
}

export function takeFromTrash(street: Picture, card: number, pack: Pack): void {
  addToTrash(street, card, pack, -1);
}

function addToTrash(street: Picture, card: number, pack: Pack, count: number): void {
  const pile = street.trash[pack.side(card)];
  const kind = pack.kind(card);
  pile[kind] = (pile[kind] ?? 0) + count;
}

export function takeFromHand(street: Picture, card: number, pack: Pack): void {
  const hand = street.hands[pack.side(card)];
  const index = hand.indexOf(card);
  if (index >= 0) hand.splice(index, 1);
}

/** Lays an attachment on the zombie there, or takes it off. */
export function wear(street: Picture, at: number, card: number, pack: Pack, on: boolean): void {
  const zombie = street.zombies[at];
  const { slot } = pack.face(card);
  if (!zombie || slot === null) return;
  zombie.attached = on ? zombie.attached | (1 << slot) : zombie.attached & ~(1 << slot);
}

/** Takes a card off the street, wherever it lies: beside the grid, on a field or on a zombie. */
export function expire(street: Picture, card: number, pack: Pack): void {
  const beside = street.lasting.findIndex((one) => one.card === card);
  if (beside >= 0) {
    street.lasting.splice(beside, 1);
    return;
  }
  const lying = street.objects.findIndex((one) => one?.card === card);
  if (lying >= 0) {
    street.objects[lying] = null;
    return;
  }
  const { slot } = pack.face(card);
  const bit = slot === null ? 0 : 1 << slot;
  const worn = street.zombies.findIndex((one) => one !== null && (one.attached & bit) !== 0);
  if (worn >= 0) wear(street, worn, card, pack, false);
}
