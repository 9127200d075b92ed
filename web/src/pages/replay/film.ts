// Where a film stands, and what comes next when it plays.
import type { Scene } from '../../games/game';
import type { Film } from '../../generated/Film';
import type { Frame } from '../../generated/Frame';
import type { News } from '../../generated/News';

/** A place in a film. */
export interface Moment {
  /** After which turn; 0 is the deal. */
  turn: number;
  /** The event of this turn that is being shown; nothing when the board is at rest. */
  step: number | null;
}

/** How fast a film plays. */
export const speeds = [1, 4] as const;
export type Speed = (typeof speeds)[number];

/** The rest between two turns at normal speed, in milliseconds. */
const rest = 450;
/** How long a turn stands when its events are not shown one by one. */
const still = 1400;

/** A turn that the film has. An address may name any; without one it is the deal. */
export function within(frames: readonly Frame[], turn: number | null): number {
  const last = Math.max(0, frames.length - 1);
  return Math.min(Math.max(0, turn ?? 0), last);
}

function newsOf(frames: readonly Frame[], turn: number): readonly News[] {
  return frames[turn]?.told?.news ?? [];
}

/** The next moment of a film that plays; nothing at its end. */
export function following(frames: readonly Frame[], now: Moment, calm: boolean): Moment | null {
  if (now.step !== null) {
    const more = now.step + 1 < newsOf(frames, now.turn).length;
    return { turn: now.turn, step: more ? now.step + 1 : null };
  }
  const turn = now.turn + 1;
  if (turn >= frames.length) return null;
  return { turn, step: calm || newsOf(frames, turn).length === 0 ? null : 0 };
}

/** How long a moment is shown, in milliseconds. */
export function dwell(frames: readonly Frame[], now: Moment, pace: (news: News) => number, show: { speed: Speed; calm: boolean }): number {
  const news = now.step === null ? undefined : newsOf(frames, now.turn)[now.step];
  const length = news === undefined ? (show.calm ? still : rest) : pace(news);
  return length / show.speed;
}

/** What the board shows as happening; nothing when it is at rest. */
export function sceneOf(frames: readonly Frame[], now: Moment): Scene | null {
  const before = frames[now.turn - 1];
  if (now.step === null || before === undefined) return null;
  return { before: before.view, news: newsOf(frames, now.turn), step: now.step };
}

/** What to say of a moment: the event that is shown, or the last one before the board came to rest. */
export function captionOf(film: Film | undefined, now: Moment): News | undefined {
  if (film === undefined) return undefined;
  const news = now.turn === 0 ? film.opening : newsOf(film.frames, now.turn);
  return now.step === null ? news.at(-1) : news[now.step];
}

/** The address of a moment, to be shared; the deal needs no number. */
export function addressOf(table: string, turn: number): string {
  return turn === 0 ? `/replay/${table}` : `/replay/${table}/${turn}`;
}
