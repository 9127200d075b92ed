// The guided first game: short lessons, each told once, at the moment that it is about.
import type { BoardState } from '../boardState.svelte';

/** What a lesson looks at. */
export type Moment = Pick<BoardState, 'insight' | 'asked' | 'inTurn' | 'verbs' | 'gates' | 'over'>;

export interface Lesson {
  /** Its name in the texts: `zombicide-lesson-<id>` and `-title`. */
  id: string;
  /** Is this the moment for it? */
  now(moment: Moment): boolean;
}

const offers = ({ verbs }: Moment, ...kinds: string[]): boolean => verbs.some(({ kind }) => kinds.includes(kind));

/** In the order in which they are told where several fit: the one about what just happened first. */
export const lessons: readonly Lesson[] = [
  { id: 'team', now: ({ insight }) => insight.round <= 1 && insight.phase !== 'muster' },
  { id: 'wound', now: ({ insight }) => insight.survivors.some((one) => one.health < one.full_health) },
  { id: 'level', now: ({ insight }) => insight.survivors.some((one) => one.level !== 'blue') },
  { id: 'exit', now: ({ insight }) => insight.round > 0 && insight.objectives.length === 0 },
  { id: 'zombies', now: ({ insight, asked }) => insight.round >= 2 && asked },
  { id: 'attack', now: (moment) => moment.inTurn && offers(moment, 'melee', 'fire') },
  { id: 'door', now: (moment) => moment.inTurn && moment.gates.length > 0 },
  { id: 'take', now: (moment) => moment.inTurn && offers(moment, 'take') },
  { id: 'search', now: (moment) => moment.inTurn && offers(moment, 'search') },
  { id: 'noise', now: ({ insight, inTurn }) => inTurn && insight.zones.some(({ noise }) => noise > 0) },
  { id: 'move', now: ({ inTurn }) => inTurn },
  {
    id: 'end',
    now: (moment) => moment.inTurn && moment.verbs.length > 0 && moment.verbs.every(({ kind }) => kind === 'end' || kind === 'eat'),
  },
];

/** The lesson to be told now, if one fits that was not told before. */
export function lessonAt(moment: Moment, told: ReadonlySet<string>): Lesson | null {
  if (moment.over) return null;
  return lessons.find((lesson) => !told.has(lesson.id) && lesson.now(moment)) ?? null;
}
