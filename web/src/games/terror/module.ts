// Zombie Terror, as the page knows it.
import type { Phrase } from '../../generated/Phrase';
import type { View } from '../../generated/terror/View';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import { pace } from './shown/pace';
import Poster from './Poster.svelte';

function goal(view: unknown, eyes: number | null): Phrase | null {
  if (eyes === null) return null;
  return { key: eyes === 0 ? 'goal-zombies' : 'goal-humans', args: [['goal', { Number: (view as View).insight.goal }]] };
}

const terror: GameModule = { Board, Poster, pace, goal };

export default terror;
