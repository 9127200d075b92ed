// The pips of a die around 0,0, as dots of a path.

const [near, far] = [-9.5, 9.5];
const corners: readonly (readonly [number, number])[] = [
  [near, far],
  [far, near],
  [near, near],
  [far, far],
];
const sides: readonly (readonly [number, number])[] = [
  [near, 0],
  [far, 0],
];

/** Two pips after another come to the corners, then to the sides; an odd one lies in the middle. */
export function pips(face: number): string {
  const pairs = [...corners, ...sides].slice(0, face - (face % 2));
  const all = face % 2 === 1 ? [...pairs, [0, 0] as const] : pairs;
  return all.map(([x, y]) => `M${x},${y}h0.1`).join('');
}
