// What an offer looks like on a board, and what a turn leaves behind there.
import type { Box, Point } from './geometry';

/** An arrow; `short` is how far before its goal it ends. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly short?: number;
  /** Does it hurt or push a figure? */
  readonly shot?: boolean;
}

export interface Mark {
  /** What the offer speaks of; the last is its goal. */
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
  /** Is a figure hurt by it? */
  readonly shot: boolean;
}

/** The last move, kept on the board at rest: who went where, and who was hit. */
export interface Trace<Field> {
  readonly moves: readonly { readonly from: Field; readonly to: Field }[];
  readonly hits: readonly Field[];
}

export const noTrace: Trace<never> = { moves: [], hits: [] };

/** Gathers a trace; steps of one piece in a row are one move. */
export class Tracer<Field> {
  readonly #moves: { from: Field; to: Field }[] = [];
  readonly #hits = new Set<Field>();

  move(from: Field, to: Field): void {
    const before = this.#moves.find((move) => move.to === from);
    if (before === undefined) this.come(from, to);
    else before.to = to;
  }

  /** Something that was nowhere before. */
  come(from: Field, to = from): void {
    this.#moves.push({ from, to });
  }

  hit(field: Field): void {
    this.#hits.add(field);
  }

  get trace(): Trace<Field> {
    return { moves: this.#moves, hits: [...this.#hits] };
  }
}
