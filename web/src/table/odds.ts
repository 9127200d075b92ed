// How likely something is, as people say it.

/** The server counts in a hundred thousand. */
export const wholeShare = 100_000;
/** Finer than this a fraction says less than a percentage; 36 are the ways that two dice fall. */
const finest = 36;

export interface Odds {
  /** In percent, with one digit after the point where it is needed. */
  percent: number;
  /** The same as a fraction where there is a plain one: 3 of 4. */
  fraction: readonly [number, number] | null;
}

export function oddsOf(share: number): Odds {
  const rounded = Math.round(share / (wholeShare / 1000)) / 10;
  const percent = share > 0 ? Math.max(rounded, 0.1) : 0;
  return { percent: share < wholeShare ? Math.min(percent, 99.9) : percent, fraction: fractionOf(share) };
}

function fractionOf(share: number): readonly [number, number] | null {
  for (let of = 2; of <= finest; of += 1) {
    const count = Math.round((share * of) / wholeShare);
    // The share itself was rounded to a whole number.
    if (count > 0 && count < of && Math.abs((count * wholeShare) / of - share) < 1) return [count, of];
  }
  return null;
}
