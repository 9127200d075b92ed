// What every part of the page around the map reads.
import { getContext, setContext } from 'svelte';

import type { BoardState } from './boardState.svelte';

const key = Symbol('zombicide');

export function setBoard(boardState: BoardState): void {
  setContext(key, boardState);
}

export function getBoard(): BoardState {
  return getContext<BoardState>(key);
}
