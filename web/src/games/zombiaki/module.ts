// Zombiaki II, as the page knows it.
import type { GameModule } from '../game';
import Board from './Board.svelte';
import { pace } from './pace';
import Poster from './Poster.svelte';

const zombiaki: GameModule = { Board, Poster, pace };

export default zombiaki;
