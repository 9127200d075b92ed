// Every figure of Zombicide by its key. Zombies look left, survivors right; all stand on 0,0 in one scale.
import { abominations } from './abominations';
import { adults } from './adults';
import { children } from './children';
import { drawing, type Drawing } from './draw';
import { heads } from './heads';
import { washington } from './washington';
import { zombies as crowds } from './zombies';

export const zombies = { ...crowds, ...abominations };
export const survivors = { ...adults, ...children, ...washington };

export type ZombieKind = keyof typeof zombies;
export type SurvivorKey = keyof typeof survivors;

const headDrawings = new Map<string, Drawing>(Object.entries(heads).map(([key, parts]) => [key, drawing(parts)]));

/** The figure of a kind; nothing for a word that names none. */
export const zombie = (kind: string): Drawing | undefined => (zombies as Record<string, Drawing>)[kind];
export const survivor = (key: string): Drawing | undefined => (survivors as Record<string, Drawing>)[key];
/** The head alone, around 0,0. */
export const head = (key: string): Drawing | undefined => headDrawings.get(key);
