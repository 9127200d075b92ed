// The step of a turn, as a key of the game's own texts.
import type { Phase } from '../../../generated/zombiaki/Phase';
import { never } from '../../shared/never';

export function stepKey(phase: Phase): string {
  switch (phase) {
    case 'Cleanup':
      return 'step-cleanup';
    case 'Draw':
      return 'step-draw';
    case 'Discard':
      return 'step-discard';
    case 'Use':
      return 'step-use';
    case 'Scout':
      return 'step-scout';
    case 'Plan':
      return 'step-plan';
    default:
      return questionKey(phase);
  }
}

function questionKey(phase: Exclude<Phase, string>): string {
  if ('Movement' in phase) return 'step-movement';
  if ('Lure' in phase) return 'step-lure';
  if ('Raise' in phase) return 'step-raise';
  // The game is over; the last step stands.
  if ('Over' in phase) return 'step-use';
  return never(phase);
}
