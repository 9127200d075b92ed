// Cards that are arranged: shelves with places, and what each change makes of them. The rules judge the end, not the way.
import type { Card } from '../../../generated/zombicide/Card';
import type { Inventory } from '../../../generated/zombicide/Inventory';

export type Part = 'hand' | 'backpack' | 'drop';

export interface Shelf {
  /** Whose it is: the place in the team; what is dropped is nobody's. */
  who: number | null;
  part: Part;
  places: readonly (Card | null)[];
}

export interface Spot {
  shelf: number;
  place: number;
}

const hands = 2;

/** Places of a part, with room for more cards than it has. */
function shelf(who: number | null, part: Part, cards: readonly Card[], room: number): Shelf {
  const places = Array.from({ length: Math.max(room, cards.length) }, (_, at) => cards[at] ?? null);
  return { who, part, places };
}

export interface Carrier {
  who: number;
  hand: readonly Card[];
  backpack: readonly Card[];
  slots: number;
}

/** The shelves of some Survivors; cards that were found lie on a shelf of what is dropped. */
export function shelvesOf(carriers: readonly Carrier[], found: readonly Card[] | null): Shelf[] {
  const own = carriers.flatMap(({ who, hand, backpack, slots }) => [
    shelf(who, 'hand', hand, hands),
    shelf(who, 'backpack', backpack, slots),
  ]);
  return found === null ? own : roomy([...own, shelf(null, 'drop', found, 0)]);
}

/** There is always room to drop one card more. */
function roomy(shelves: readonly Shelf[]): Shelf[] {
  return shelves.map((one) => (one.part === 'drop' ? { ...one, places: [...one.places.filter((card) => card !== null), null] } : one));
}

export function cardAt(shelves: readonly Shelf[], { shelf, place }: Spot): Card | null {
  return shelves[shelf]?.places[place] ?? null;
}

/** Two places change what lies there. */
export function swap(shelves: readonly Shelf[], from: Spot, to: Spot): Shelf[] {
  const [one, other] = [cardAt(shelves, from), cardAt(shelves, to)];
  const put = (all: readonly Shelf[], spot: Spot, card: Card | null): Shelf[] =>
    all.map((it, at) => (at === spot.shelf ? { ...it, places: it.places.map((old, place) => (place === spot.place ? card : old)) } : it));
  return roomy(put(put(shelves, from, other), to, one));
}

/** Where a card goes that is sent away without saying where: the first free place of another part, own parts first. */
export function wayOf(shelves: readonly Shelf[], from: Spot): Spot | null {
  const at = shelves[from.shelf];
  const free = shelves.flatMap((one, shelf) =>
    shelf === from.shelf ? [] : [{ one, spot: { shelf, place: one.places.indexOf(null) } }].filter(({ spot }) => spot.place >= 0),
  );
  const near = free.filter(({ one }) => one.who === at?.who && one.part !== 'drop');
  return (near[0] ?? free[0])?.spot ?? null;
}

/** Cards that were found lie where there is room, hands first; those without room stay to be dropped. */
export function stowed(shelves: readonly Shelf[]): readonly Shelf[] {
  const drop = shelves.findIndex(({ part }) => part === 'drop');
  const place = shelves[drop]?.places.findIndex((card) => card !== null) ?? -1;
  const to = place < 0 ? null : wayOf(shelves, { shelf: drop, place });
  return to === null ? shelves : stowed(swap(shelves, { shelf: drop, place }, to));
}

export function inventoryOf(shelves: readonly Shelf[], who: number): Inventory {
  const cards = (part: Part): Card[] =>
    shelves.filter((one) => one.who === who && one.part === part).flatMap(({ places }) => places.filter((card) => card !== null));
  return { hand: cards('hand'), backpack: cards('backpack') };
}

/** Do two arrangements hold the same cards in the same parts? */
export function isSame(one: readonly Shelf[], other: readonly Shelf[]): boolean {
  const said = (shelves: readonly Shelf[]): string =>
    JSON.stringify(shelves.map(({ places }) => places.map((card) => (card === null ? '' : `${card.kind} ${card.empty}`)).sort()));
  return said(one) === said(other);
}
