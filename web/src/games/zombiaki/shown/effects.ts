// How a cue is drawn over the street; nothing for what is drawn elsewhere.
import type { Effect } from '../../shared/effects';
import { inset, middle } from '../../shared/geometry';
import type { Layout } from '../board/layout';
import { trackOf } from '../board/places';
import type { Cue } from './cue';

export function effectOf(cue: Cue, layout: Layout): Effect | null {
  /** Signs fit the fields they stand on. */
  const scale = Math.min(1, Math.max(0.6, layout.field(0).h / 110));
  switch (cue.kind) {
    case 'hit': {
      const at = middle(layout.field(cue.at));
      const line = { from: layout.muzzle(trackOf(cue.at)), to: at, short: 18 };
      return { kind: 'sign', sign: 'burst', at, scale, text: cue.wounds, ...(cue.shot ? { line } : {}) };
    }
    case 'heal':
      return { kind: 'sign', sign: 'cure', at: middle(layout.field(cue.at)), scale };
    case 'blow':
      return { kind: 'sign', sign: 'burst', at: middle(layout.field(cue.at)), scale };
    case 'stay':
      return { kind: 'ring', box: inset(layout.field(cue.at), 3), tone: 'warn' };
    case 'guard':
      return { kind: 'ring', box: inset(layout.field(cue.at), 3), tone: 'plain' };
    case 'come':
      return { kind: 'ring', box: inset(layout.field(cue.at), 3), tone: 'lit' };
    case 'lay':
      return { kind: 'ring', box: inset(layout.anchor(cue.anchor), 3), tone: 'lit' };
    case 'fall':
      return { kind: 'fall', box: inset(layout.field(cue.at), 6) };
    case 'breach':
      return { kind: 'stormed', box: layout.gate(cue.track), scale };
    case 'turn':
    case 'move':
    case 'card':
    case 'throw':
    case 'dawn':
    case 'won':
      return null;
    default:
      return cue satisfies never;
  }
}
