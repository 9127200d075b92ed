// The two looks of the page, and which one to show.
export type Shade = 'dark' | 'light';

/** What to show, from what was kept and what the browser prefers. */
export function shadeFrom(before: string | null, prefersLight: boolean): Shade {
  if (before === 'dark' || before === 'light') return before;
  return prefersLight ? 'light' : 'dark';
}
