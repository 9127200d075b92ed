// What an event looks like on a board, whatever the game.
import type { Box, Point } from './geometry';
import type { Line } from './marks';

export type Sign = 'burst' | 'cure' | 'star' | 'fangs' | 'drop' | 'case' | 'dead' | 'miss';
export type Tone = 'lit' | 'plain' | 'dashed' | 'warn';

export type Effect =
  /** Bursts out of nothing, with a number on it. */
  | { kind: 'sign'; sign: Sign; at: Point; scale: number; text?: number; line?: Line }
  | { kind: 'ring'; box: Box; tone: Tone }
  /** A piece falls over and is crossed out. */
  | { kind: 'fall'; box: Box; line?: Line }
  /** A place is overrun. */
  | { kind: 'stormed'; box: Box; scale: number };
