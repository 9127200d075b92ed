// Equipment cards for HTML: the art alone and the whole face.
export { cardArt, cardKeys, type CardKey } from './arts';
export { default as CardArt } from './CardArt.svelte';
export { default as CardFace } from './CardFace.svelte';
export type { CardProfile, CardTrait, ProfileLabels } from './types';
