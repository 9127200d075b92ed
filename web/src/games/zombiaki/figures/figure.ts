// The form of every card figure: flat closed shapes, each in one ink of the poster.

export type Ink = 'ink' | 'paper' | 'toxic' | 'amber' | 'blood' | 'steel';

/** One flat shape of a figure, in one ink. Coordinates are on a grid of 100 by 100. */
export interface Shape {
  readonly ink: Ink;
  /** Closed paths, filled by the even-odd rule: a path inside a path is a hole. */
  readonly d: string;
}

/** Shapes from the back to the front. */
export type Figure = readonly Shape[];
