// How a cue is drawn over the car park; nothing for what is drawn elsewhere.
import type { Effect, Sign } from '../../shared/effects';
import { inset } from '../../shared/geometry';
import type { Line } from '../../shared/marks';
import type { Layout } from '../board/layout';
import type { Field } from '../board/places';
import type { Cue } from './cue';

const wounds: Readonly<Record<Extract<Cue, { kind: 'hurt' }>['how'], Sign>> = {
  healed: 'cure',
  shielded: 'case',
  wounded: 'drop',
  dead: 'dead',
};

export function effectOf(cue: Cue, layout: Layout): Effect | null {
  const scale = layout.size / 60;
  const lineTo = (from: Field, to: Field): Line => ({ from: layout.centre(from), to: layout.centre(to), short: layout.size * 0.3 });
  switch (cue.kind) {
    case 'bite':
      return { kind: 'sign', sign: 'fangs', at: layout.centre(cue.on), scale, line: lineTo(cue.at, cue.on) };
    case 'hurt':
      return { kind: 'sign', sign: wounds[cue.how], at: layout.centre(cue.at), scale };
    case 'shot':
      return { kind: 'fall', box: layout.field(cue.at), line: lineTo(cue.from, cue.at) };
    case 'fall':
      return { kind: 'fall', box: layout.field(cue.at) };
    case 'come':
      return { kind: 'ring', box: inset(layout.field(cue.at), 1), tone: 'lit' };
    case 'wait':
    case 'look':
      return { kind: 'ring', box: inset(layout.field(cue.at), 1), tone: 'dashed' };
    case 'escape':
      return { kind: 'sign', sign: 'star', at: layout.centre(cue.at), scale: scale * 1.3, text: cue.stars };
    case 'find':
      return { kind: 'sign', sign: cue.found ? 'star' : 'miss', at: layout.centre(cue.at), scale };
    case 'turn':
    case 'move':
    case 'card':
    case 'terror':
    case 'won':
      return null;
    default:
      return cue satisfies never;
  }
}
