// Zombiaki II, as the page knows it.
import type { Phrase } from '../../generated/Phrase';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import { pace } from './shown/pace';
import Poster from './Poster.svelte';

const goal = (_: unknown, eyes: number | null): Phrase | null =>
  eyes === null ? null : { key: eyes === 0 ? 'goal-zombies' : 'goal-humans', args: [] };

const zombiaki: GameModule = { Board, Poster, pace, goal };

export default zombiaki;
