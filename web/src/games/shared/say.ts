import type { Phrase } from '../../generated/Phrase';

/** Says a phrase or a key of the game. */
export type Say = (phrase: Phrase | string) => string;
