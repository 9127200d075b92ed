// The pieces of the game by number, as the server tells them.
import type { CardFace } from '../../../generated/terror/CardFace';
import type { CardSet } from '../../../generated/terror/CardSet';
import type { Human } from '../../../generated/terror/Human';
import type { HumanFace } from '../../../generated/terror/HumanFace';
import type { Pieces } from '../../../generated/terror/Pieces';
import type { TokenFace } from '../../../generated/terror/TokenFace';
import { sides } from '../board/places';

export class Kit {
  constructor(readonly pieces: Pieces) {}

  card(card: number): CardFace {
    const found = this.pieces.cards.find((face) => face.card === card);
    if (found === undefined) throw new Error(`no card has the number ${card}`);
    return found;
  }

  /** The cards of one side behind the bits of a set. */
  cards(side: 0 | 1, set: CardSet): CardFace[] {
    return this.pieces.cards.filter((face) => face.side === sides[side] && ((set >> face.slot) & 1) === 1);
  }

  token(kind: number): TokenFace {
    const found = this.pieces.tokens.find((face) => face.kind === kind);
    if (found === undefined) throw new Error(`no token has the number ${kind}`);
    return found;
  }

  human(human: Human): HumanFace {
    const found = this.pieces.humans.find((face) => face.human === human);
    if (found === undefined) throw new Error(`no pawn is called ${human}`);
    return found;
  }

  /** Stars that a pawn shows. */
  stars(human: Human, wounded: boolean): number {
    const face = this.human(human);
    return wounded ? face.wounded : face.healthy;
  }
}
