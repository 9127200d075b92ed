// Things to choose from around a field, as arrows and signs: which way a zombie turns, what is
// done to the one that was tapped.
import type { Facing } from '../../../generated/terror/Facing';
import { offersOf, targetOf, type Selection } from './lights';
import { zombieAt, type Picture } from '../board/picture';
import type { Offered } from './offers';
import { facings, towards, type Field } from '../board/places';

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
export function facingChoices(offered: readonly Offered[], at: Field): Choice[] {
  return offered.flatMap((offer) =>
    offer.kind === 'Face' ? [{ action: offer.action, sign: 'face', at, side: offer.facing, right: false }] : [],
  );
}

/** What a zombie in hand can do. */
export function zombieChoices(offered: readonly Offered[], selection: Selection, park: Picture): Choice[] {
  if (selection?.what !== 'zombie') return [];
  const facing = zombieAt(park, selection.at)?.facing ?? 'n';
  return offersOf(offered, selection).flatMap((offer): Choice[] => {
    const { action } = offer;
    switch (offer.kind) {
      case 'Step':
      case 'Bite':
        return [{ action, sign: offer.kind === 'Step' ? 'step' : 'bite', at: selection.at, side: facing, right: false }];
      case 'Turn':
        return [{ action, sign: 'turn', at: selection.at, side: offer.facing, right: quarter(facing, offer.facing) === 1 }];
      case 'Idle':
        return [{ action, sign: 'idle', at: selection.at, side: opposite(facing), right: false }];
      default:
        return [];
    }
  });
}

/** What the human in hand can do to the figure on this field. */
export function offerChoices(offered: readonly Offered[], selection: Selection, park: Picture, at: Field): Choice[] {
  const here = offersOf(offered, selection).filter((offer) => targetOf(offer, park) === at);
  const stand = selection?.what === 'human' ? park.people.find((one) => one.human === selection.human) : undefined;
  const from = stand?.fate.kind === 'alive' ? stand.fate.at : at;
  // Beside the one who is meant, across the line between the two.
  const line = towards(from, at) ?? 'n';
  const places: readonly Facing[] = line === 'n' || line === 's' ? ['w', 'e'] : ['n', 's'];
  return here.map((offer, index) => ({
    action: offer.action,
    sign: offer.kind === 'Go' ? 'push' : offer.kind === 'Chop' ? 'chop' : offer.kind === 'Shoot' ? 'shoot' : 'other',
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
