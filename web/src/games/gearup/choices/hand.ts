// The shape in hand over a card: where its ghost lies, and what it would be as an action. Whether
// it is legal, the offers say.
import {
  cellAt,
  columnOf,
  frameOf,
  orientationOf,
  orientations,
  held,
  laid,
  rowOf,
  sameCells,
  shapeOf,
  side,
  sorted,
  type Cells,
  type Orientation,
} from '../cards/cells';
import type { Action } from '../../../generated/gearup/Action';
import type { Target } from '../../../generated/gearup/Target';
import { actionOn, type Stroke } from './offers';
import { strokesOn, type Tool } from './tools';

/** A shape held over a target. Its corner lies at this row and column. */
export interface Hand extends Orientation {
  readonly target: Target;
  readonly row: number;
  readonly column: number;
}

/** A point of a card, in squares from its corner; the middle of the first square is 0.5. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** How far a ghost jumps to a place that is legal, in squares. */
const pull = 0.9;
/** After a turn it may jump further: the middle of a shape moves by the turn itself. */
const kick = 1.6;

export function cellsOf(tool: Tool, hand: Hand): number[] {
  return laid(held(tool.shape, hand), hand.row, hand.column);
}

/** The offer that the ghost stands for. */
export function strokeAt(tool: Tool, hand: Hand): Stroke | undefined {
  const cells = cellsOf(tool, hand);
  return strokesOn(tool, hand.target).find((stroke) => sameCells(stroke.cells, cells));
}

/** As it would be asked for, legal or not. */
export function actionOf(tool: Tool, hand: Hand): Action {
  return actionOn(tool.kind, hand.target, sorted(cellsOf(tool, hand)));
}

/** The ghost under a finger or a mouse: held as it is, at the nearest legal place if one is near. */
export function hover(tool: Tool, orientation: Orientation, target: Target, spot: Spot, ground: Cells): Hand {
  const { rows, columns } = frameOf(held(tool.shape, orientation));
  return near(tool, { ...orientation, target, row: spot.row - rows / 2, column: spot.column - columns / 2 }, pull, ground);
}

/** The same by one square, wherever that is. */
export function moved(tool: Tool, hand: Hand, rows: number, columns: number, ground: Cells): Hand {
  return inside(tool, { ...hand, row: hand.row + rows, column: hand.column + columns }, ground);
}

/** Turned or flipped around its middle. */
export function reoriented(tool: Tool, hand: Hand, orientation: Orientation, ground: Cells): Hand {
  const before = frameOf(held(tool.shape, hand));
  const after = frameOf(held(tool.shape, orientation));
  const corner = {
    row: hand.row + (before.rows - after.rows) / 2,
    column: hand.column + (before.columns - after.columns) / 2,
  };
  return near(tool, { ...hand, ...orientation, ...corner }, kick, ground);
}

/** A quarter further, clockwise or back. */
export function turn(orientation: Orientation, quarters: 1 | -1): Orientation {
  return { flip: orientation.flip, turns: (orientation.turns + quarters + 4) % 4 };
}

export function flip(orientation: Orientation): Orientation {
  // Left and right change places as they are seen, so a turn now goes the other way.
  return { turns: (4 - orientation.turns) % 4, flip: !orientation.flip };
}

/** Put down on a target for the first time: as it is held if it fits so, else as it fits. */
export function settle(tool: Tool, orientation: Orientation, target: Target, ground: Cells): Hand {
  const frame = frameOf(ground);
  const middle = { row: frame.row + frame.rows / 2, column: frame.column + frame.columns / 2 };
  const fits = strokesOn(tool, target).flatMap((stroke) => handOf(tool, stroke, orientation) ?? []);
  const first =
    nearest(
      tool,
      fits.filter((hand) => sameLook(tool, hand, orientation)),
      middle,
    ) ?? nearest(tool, fits, middle);
  return first ?? hover(tool, orientation, target, middle, ground);
}

/** The ghost of an offer. */
export function handOf(tool: Tool, stroke: Stroke, now: Orientation): Hand | undefined {
  const orientation = orientationOf(tool.shape, stroke.cells, now);
  const { row, column } = frameOf(stroke.cells);
  return orientation === undefined ? undefined : { ...orientation, target: stroke.target, row, column };
}

/** The next place on the same target where it fits: first held as now, then otherwise. */
export function nextFit(tool: Tool, hand: Hand, step: 1 | -1): Hand {
  const looks = orientations(tool.shape);
  const place = (one: Hand): number => {
    const look = looks.findIndex((orientation) => sameLook(tool, one, orientation));
    return look * side * side + cellAt(one.row, one.column);
  };
  const fits = strokesOn(tool, hand.target).flatMap((stroke) => handOf(tool, stroke, hand) ?? []);
  fits.sort((one, other) => place(one) - place(other));
  const here = place(hand);
  const later = step === 1 ? fits.find((one) => place(one) > here) : fits.findLast((one) => place(one) < here);
  return later ?? (step === 1 ? fits[0] : fits.at(-1)) ?? hand;
}

/** The nearest legal place for a shape that is held so, or where it is. */
function near(tool: Tool, here: Hand, reach: number, ground: Cells): Hand {
  const look = held(tool.shape, here);
  const fits = strokesOn(tool, here.target).filter((stroke) => sameCells(shapeOf(stroke.cells), look));
  let best: Hand | null = null;
  let least = reach;
  for (const stroke of fits) {
    const { row, column } = frameOf(stroke.cells);
    const far = Math.hypot(row - here.row, column - here.column);
    if (far > least) continue;
    least = far;
    best = { ...here, row, column };
  }
  return best ?? inside(tool, { ...here, row: Math.round(here.row), column: Math.round(here.column) }, ground);
}

/** A ghost stays where it can be seen, at the card, and on the sheet: beyond it nothing can be written. */
function inside(tool: Tool, hand: Hand, ground: Cells): Hand {
  const shape = frameOf(held(tool.shape, hand));
  const card = frameOf(ground);
  const within = (at: number, length: number, first: number, all: number): number =>
    Math.max(0, first - length + 1, Math.min(side - length, first + all - 1, at));
  return {
    ...hand,
    row: within(hand.row, shape.rows, card.row, card.rows),
    column: within(hand.column, shape.columns, card.column, card.columns),
  };
}

function sameLook(tool: Tool, one: Orientation, other: Orientation): boolean {
  return sameCells(held(tool.shape, one), held(tool.shape, other));
}

function nearest(tool: Tool, hands: readonly Hand[], middle: Spot): Hand | undefined {
  const far = (hand: Hand): number => {
    const cells = cellsOf(tool, hand);
    const row = cells.reduce((sum, cell) => sum + rowOf(cell) + 0.5, 0) / cells.length;
    const column = cells.reduce((sum, cell) => sum + columnOf(cell) + 0.5, 0) / cells.length;
    return Math.hypot(row - middle.row, column - middle.column);
  };
  return [...hands].sort((one, other) => far(one) - far(other))[0];
}
