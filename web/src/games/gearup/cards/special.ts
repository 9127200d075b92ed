// What only a Boss has on its board.
import type { BossSide } from '../../../generated/gearup/BossSide';

export interface Special {
  mouth: readonly number[];
  /** May the mouth be hit now? */
  open: boolean;
  cores: readonly number[];
  east: readonly number[];
  south: readonly number[];
}

export function specialOf(side: BossSide, open: boolean): Special {
  return { mouth: side.mouth, open, cores: side.cores, east: side.line_east, south: side.line_south };
}
