// The shelf: every game that this page can draw, and its poster, fetched when it is shown.
import type { Component } from 'svelte';

type Posters = Readonly<Record<string, () => Promise<{ default: Component }>>>;

const posters: Posters = {
  zombiaki: () => import('./zombiaki/Poster.svelte'),
  terror: () => import('./terror/Poster.svelte'),
  gearup: () => import('./gearup/Poster.svelte'),
  zombicide: () => import('./zombicide/Poster.svelte'),
};

/** Keys of the games in the order of the shelf. */
export const gameKeys: readonly string[] = Object.keys(posters);

/** The poster of a game; nothing for a game that this page cannot draw. */
export async function openPoster(game: string): Promise<Component | undefined> {
  return (await posters[game]?.())?.default;
}
