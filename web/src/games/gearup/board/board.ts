// What every part of the board can reach: its state, the pen, and the descriptions of things.
import { createContext } from 'svelte';

import type { About } from '../about';
import type { BoardState } from './boardState.svelte';
import type { PenHand } from '../choices/pen.svelte';

export interface BoardParts {
  readonly boardState: BoardState;
  readonly pen: PenHand;
  readonly about: About;
}

export const [getBoard, setBoard] = createContext<BoardParts>();

/** The place that tells how a shape is drawn by keys. */
export const helpId = 'gearup-help';
