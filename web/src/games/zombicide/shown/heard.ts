// How a roll sounds: All-Out dice unlike others, and a Break unlike both.
import type { Sound } from '../../../table/sound';
import type { Cue } from './cue';

export function soundOf({ faces, allOut }: Extract<Cue, { kind: 'dice' }>): Sound {
  if (!allOut) return 'dice';
  return faces[0] > 0 ? 'break' : 'all-out';
}
