// Gear Up, as the page knows it.
import type { Pieces } from '../../generated/gearup/Pieces';
import type { Phrase } from '../../generated/Phrase';
import type { View } from '../../generated/gearup/View';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import { pace } from './events/pace';
import Poster from './Poster.svelte';

/** A seat is called after the Survivor that sits there. */
function seatKey(view: unknown, pieces: unknown, seat: number): string | undefined {
  const survivor = (view as View).state.seats[seat]?.survivor;
  const id = survivor == null ? undefined : (pieces as Pieces).survivors[survivor]?.id;
  return id === undefined ? undefined : `survivor-${id}`;
}

const goal = (): Phrase => ({ key: 'goal-team', args: [] });

/** Who plays whom, and who commands. */
function isOpening(view: unknown): boolean {
  const { step } = (view as View).state;
  return step === 'muster' || step === 'naming';
}

const keys = [
  ['R', 'gearup-key-turn'],
  ['F', 'gearup-key-flip'],
  ['N', 'gearup-key-next'],
  ['C', 'gearup-key-tool'],
] as const;

const gearup: GameModule = { Board, Poster, pace, goal, isOpening, seatKey, keys };

export default gearup;
