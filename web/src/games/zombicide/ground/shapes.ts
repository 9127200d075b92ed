// Paths of furniture and floors.

export const box = (x: number, y: number, w: number, h: number): string => `M${x},${y}h${w}v${h}h${-w}Z`;

export const disc = (x: number, y: number, r: number): string => `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

/** The same thing side by side: `count` times from `from`, each `step` further. */
export const row = (count: number, from: number, step: number, thing: (at: number, index: number) => string): string =>
  Array.from({ length: Math.max(0, count) }, (_, index) => thing(from + index * step, index)).join('');

/** How many things of `size` with `gap` between them fit into `length`. */
export const fit = (length: number, size: number, gap: number): number => Math.max(1, Math.floor((length + gap) / (size + gap)));
