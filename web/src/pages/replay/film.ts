// Where a film stands, and what comes next when it plays.
import { sceneAt, type Scene } from '../../games/scene';
import type { News } from '../../generated/News';
import type { Reel } from '../../generated/Reel';
import type { Status } from '../../generated/Status';
import { newsOf, partsOf, viewAfter, type Part } from '../../table/change';

/** A position of a film, and what led to it. */
export interface Frame {
  view: unknown;
  status: Status;
  /** The seat that acted; none at the deal. */
  seat: number | null;
  news: readonly News[];
  parts: readonly Part[];
}

/** The positions of a film: after the deal, and after every turn. */
export function framesOf({ opening, view, status, turns }: Reel): Frame[] {
  const frames: Frame[] = [{ view, status, seat: null, news: opening, parts: [] }];
  let before = view;
  for (const { told, status } of turns) {
    const parts = partsOf(before, told.steps);
    before = viewAfter(before, told.steps);
    frames.push({ view: before, status, seat: told.seat, news: newsOf(told.steps), parts });
  }
  return frames;
}

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

function eventsOf(frames: readonly Frame[], turn: number): readonly News[] {
  return turn === 0 ? [] : (frames[turn]?.news ?? []);
}

/** The next moment of a film that plays; nothing at its end. */
export function following(frames: readonly Frame[], now: Moment, calm: boolean): Moment | null {
  if (now.step !== null) {
    const more = now.step + 1 < eventsOf(frames, now.turn).length;
    return { turn: now.turn, step: more ? now.step + 1 : null };
  }
  const turn = now.turn + 1;
  if (turn >= frames.length) return null;
  return { turn, step: calm || eventsOf(frames, turn).length === 0 ? null : 0 };
}

/** How long a moment is shown, in milliseconds. */
export function dwell(frames: readonly Frame[], now: Moment, pace: (news: News) => number, show: { speed: Speed; calm: boolean }): number {
  const news = now.step === null ? undefined : eventsOf(frames, now.turn)[now.step];
  const length = news === undefined ? (show.calm ? still : rest) : pace(news);
  return length / show.speed;
}

/** What the board shows as happening; nothing when it is at rest. */
export function sceneOf(frames: readonly Frame[], now: Moment): Scene | null {
  const [before, frame] = [frames[now.turn - 1], frames[now.turn]];
  if (now.step === null || before === undefined || frame === undefined) return null;
  return sceneAt({ before: before.view, news: frame.news, parts: frame.parts }, now.step);
}

/** What to say of a moment: the event that is shown, or the last one before the board came to rest. */
export function captionOf(frames: readonly Frame[], now: Moment): News | undefined {
  const news = frames[now.turn]?.news ?? [];
  return now.step === null ? news.at(-1) : news[now.step];
}

/** The address of a moment, to be shared; the deal needs no number. */
export function addressOf(table: string, turn: number): string {
  return turn === 0 ? `/replay/${table}` : `/replay/${table}/${turn}`;
}
