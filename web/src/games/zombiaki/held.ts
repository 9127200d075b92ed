// The cards in the row under the street, and what each of them is to the person who holds them.
import type { CardFace } from '../../generated/zombiaki/CardFace';
import { discardOf, playsOf, type Grip } from './lights';
import type { Deed } from './places';

/** A card as it lies in the row. */
export interface Held {
  face: CardFace;
  /** Can it be played, or chosen? */
  lit: boolean;
  gripped: boolean;
  selected: boolean;
  hinted: boolean;
  /** The offer to throw it away, where that is not what a click means. */
  discard: string | null;
  /** Is throwing it away what is previewed? */
  discarding: boolean;
}

/** What the row is made from. */
export interface Choice {
  deeds: readonly Deed[];
  grip: Grip;
  selected: Deed | null;
  hinted: Deed | null;
  /** Is it the step in which a card must go? */
  discarding: boolean;
}

/** My hand. Of two equal cards the one that was touched is the one that is meant. */
export function heldCards(hand: readonly CardFace[], choice: Choice): Held[] {
  const { deeds, grip, selected, hinted, discarding } = choice;
  return hand.map((face, index) => {
    const discard = discardOf(deeds, face.id);
    const gripped = grip?.what === 'card' && grip.index === index;
    const first = hand.findIndex((one) => one.id === face.id) === index;
    const twinGripped = grip?.what === 'card' && grip.id === face.id && !gripped;
    const meant = (gripped || first) && !twinGripped && names(selected, face);
    return {
      face,
      lit: playsOf(deeds, face.id).length > 0 || (discarding && discard !== null),
      gripped,
      selected: meant,
      hinted: first && names(hinted, face),
      discard: discarding ? null : discard,
      discarding: meant && selected?.verb === 'discard',
    };
  });
}

/** The cards that a question shows. */
export function shownCards(faces: readonly CardFace[], selected: Deed | null, hinted: Deed | null): Held[] {
  return faces.map((face) => ({
    face,
    lit: true,
    gripped: false,
    selected: names(selected, face),
    hinted: names(hinted, face),
    discard: null,
    discarding: false,
  }));
}

function names(deed: Deed | null, face: CardFace): boolean {
  return deed !== null && 'id' in deed && deed.id === face.id;
}
