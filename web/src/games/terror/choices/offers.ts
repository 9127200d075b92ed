// What may be done on the car park, as the server offers it.
import type { Offer } from '../../../generated/Offer';
import type { Action } from '../../../generated/terror/Action';
import { offersOf, type OfferOf } from '../../shared/happening';

export type Offered = OfferOf<Action>;

export function readOffers(offers: readonly Offer[]): Offered[] {
  return offersOf<Action>(offers);
}
