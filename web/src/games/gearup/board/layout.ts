// How large the squares of a street can be so that all of it is seen.

/** A card as the street must find room for it, in squares. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/** Pixels of a card beside and around its squares. */
const beside = 74;
const around = 40;
const narrowest = 96;
const gap = 14;
/** A space without zombies. */
const empty = 52;

/** The largest side of a square with which the spaces fit; the smallest one if none does. */
export function cellFor(spaces: readonly (readonly Extent[])[], width: number, height: number, from: number, to: number): number {
  for (let cell = from; cell > to; cell -= 1) {
    const high = spaces.reduce((sum, cards) => sum + spaceHeight(cards, width, cell), 0);
    if (high <= height) return cell;
  }
  return to;
}

/** Cards lie in lines, like words. */
function spaceHeight(cards: readonly Extent[], width: number, cell: number): number {
  let used = 0;
  let line = 0;
  let high = 0;
  for (const card of cards) {
    const wide = Math.max(narrowest, card.columns * cell + beside) + gap;
    if (used > 0 && used + wide > width) {
      high += line + gap;
      used = 0;
      line = 0;
    }
    used += wide;
    line = Math.max(line, Math.max(2.6 * 24, card.rows * cell) + around);
  }
  return Math.max(empty, high + line + 22);
}
