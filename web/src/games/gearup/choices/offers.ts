// Offers of this game, each with its action as data.
import type { Action } from '../../../generated/gearup/Action';
import type { Target } from '../../../generated/gearup/Target';
import type { OfferOf } from '../../shared/happening';
import type { Cells } from '../cards/cells';

export type Choice = OfferOf<Action>;
export type ChoiceKind = Choice['kind'];
type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { kind: K }>;

/** Squares of one target. */
export interface Stroke {
  action: string;
  kind: 'Stamp' | 'Part' | 'Shoot';
  target: Target;
  cells: Cells;
}

/** Those of one kind. */
export function those<K extends ChoiceKind>(choices: readonly Choice[], kind: K): ChoiceOf<K>[] {
  return choices.filter((choice): choice is ChoiceOf<K> => choice.kind === kind);
}

export function strokesOf(choices: readonly Choice[]): Stroke[] {
  return choices.flatMap((choice): Stroke[] => {
    if (choice.kind === 'Stamp' || choice.kind === 'Part') return [choice];
    return choice.kind === 'Shoot' ? [{ ...choice, cells: [choice.cell] }] : [];
  });
}

/** Some squares of a target as an action that can be asked about. */
export function actionOn(kind: Stroke['kind'], target: Target, cells: Cells): Action {
  if (kind === 'Shoot') return { Shoot: { target, cell: cells[0] ?? 0 } };
  return kind === 'Stamp' ? { Stamp: { target, cells: [...cells] } } : { Part: { target, cells: [...cells] } };
}
