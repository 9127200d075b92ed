// What lies on a street: never brighter than its own grey, and chosen by its id.
import { box, disc } from './shapes';
import { seed } from './types';

/** Lines and filled shapes around 0,0. */
export interface Litter {
  lines: string;
  shapes: string;
}

const none: Litter = { lines: '', shapes: '' };

const sorts: readonly Litter[] = [
  { shapes: disc(0, 0, 13), lines: 'M-8,-4h16M-9,0h18M-8,4h16' },
  { shapes: box(-9, -7, 17, 12), lines: 'M-6,-3h10M-6,1h7M20,6l9,10l-5,7l11,12' },
  none,
  {
    shapes: `M-24,-15h48q7,0 7,8v14q0,8 -7,8h-48q-7,0 -7,-8v-14q0,-8 7,-8Z`,
    lines: 'M-12,-12h18q4,12 0,24h-18q-4,-12 0,-24ZM14,-10h10M14,10h10M-27,-8v16',
  },
  { shapes: '', lines: 'M-24,26q34,-20 26,-58M-8,30q36,-22 28,-60' },
  { shapes: box(-16, -5, 32, 10), lines: 'M-11,-5v10M-6,-5v10M-1,-5v10M4,-5v10M9,-5v10' },
  { shapes: 'M-16,6q2,-11 9,-7q8,-7 11,2q9,2 4,8q-2,8 -10,4q-9,6 -11,-1q-6,0 -3,-6Z', lines: '' },
  { shapes: '', lines: 'M-20,-18l12,6l2,10l13,5l3,11l10,6M0,-2l-9,9' },
];

export interface Placed extends Litter {
  turn: number;
  /** Where it lies, as parts of the width and height. */
  x: number;
  y: number;
}

export function litter(id: string): Placed {
  const number = seed(id);
  const sort = sorts[number % sorts.length] ?? none;
  return { ...sort, turn: ((number >>> 8) % 5) * 22 - 44, x: 0.3 + ((number >>> 12) % 5) * 0.1, y: 0.3 + ((number >>> 16) % 5) * 0.1 };
}
