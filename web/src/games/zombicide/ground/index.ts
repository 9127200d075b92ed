// The ground of a Zombicide board.
export { default as Doors } from './Doors.svelte';
export { default as Ground } from './Ground.svelte';
export { UNIT, type GroundBorder, type GroundName, type GroundPart } from './types';
