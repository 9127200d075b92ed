// What every part of the board can reach: the desk, the hand with the pen, and what is known of things.
import { createContext } from 'svelte';

import type { About } from './about';
import type { Desk } from './desk.svelte';
import type { PenHand } from './pen.svelte';

export interface BoardParts {
  readonly desk: Desk;
  readonly pen: PenHand;
  readonly about: About;
}

export const [getBoard, setBoard] = createContext<BoardParts>();

/** The place that tells how a shape is drawn by keys. */
export const helpId = 'gearup-help';
