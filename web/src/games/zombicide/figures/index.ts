// Figures for the board and for HTML. `Figure` and `Standing` are for the inside of a drawing, `Picture` and `Face` for HTML.
export { head, survivor, survivors, zombie, zombies, type SurvivorKey, type ZombieKind } from './catalogue';
export type { Drawing } from './draw';
export { default as Face } from './Face.svelte';
export { default as Figure } from './Figure.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Standing } from './Standing.svelte';
