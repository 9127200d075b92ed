// The colours of keys: objectives, doors and spawn zones that belong together. A sign goes with each, since red, green
// and blue may look alike.
export type Colour = 'red' | 'blue' | 'green';

export const fills: Readonly<Record<Colour, string>> = { red: 'var(--blood)', blue: '#3f6f96', green: '#6f8027' };

/** A cross, a ring and a triangle around 0,0, five units wide to each side. */
export const signs: Readonly<Record<Colour, string>> = {
  red: 'M-4.5,-4.5L4.5,4.5M4.5,-4.5L-4.5,4.5',
  blue: 'M-4.6,0A4.6,4.6 0 1 0 4.6,0A4.6,4.6 0 1 0 -4.6,0Z',
  green: 'M0,-5L5,4H-5Z',
};
