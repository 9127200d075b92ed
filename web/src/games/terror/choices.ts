// Things to choose from around a field, as arrows and signs: which way a zombie turns, what is
// done to the one that was tapped.
import type { Facing } from '../../generated/terror/Facing';
import { offersOf, targetOf, type Selection } from './lights';
import { zombieAt, type Picture } from './picture';
import { facings, towards, type ParsedOffer, type Field } from './places';

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
export function facingChoices(parsed: readonly ParsedOffer[], at: Field): Choice[] {
  return parsed.flatMap((offer) =>
    offer.verb === 'face' ? [{ action: offer.action, sign: 'face', at, side: offer.facing, right: false }] : [],
  );
}

/** What a zombie in hand can do. */
export function zombieChoices(parsed: readonly ParsedOffer[], selection: Selection, park: Picture): Choice[] {
  if (selection?.what !== 'zombie') return [];
  const facing = zombieAt(park, selection.at)?.facing ?? 'n';
  return offersOf(parsed, selection).flatMap((offer): Choice[] => {
    const { action } = offer;
    switch (offer.verb) {
      case 'step':
      case 'bite':
        return [{ action, sign: offer.verb, at: selection.at, side: facing, right: false }];
      case 'turn':
        return [{ action, sign: 'turn', at: selection.at, side: offer.facing, right: quarter(facing, offer.facing) === 1 }];
      case 'idle':
        return [{ action, sign: 'idle', at: selection.at, side: opposite(facing), right: false }];
      default:
        return [];
    }
  });
}

/** What the human in hand can do to the figure on this field. */
export function offerChoices(parsed: readonly ParsedOffer[], selection: Selection, park: Picture, at: Field): Choice[] {
  const here = offersOf(parsed, selection).filter((offer) => targetOf(offer, park) === at);
  const stand = selection?.what === 'human' ? park.people.find((one) => one.human === selection.human) : undefined;
  const from = stand?.fate.kind === 'alive' ? stand.fate.at : at;
  // Beside the one who is meant, across the line between the two.
  const line = towards(from, at) ?? 'n';
  const places: readonly Facing[] = line === 'n' || line === 's' ? ['w', 'e'] : ['n', 's'];
  return here.map((offer, index) => ({
    action: offer.action,
    sign: offer.verb === 'go' ? 'push' : offer.verb === 'chop' || offer.verb === 'shoot' ? offer.verb : 'other',
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
