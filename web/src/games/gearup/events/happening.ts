// Events of this game.
import type { News } from '../../../generated/News';
import type { Happening } from '../../../generated/gearup/Happening';
import { tell, type Kinds } from '../../shared/happening';

/** What happened, with its kind beside its values. */
export type Told = Kinds<Happening>;

export function told(news: News): Told {
  return tell<Happening>(news);
}
