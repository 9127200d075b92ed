// Dice of a roll, the highest first.
import type { Faces } from '../../../generated/zombicide/Faces';

/** `faces` says how many dice show each face. */
export function rolledFaces(faces: Faces): number[] {
  return faces.flatMap((count, index) => new Array<number>(count).fill(index + 1)).reverse();
}
