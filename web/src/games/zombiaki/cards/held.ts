// The cards in the row under the street, and what each of them is to the person who holds them.
import type { CardFace } from '../../../generated/zombiaki/CardFace';
import { discardOf, playsOf, type Selection } from '../choices/lights';
import type { Offered } from '../choices/offers';

/** A card as it lies in the row. */
export interface Held {
  face: CardFace;
  /** Can it be played, or chosen? */
  lit: boolean;
  pickedUp: boolean;
  selected: boolean;
  hinted: boolean;
  /** The offer to throw it away, where that is not what a click means. */
  discard: string | null;
  /** Is throwing it away what is previewed? */
  discarding: boolean;
}

/** What the row is made from. */
export interface Choice {
  offered: readonly Offered[];
  selection: Selection;
  selected: Offered | null;
  hinted: Offered | null;
  /** Is it the step in which a card must go? */
  discarding: boolean;
}

/** My hand. Of two equal cards the one that was touched is the one that is meant. */
export function heldCards(hand: readonly CardFace[], choice: Choice): Held[] {
  const { offered, selection, selected, hinted, discarding } = choice;
  return hand.map((face, index) => {
    const discard = discardOf(offered, face.card);
    const pickedUp = selection?.what === 'card' && selection.index === index;
    const first = hand.findIndex((one) => one.card === face.card) === index;
    const twinPickedUp = selection?.what === 'card' && selection.card === face.card && !pickedUp;
    const meant = (pickedUp || first) && !twinPickedUp && names(selected, face);
    return {
      face,
      lit: playsOf(offered, face.card).length > 0 || (discarding && discard !== null),
      pickedUp,
      selected: meant,
      hinted: first && names(hinted, face),
      discard: discarding ? null : discard,
      discarding: meant && selected?.kind === 'Discard',
    };
  });
}

/** The cards that a question shows. */
export function shownCards(faces: readonly CardFace[], selected: Offered | null, hinted: Offered | null): Held[] {
  return faces.map((face) => ({
    face,
    lit: true,
    pickedUp: false,
    selected: names(selected, face),
    hinted: names(hinted, face),
    discard: null,
    discarding: false,
  }));
}

function names(offer: Offered | null, face: CardFace): boolean {
  return offer !== null && 'card' in offer && offer.card === face.card;
}
