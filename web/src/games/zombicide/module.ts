// Zombicide, as the page knows it.
import type { Phrase } from '../../generated/Phrase';
import type { Pieces } from '../../generated/zombicide/Pieces';
import type { View } from '../../generated/zombicide/View';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Poster from './Poster.svelte';
import { pace } from './shown/pace';

const goal = (): Phrase => ({ key: 'goal-team', args: [] });

/** Who is in the team. */
function isOpening(view: unknown): boolean {
  return (view as View).insight.phase === 'muster';
}

function epilogue(view: unknown, pieces: unknown): string | undefined {
  const { phase, mission } = (view as View).insight;
  const id = (pieces as Pieces).missions[mission]?.id;
  if (typeof phase !== 'object' || id === undefined) return undefined;
  return `mission-${id}-${phase.over.won ? 'won' : 'lost'}`;
}

const keys = [
  ['Shift 1–6', 'zombicide-key-face'],
  ['B', 'zombicide-key-beam'],
  ['F', 'zombicide-layer-forecast-long'],
  ['S', 'zombicide-layer-sight-long'],
] as const;

const zombicide: GameModule = { Board, Poster, Picture, goal, epilogue, isOpening, keys, orders: true, pace };

export default zombicide;
