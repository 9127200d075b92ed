// Tokens of Zombicide: for the inside of a drawing, around 0,0, at one pixel a unit. `Die` and `Bars` are for HTML.
export { default as Bars } from './Bars.svelte';
export type { Colour } from './colour';
export { default as Crate } from './Crate.svelte';
export { default as Die } from './Die.svelte';
export { default as Door } from './Door.svelte';
export { default as Exit } from './Exit.svelte';
export { default as FirstPlayer } from './FirstPlayer.svelte';
export { default as Lamp } from './Lamp.svelte';
export { levels, type Level } from './level';
export { default as Moon } from './Moon.svelte';
export { default as Noise } from './Noise.svelte';
export { default as Objective } from './Objective.svelte';
export { default as Opening } from './Opening.svelte';
export { default as Plate } from './Plate.svelte';
export { default as Spawn } from './Spawn.svelte';
export { default as Wound } from './Wound.svelte';
