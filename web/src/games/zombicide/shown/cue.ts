// How an event looks: what the eye should follow while it is shown. What it changes is in the views.
import type { Faces } from '../../../generated/zombicide/Faces';
import type { Insight } from '../../../generated/zombicide/Insight';
import type { Kind } from '../../../generated/zombicide/Kind';
import type { Level } from '../../../generated/zombicide/Level';
import type { View } from '../../../generated/zombicide/View';
import type { Scene } from '../../scene';
import { never } from '../../shared/never';
import { told, type Told } from './happening';

export type Cue =
  | { kind: 'banner'; text: 'round' | 'zombies' | 'again' | 'night' | 'day'; count: number; tone: 'zombies' | 'humans' | 'danger' }
  /** A person goes. */
  | { kind: 'walk'; who: number; from: number; to: number }
  /** Zombies go; the kind is not told of those that are shoved. */
  | { kind: 'shuffle'; zombie: Kind; count: number; from: number; to: number }
  | { kind: 'stay'; at: number }
  | { kind: 'aim'; from: number; at: number }
  | { kind: 'dice'; at: number; faces: Faces; needed: number; allOut: boolean }
  | { kind: 'kill'; at: number; zombie: Kind; count: number }
  | { kind: 'miss'; at: number }
  | { kind: 'burn'; at: number }
  | { kind: 'bite'; at: number; count: number }
  | { kind: 'hurt'; who: number; how: 'wounded' | 'spared' | 'healed' | 'dead'; count: number }
  | { kind: 'gate'; gate: number }
  | { kind: 'noise'; at: number }
  | { kind: 'card'; at: number; card: number; level: Level; brings: { zombie: Kind; count: number } | null }
  | { kind: 'spawn'; at: number; zombie: Kind; count: number }
  | { kind: 'star'; who: number; level: Level | null }
  | { kind: 'take'; at: number }
  | { kind: 'wake'; at: number };

/** The look of the event that is shown. */
export function cueOf({ part, at }: Scene): Cue | null {
  const one = part.news[at];
  if (one === undefined) return null;
  const look = lookOf(told(one), (part.before as View).insight, (part.after as View).insight);
  if (look?.kind !== 'card') return look;
  const next = part.news[at + 1];
  const then = next && told(next);
  return then?.what === 'spawned' ? { ...look, brings: { zombie: then.kind, count: then.count } } : look;
}

function lookOf(event: Told, before: Insight, after: Insight): Cue | null {
  switch (event.what) {
    case 'round-began':
      return { kind: 'banner', text: 'round', count: event.round, tone: 'humans' };
    case 'zombie-phase':
      return { kind: 'banner', text: 'zombies', count: 0, tone: 'zombies' };
    case 'runners-again':
      return { kind: 'banner', text: 'again', count: 0, tone: 'zombies' };
    case 'night-fell':
      return { kind: 'banner', text: event.night ? 'night' : 'day', count: 0, tone: event.night ? 'danger' : 'humans' };
    case 'moved':
      return { kind: 'walk', who: event.who, from: event.from, to: event.to };
    case 'pulled':
      return { kind: 'walk', who: event.other, from: zoneOf(event.other, before) ?? event.to, to: event.to };
    case 'zombies-moved':
      return { kind: 'shuffle', zombie: event.kind, count: event.count, from: event.from, to: event.to };
    case 'zombies-stayed':
    case 'attacks-lost':
      return { kind: 'stay', at: event.at };
    case 'attacked':
      return { kind: 'aim', from: zoneOf(event.who, before) ?? event.at, at: event.at };
    case 'rolled':
      return dice(event.faces, event.needed, false, before, after);
    case 'rerolled':
    case 'sixes-brought':
      return dice(event.faces, 0, false, before, after);
    case 'all-out-rolled':
      return dice(event.faces, 0, true, before, after);
    case 'killed':
      return { kind: 'kill', at: event.at, zombie: event.kind, count: event.count };
    case 'shrugged-off': {
      const at = (before.attack ?? after.attack)?.at;
      return at === undefined ? null : { kind: 'miss', at };
    }
    case 'burnt':
      return { kind: 'burn', at: event.at };
    case 'zombies-attack':
      return { kind: 'bite', at: event.at, count: event.count };
    case 'wounded':
      return { kind: 'hurt', who: event.who, how: 'wounded', count: event.count };
    case 'ignored':
      return { kind: 'hurt', who: event.who, how: 'spared', count: 1 };
    case 'healed':
      return { kind: 'hurt', who: event.who, how: 'healed', count: event.count };
    case 'eliminated':
    case 'knocked-out':
      return { kind: 'hurt', who: event.who, how: 'dead', count: 0 };
    case 'opened':
      return { kind: 'gate', gate: event.door };
    case 'noisy':
    case 'taunted':
      return { kind: 'noise', at: event.at };
    case 'card-drawn':
      return { kind: 'card', at: event.at, card: event.card, level: event.level, brings: null };
    case 'distributed':
      return { kind: 'card', at: event.at, card: event.card, level: after.level, brings: null };
    case 'spawned':
      return { kind: 'spawn', at: event.at, zombie: event.kind, count: event.count };
    case 'levelled-up':
      return { kind: 'star', who: event.who, level: event.level };
    case 'learned':
    case 'left-board':
    case 'found':
    case 'ate':
    case 'rallied':
    case 'went-all-out':
    case 'card-kept':
    case 'took-card':
      return { kind: 'star', who: event.who, level: null };
    case 'rescued':
      return { kind: 'hurt', who: event.other, how: 'healed', count: 0 };
    case 'breaks-ignored':
      return { kind: 'hurt', who: event.who, how: 'spared', count: 1 };
    case 'light-on':
    case 'light-turned':
    case 'zone-lit':
      return { kind: 'wake', at: event.at };
    case 'placed':
    case 'took-objective':
    case 'took-crate':
    case 'shown':
      return { kind: 'take', at: event.at };
    case 'shoved':
      return { kind: 'wake', at: event.to };
    case 'spawn-active':
    case 'ran-over':
      return { kind: 'wake', at: event.at };
    case 'drove':
      return { kind: 'wake', at: event.to };
    case 'picked':
    case 'kept':
    case 'broke':
    case 'card-lost':
    case 'hour':
    case 'light-off':
    case 'revealed':
    case 'put-back':
    case 'card-stays':
    case 'card-gone':
    case 'card-put':
    case 'note-read':
    case 'keyword-found':
    case 'handed-over':
    case 'dealt':
    case 'turn-began':
    case 'turn-ended':
    case 'stopped':
    case 'shook-off':
    case 'building-opened':
    case 'found-nothing':
    case 'replaced':
    case 'dropped':
    case 'arranged':
    case 'traded':
    case 'trade-refused':
    case 'reloaded':
    case 'got-in':
    case 'got-out':
    case 'changed-seat':
    case 'counted':
    case 'cocktail-back':
    case 'gained':
    case 'led':
    case 'activated':
    case 'deck-renewed':
    case 'card-idle':
    case 'ran-short':
    case 'end-phase':
    case 'first-seat':
    case 'told':
    case 'ended':
      return null;
    default:
      return never(event);
  }
}

/** Where a Survivor or Companion stands. */
export function zoneOf(who: number, { survivors, companions }: Insight): number | undefined {
  return [...survivors, ...companions].find(({ character }) => character === who)?.zone;
}

function dice(faces: Faces, needed: number, allOut: boolean, before: Insight, after: Insight): Cue | null {
  const at = (after.attack ?? before.attack)?.at;
  return at === undefined ? null : { kind: 'dice', at, faces, needed, allOut };
}
