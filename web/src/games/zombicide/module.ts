// Zombicide, as the page knows it.
import type { Phrase } from '../../generated/Phrase';
import type { View } from '../../generated/zombicide/View';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Poster from './Poster.svelte';
import { pace } from './shown/pace';

const goal = (): Phrase => ({ key: 'goal-team', args: [] });

/** Who is in the team. */
function isOpening(view: unknown): boolean {
  return (view as View).insight.phase === 'muster';
}

const keys = [
  ['Shift 1–6', 'zombicide-key-face'],
  ['F', 'zombicide-layer-forecast-long'],
  ['S', 'zombicide-layer-sight-long'],
] as const;

const zombicide: GameModule = { Board, Poster, goal, isOpening, keys, orders: true, pace };

export default zombicide;
