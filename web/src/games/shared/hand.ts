// A card in hand, whatever the game.

export interface HandCard {
  /** The same card from moment to moment. */
  readonly key: string;
  /** Can it be played, or chosen? */
  readonly lit: boolean;
  /** Is it taken in hand, or previewed? */
  readonly chosen: boolean;
  readonly hinted: boolean;
  /** What it can do now, for those who listen. */
  readonly spoken: string;
  /** Cards with more to read are wider, where they lie in a row. */
  readonly breadth: 'plain' | 'wide' | 'widest';
}
