// Things to choose from around a field, as arrows and signs: which way a zombie turns, what is
// done to the one that was tapped.
import type { Facing } from '../../generated/terror/Facing';
import { deedsOf, targetOf, type Grip } from './lights';
import { zombieAt, type Picture } from './picture';
import { facings, towards, type Deed, type Field } from './places';

export interface Choice {
  action: string;
  sign: 'step' | 'turn' | 'bite' | 'idle' | 'face' | 'push' | 'chop' | 'shoot' | 'other';
  /** It is drawn on this side of this field. */
  at: Field;
  side: Facing;
  /** For a turn: is it clockwise? */
  right: boolean;
  /** For a push: which way. */
  way?: Facing;
}

/** The four ways in which a zombie can be made to look. */
export function facingChoices(deeds: readonly Deed[], at: Field): Choice[] {
  return deeds.flatMap((deed) =>
    deed.verb === 'face' ? [{ action: deed.action, sign: 'face', at, side: deed.facing, right: false }] : [],
  );
}

/** What a zombie in hand can do. */
export function zombieChoices(deeds: readonly Deed[], grip: Grip, park: Picture): Choice[] {
  if (grip?.what !== 'zombie') return [];
  const facing = zombieAt(park, grip.at)?.facing ?? 'n';
  return deedsOf(deeds, grip).flatMap((deed): Choice[] => {
    const { action } = deed;
    switch (deed.verb) {
      case 'step':
      case 'bite':
        return [{ action, sign: deed.verb, at: grip.at, side: facing, right: false }];
      case 'turn':
        return [{ action, sign: 'turn', at: grip.at, side: deed.facing, right: quarter(facing, deed.facing) === 1 }];
      case 'idle':
        return [{ action, sign: 'idle', at: grip.at, side: opposite(facing), right: false }];
      default:
        return [];
    }
  });
}

/** What the human in hand can do to whoever stands on this field. */
export function deedChoices(deeds: readonly Deed[], grip: Grip, park: Picture, at: Field): Choice[] {
  const here = deedsOf(deeds, grip).filter((deed) => targetOf(deed, park) === at);
  const stand = grip?.what === 'human' ? park.people.find((one) => one.human === grip.human) : undefined;
  const from = stand?.fate.kind === 'alive' ? stand.fate.at : at;
  // Beside the one who is meant, across the line between the two.
  const line = towards(from, at) ?? 'n';
  const places: readonly Facing[] = line === 'n' || line === 's' ? ['w', 'e'] : ['n', 's'];
  return here.map((deed, index) => ({
    action: deed.action,
    sign: deed.verb === 'go' ? 'push' : deed.verb === 'chop' || deed.verb === 'shoot' ? deed.verb : 'other',
    at,
    side: places[index % places.length] ?? 'n',
    right: false,
    way: line,
  }));
}

/** Quarters by which one direction is clockwise of another. */
export function quarter(from: Facing, to: Facing): number {
  return (facings.indexOf(to) - facings.indexOf(from) + 4) % 4;
}

export function opposite(facing: Facing): Facing {
  return facings[(facings.indexOf(facing) + 2) % 4] ?? facing;
}
