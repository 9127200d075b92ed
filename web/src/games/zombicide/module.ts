// Zombicide, as the page knows it.
import type { Phrase } from '../../generated/Phrase';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Poster from './Poster.svelte';

const goal = (): Phrase => ({ key: 'goal-team', args: [] });

const zombicide: GameModule = { Board, Poster, goal, pace: () => 300 };

export default zombicide;
