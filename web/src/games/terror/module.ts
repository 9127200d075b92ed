// Zombie Terror, as the page knows it.
import type { GameModule } from '../game';
import Board from './Board.svelte';
import { pace } from './pace';
import Poster from './Poster.svelte';

const terror: GameModule = { Board, Poster, pace };

export default terror;
