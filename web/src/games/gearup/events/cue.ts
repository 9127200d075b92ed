// How an event looks: what the eye should follow, and which of the positions around it is seen.
import type { Seat } from '../../../generated/Seat';
import type { State } from '../../../generated/gearup/State';
import type { Target } from '../../../generated/gearup/Target';
import type { View } from '../../../generated/gearup/View';
import { never } from '../../shared/never';
import { viewAt, type Scene } from '../../scene';
import { told, type Told } from './happening';
import { colours, laneOf } from '../kit';
import { pace } from './pace';

/** What the eye should follow. */
export type Cue =
  | { kind: 'sheet'; seat: number; track: 'health' | 'armour' | 'ammo' | 'fury' | 'upgrade' | 'name'; amount: number }
  | { kind: 'cross'; seat: number; target: Target; cells: readonly number[]; lane: number }
  | { kind: 'zombie'; target: Target; lane: number; how: 'dies' | 'moves' | 'attacks' | 'waits' | 'explodes' | 'enters' }
  | { kind: 'boss'; how: 'comes' | 'acts' | 'screams' | 'collapses' | 'dies'; cells: readonly number[] }
  | { kind: 'card'; what: 'turn' | 'spawn' | 'boss' | 'drawn' | 'march' | 'round' | 'second'; value: string | number };

/** A moment of a turn: the table, and what happens there. */
export interface Moment {
  view: View;
  cue: Cue | null;
}

/** What is seen while an event is shown. */
export function momentOf(scene: Scene): Moment {
  const news = scene.part.news[scene.at];
  const event = news === undefined ? null : told(news);
  // A zombie that falls is there until it has fallen.
  const falls = event?.kind === 'died' || event?.kind === 'exploded';
  const view = (falls ? scene.part.before : viewAt(scene, pace)) as View;
  return { view, cue: event === null ? null : cueOf(event, view.state) };
}

function cueOf(event: Told, state: State): Cue | null {
  switch (event.kind) {
    case 'picked':
    case 'joined':
    case 'commander':
    case 'called':
      return sheet(event.seat, 'name');
    case 'round_began':
      return { kind: 'card', what: 'round', value: event.round };
    case 'boss_came':
      return boss('comes');
    case 'revealed':
      return { kind: 'card', what: 'turn', value: event.card };
    case 'crossed':
      return { kind: 'cross', seat: event.seat, target: event.target, lane: event.lane, cells: event.cells };
    case 'shot':
      return { kind: 'cross', seat: event.seat, target: event.target, lane: event.lane, cells: [event.cell] };
    case 'part_laid':
      return { kind: 'cross', seat: event.seat, target: event.target, lane: laneOf(event.target, state) ?? 0, cells: event.cells };
    case 'gained':
      return sheet(event.seat, event.good, event.amount);
    case 'paid':
      return sheet(event.seat, event.good, -1);
    case 'blocked':
    case 'stripped':
      return sheet(event.seat, 'armour', -event.amount);
    case 'hurt':
      return sheet(event.seat, 'health', -event.amount);
    case 'raged':
      return sheet(event.seat, 'fury', 1);
    case 'upgraded':
      return sheet(event.seat, 'upgrade', colours.indexOf(event.weapon));
    case 'collapsed':
      return boss('collapses', event.cells);
    case 'member_died':
      return boss('dies');
    case 'boss_acted':
      return boss('acts');
    case 'screamed':
      return boss('screams');
    case 'died':
      return zombie(event.zombie, event.lane, 'dies');
    case 'exploded':
      return zombie(event.zombie, event.lane, 'explodes');
    case 'knocked_back':
      return zombie(event.zombie, laneOf({ zombie: event.zombie }, state) ?? 0, 'moves');
    case 'marched':
      return zombie(event.zombie, event.lane, 'moves');
    case 'attacked':
      return zombie(event.zombie, event.seat, 'attacks');
    case 'gave_way':
      return zombie(event.zombie, event.lane, 'waits');
    case 'entered':
      return zombie(event.zombie, event.lane, 'enters');
    case 'second_wind':
      return { kind: 'card', what: 'second', value: event.way };
    case 'march_began':
      return { kind: 'card', what: 'march', value: event.speed };
    case 'spawn_revealed':
      return { kind: 'card', what: 'spawn', value: event.letter };
    case 'drew':
      return { kind: 'card', what: 'drawn', value: event.card };
    case 'boss_revealed':
      return { kind: 'card', what: 'boss', value: event.card };
    case 'came':
    case 'finished':
    case 'ended':
    case 'readied':
    case 'fired':
    case 'upgrades_lost':
    case 'reshuffled':
    case 'ran_out':
      return null;
    default:
      return never(event);
  }
}

function sheet(seat: Seat, track: Extract<Cue, { kind: 'sheet' }>['track'], amount = 0): Cue {
  return { kind: 'sheet', seat, track, amount };
}

function zombie(id: number, lane: Seat, how: Extract<Cue, { kind: 'zombie' }>['how']): Cue {
  return { kind: 'zombie', target: { zombie: id }, lane, how };
}

function boss(how: Extract<Cue, { kind: 'boss' }>['how'], cells: readonly number[] = []): Cue {
  return { kind: 'boss', how, cells };
}
