// The street as it is drawn: what a view says, laid out by field.
import type { DeckView } from '../../../generated/DeckView';
import type { Lasting } from '../../../generated/zombiaki/Lasting';
import type { Side } from '../../../generated/zombiaki/Side';
import type { View } from '../../../generated/zombiaki/View';

/** A card on a field. */
export interface Piece {
  readonly card: number;
  readonly wounds: number;
  readonly attached: number;
  readonly blows: number;
}

export interface Picture {
  readonly round: number;
  readonly active: Side;
  readonly zombies: readonly (Piece | null)[];
  readonly objects: readonly (Piece | null)[];
  readonly lasting: readonly Lasting[];
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly trash: readonly [readonly number[], readonly number[]];
  /** Cards left in the decks, by side. */
  readonly left: readonly [number, number];
  /** Fields whose piece could not move, a bit each. */
  readonly stayed: number;
}

export function picture({ face_up: face, decks }: View): Picture {
  return {
    round: face.round,
    active: face.active,
    zombies: face.zombies.map((one) => one && { blows: 0, ...one }),
    objects: face.objects.map((one) => one && { wounds: 0, attached: 0, ...one }),
    lasting: face.lasting,
    hands: face.hands,
    trash: face.trash,
    left: [cardsIn(decks[0]), cardsIn(decks[1])],
    stayed: face.stayed,
  };
}

function cardsIn(deck: DeckView): number {
  // A card on top that these eyes have not seen counts among the unseen ones.
  const known = deck.top.filter(([kind]) => kind !== null).length + deck.bottom.length;
  return deck.unseen.reduce((sum, count) => sum + count, known);
}
