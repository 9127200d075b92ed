// Every picture of Gear Up: a component for the inside of a drawing, on a box of 100 by 100.
// Figures have the inks of the poster and their own edge; signs take the colour of the text around.
import type { Component } from 'svelte';

import { bosses } from './bosses';
import type { Drawing } from './draw';
import { effects, icons } from './icons';
import Marks from './Marks.svelte';
import { survivors } from './survivors';
import { weapons } from './weapons';
import { zombies } from './zombies';

export { default as Picture } from './Picture.svelte';

export type SurvivorKey = keyof typeof survivors;
export type ZombieKind = keyof typeof zombies;
export type BossKey = keyof typeof bosses;
export type WeaponKey = keyof typeof weapons;
export type IconName = keyof typeof icons;
export type EffectName = keyof typeof effects;

/** A known key has a picture; any other word may have none. */
interface Lookup<Key extends string> {
  (key: Key): Component;
  (key: string): Component | undefined;
}

function lookup<Key extends string>(drawings: Readonly<Record<Key, Drawing>>): Lookup<Key> {
  const pictures = new Map<string, Component>();
  for (const [key, drawing] of Object.entries<Drawing>(drawings)) {
    pictures.set(key, (internals) => Marks(internals, { drawing }));
  }
  return ((key: string) => pictures.get(key)) as Lookup<Key>;
}

export const survivor = lookup<SurvivorKey>(survivors);
export const zombie = lookup<ZombieKind>(zombies);
/** The bosses, and the three players of Dead Sox one by one. */
export const boss = lookup<BossKey>(bosses);
export const weapon = lookup<WeaponKey>(weapons);
/** Signs of cells, tracks, turn cards and boss cards. */
export const icon = lookup<IconName>(icons);
export const effect = lookup<EffectName>(effects);
