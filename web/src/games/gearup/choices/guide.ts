// What is asked now, and in which words: guides through the parts of an activation.
import type { State } from '../../../generated/gearup/State';
import type { Choice, ChoiceKind } from './offers';
import type { Learned } from '../kit';
import type { Tool } from './tools';

/** What is to be decided. */
export type Question =
  'muster' | 'naming' | 'assign' | 'block' | 'pay' | 'order' | 'knock' | 'upgrade' | 'shoot' | 'draw' | 'pass' | 'second' | 'end';

/** A seat that is asked several things at once is asked the first of these. */
const questions: readonly (readonly [ChoiceKind, Question])[] = [
  ['Pick', 'muster'],
  ['Command', 'naming'],
  ['Assign', 'assign'],
  ['Block', 'block'],
  ['Pay', 'pay'],
  ['Order', 'order'],
  ['Knock', 'knock'],
  ['Upgrade', 'upgrade'],
  ['Shoot', 'shoot'],
  ['Stamp', 'draw'],
  ['Part', 'draw'],
  ['Again', 'pass'],
  ['Second', 'second'],
  ['Call', 'second'],
  ['Done', 'end'],
];

export function questionOf(choices: readonly Choice[]): Question | null {
  const kinds = new Set(choices.map((choice) => choice.kind));
  return questions.find(([kind]) => kinds.has(kind))?.[1] ?? null;
}

/** A text of the page, and what fills it. */
export interface Line {
  key: string;
  args: Readonly<Record<string, string | number>>;
}

const line = (key: string, args: Line['args'] = {}): Line => ({ key: `gearup-guide-${key}`, args });

interface Drawing {
  state: State;
  tool: Tool | undefined;
  effects: readonly Learned[];
  hitsLeft: number;
  weapon: string;
}

/** How to draw now: which part of the activation this is. */
export function drawingLine({ state, tool, effects, hitsLeft, weapon }: Drawing): Line {
  const { volley } = state;
  const has = (name: string): boolean => effects.some((one) => one.active && one.effect === name);
  const args = { weapon, left: hitsLeft };
  if (volley !== null && volley.part !== null) return line('part-second', args);
  if (tool?.sort === 'part') return line('part-first', args);
  if (volley !== null && has('sweep')) return line('sweep', { ...args, spaces: spacesOpen(volley.spaces) });
  if (volley !== null && has('explosion')) return line('explosion', args);
  if (has('sweep')) return line('sweep-first', args);
  if (has('explosion')) return line('explosion-first', args);
  if (hitsLeft > 1) return line('draw-several', args);
  if (volley !== null) return line('draw-last', args);
  return line(tool?.sort === 'cell' ? 'draw-cell' : 'draw', args);
}

/** Hits that one activation has: the largest number printed on what is unlocked. */
export function hitsOf(effects: readonly Learned[]): number {
  return Math.max(1, ...effects.flatMap(({ effect, active }) => (active && typeof effect === 'object' ? [effect.multi_hit] : [])));
}

/** The spaces that a sweep has not hit yet, as they are printed. */
function spacesOpen(bits: number): string {
  return [1, 2, 3]
    .filter((space) => (bits & (1 << space)) === 0)
    .map((space) => `S${space}`)
    .join(', ');
}

/** Seats that still owe something, while several act at once. */
export function owing(state: State): number[] {
  if (state.volley !== null) return [state.volley.seat];
  const [blow] = state.blows;
  if (blow !== undefined) return [blow.seat];
  const open = state.step === 'muster' ? state.seats.map((seated) => seated.survivor === null) : state.seats.map((seated) => !seated.done);
  switch (state.step) {
    case 'muster':
    case 'weapons':
    case 'ammo':
    case 'upgrades':
      return open.flatMap((owes, seat) => (owes ? [seat] : []));
    case 'naming':
    case 'march':
    case 'card':
      return state.commander === null ? [] : [state.commander];
    default:
      return [];
  }
}
