// Short movements of the board. None for people who asked for none.
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

import type { Point } from './geometry';

function lasting(milliseconds: number): number {
  return prefersReducedMotion.current ? 0 : milliseconds;
}

/** Bursts out of nothing. */
export function pop(_: Element): TransitionConfig {
  return { duration: lasting(180), easing: cubicOut, css: (t) => `transform: scale(${0.3 + 0.7 * t})` };
}

/** Falls over and fades. */
export function topple(_: Element): TransitionConfig {
  return {
    duration: lasting(250),
    easing: cubicOut,
    css: (t) => `transform: rotate(${-14 * t}deg) scale(${1 - 0.1 * t}); opacity: ${1 - 0.4 * t}`,
  };
}

/** Turns over into its place. */
export function flip(_: Element): TransitionConfig {
  return { duration: lasting(220), easing: cubicOut, css: (t) => `transform: scaleX(${t})` };
}

/** Comes from where it stood, which is this far away; stands there at once if it came from nowhere. */
export function glide(_: Element, away: Point | null): TransitionConfig {
  if (away === null) return { duration: 0 };
  return { duration: lasting(250), easing: cubicOut, css: (_t, u) => `transform: translate(${u * away.x}px, ${u * away.y}px)` };
}
