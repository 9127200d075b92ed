// Gear Up, as the page knows it.
import type { GameModule } from '../game';
import Board from './Board.svelte';
import { pace } from './pace';
import Poster from './Poster.svelte';

const gearup: GameModule = { Board, Poster, pace };

export default gearup;
