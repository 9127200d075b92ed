// Signs of cards as strokes around 0,0, in a box of twenty.
import type { CardTrait, ProfileLabels } from './types';

export type SignName = CardTrait['sign'] | keyof ProfileLabels | 'loud' | 'silent';

const speaker = 'M-8,-2.6V2.6H-5L-1,6.4V-6.4L-5,-2.6Z';

export const signs: Readonly<Record<SignName, string>> = {
  dice: 'M-6.6,-7.4H6.6Q7.4,-7.4 7.4,-6.6V6.6Q7.4,7.4 6.6,7.4H-6.6Q-7.4,7.4 -7.4,6.6V-6.6Q-7.4,-7.4 -6.6,-7.4ZM-3,-3h.1M3,3h.1M0,0h.1',
  accuracy: 'M-6,0A6,6 0 1 0 6,0A6,6 0 1 0 -6,0ZM0,-9V-3M0,9V3M-9,0H-3M9,0H3',
  damage: 'M0,-8.4C5,-2 6.4,1 6.4,3A6.4,6 0 0 1 -6.4,3C-6.4,1 -5,-2 0,-8.4Z',
  range: 'M-8.6,0H8.6M-5,-4L-9,0L-5,4M5,-4L9,0L5,4',
  loud: `${speaker}M3,-3.4Q5.6,0 3,3.4M6,-6.4Q10.6,0 6,6.4`,
  silent: `${speaker}M3.4,-3L9,3M9,-3L3.4,3`,
  dual: 'M-8,-6H1V-2H-3.6L-4.4,4H-7.4ZM-1,0H8.4V4H4L3.2,9H0.4',
  reload: 'M6.6,-4A7.6,7.6 0 1 0 7.6,1.4M7.4,-8.6V-3.6H2.4',
  empty: 'M-7,0A7,7 0 1 0 7,0A7,7 0 1 0 -7,0ZM-5,5L5,-5',
  door: 'M-6,9V-8.4H6V9ZM3,1h.1M-9,9H9',
  'loud-door': 'M-8.6,9V-8.4H1.4V9ZM-1.4,1h.1M4.6,-4Q7,-1 4.6,2.4M7.4,-7Q11.4,-1 7.4,5.4',
  bullets: 'M-5.4,8.6V-2Q-5.4,-6 -3,-8.6Q-0.6,-6 -0.6,-2V8.6ZM1.6,8.6V-2Q1.6,-6 4,-8.6Q6.4,-6 6.4,-2V8.6Z',
  shells: 'M-7,8.6V-7.4H-1V8.6ZM-7,3.4H-1M1.6,8.6V-7.4H7.6V8.6ZM1.6,3.4H7.6',
  light: 'M-9,-2.6H-1L3,-6V6L-1,2.6H-9ZM6,0H9.4M5.6,-4.6L8.4,-7M5.6,4.6L8.4,7',
  pack: 'M-6.6,9V-2Q-6.6,-6 -3,-6H3Q6.6,-6 6.6,-2V9ZM-2.6,-6V-8.4H2.6V-6M-3.4,9V3H3.4V9',
};
