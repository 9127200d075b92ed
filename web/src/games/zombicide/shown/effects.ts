// How a cue is drawn over the board; nothing for what is drawn elsewhere.
import type { Effect, Sign } from '../../shared/effects';
import { inset, type Point } from '../../shared/geometry';
import type { Plan } from '../board/plan';
import type { Cue } from './cue';

const harms: Readonly<Record<Extract<Cue, { kind: 'hurt' }>['how'], Sign>> = {
  wounded: 'drop',
  spared: 'case',
  healed: 'cure',
  dead: 'dead',
};

/** `placeOf` is the middle of a person. */
export function effectOf(cue: Cue, plan: Plan, placeOf: (who: number) => Point | undefined): Effect | null {
  const ring = (zone: number, tone: 'lit' | 'dashed' | 'warn'): Effect => ({ kind: 'ring', box: inset(plan.zone(zone).box, 4), tone });
  switch (cue.kind) {
    case 'stay':
      return ring(cue.at, 'dashed');
    case 'spawn':
    case 'take':
      return ring(cue.at, 'lit');
    case 'noise':
    case 'wake':
      return ring(cue.at, 'warn');
    case 'aim': {
      const line = { from: plan.zone(cue.from).middle, to: plan.zone(cue.at).middle, short: 20 };
      return { kind: 'sign', sign: 'burst', at: line.to, scale: 0.8, ...(cue.from !== cue.at && { line }) };
    }
    case 'kill': {
      const { x, y } = plan.zone(cue.at).middle;
      return { kind: 'fall', box: { x: x - 36, y: y - 40, w: 72, h: 72 } };
    }
    case 'miss':
      return { kind: 'sign', sign: 'miss', at: plan.zone(cue.at).middle, scale: 1.2 };
    case 'burn':
      return { kind: 'stormed', box: plan.zone(cue.at).box, scale: 1.5 };
    case 'bite':
      return { kind: 'sign', sign: 'fangs', at: plan.zone(cue.at).middle, scale: 1.3 };
    case 'hurt': {
      const at = placeOf(cue.who);
      return at === undefined ? null : { kind: 'sign', sign: harms[cue.how], at, scale: 1.1, ...(cue.count > 0 && { text: cue.count }) };
    }
    case 'star': {
      const at = placeOf(cue.who);
      return at === undefined ? null : { kind: 'sign', sign: 'star', at, scale: 1.1 };
    }
    case 'gate': {
      const at = plan.gate(cue.gate)?.at;
      return at === undefined ? null : { kind: 'ring', box: { x: at.x - 30, y: at.y - 30, w: 60, h: 60 }, tone: 'lit' };
    }
    case 'walk':
    case 'shuffle':
    case 'dice':
    case 'card':
    case 'banner':
      return null;
    default:
      return cue satisfies never;
  }
}
