// The art of every equipment card by its key, one silhouette each.
import { drawing, placed, type Drawing, type Part } from '../figures/draw';
import { items } from './items';
import { common, pimped } from './weapons';

const arts = { ...common, ...pimped, ...items };

export type CardKey = keyof typeof arts;

/** Weapons point up to the right; these stand. */
const upright = new Set(['molotov', ...Object.keys(items)]);

const drawings = new Map<string, Drawing>(
  Object.entries<readonly Part[]>(arts).map(([key, parts]) => [key, drawing(placed(parts, 0, 0, upright.has(key) ? 0 : -14))]),
);

/** Keys of all cards that have art. */
export const cardKeys: readonly string[] = [...drawings.keys()];

/** The art of a card; nothing for a word that names none. */
export const cardArt = (key: string): Drawing | undefined => drawings.get(key);
