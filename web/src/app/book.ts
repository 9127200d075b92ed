// Which rulebook the header leads to.
import { gameKeys } from '../games/posters';
import type { Route } from './router.svelte';

/** That of the game on the page, or of the first game on the shelf. */
export function bookAddress(route: Route): string {
  const game = 'game' in route ? route.game : (gameKeys[0] ?? '');
  return `/rules/${game}`;
}
