// Figures that are left, and what it means when they run short.
import type { Insight } from '../../../generated/zombicide/Insight';

/** Common kinds in the order of the pool. */
export const common = ['walker', 'brute', 'runner'] as const;
/** As few as this are told in red. */
const few = 2;

export interface Supply {
  kind: (typeof common)[number];
  left: number;
  all: number;
  short: boolean;
}

/** Figures on the board come back to the pool: together they are all that there are. */
export function supplyOf({ pool, zones }: Insight): Supply[] {
  return common.map((kind, at) => {
    const left = pool[at] ?? 0;
    const out = zones.flatMap(({ zombies }) => zombies).reduce((sum, [one, count]) => (one === kind ? sum + count : sum), 0);
    return { kind, left, all: left + out, short: left <= few };
  });
}
