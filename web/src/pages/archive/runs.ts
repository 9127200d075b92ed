// What was played at an archived table, gathered by who played it.
import type { WrittenAction } from '../../generated/WrittenAction';

/** Actions of one seat, one after the other. */
export interface Run {
  /** The seat; nothing where newer rules went on with the table. */
  seat: number | null;
  /** The turns of the first and the last of them. */
  from: number;
  to: number;
  /** As they were written down. */
  actions: readonly string[];
}

/** Neighbouring actions of one seat belong together. */
export function runsOf(actions: readonly WrittenAction[]): Run[] {
  const runs: (Run & { actions: string[] })[] = [];
  for (const { turn, seat, action } of actions) {
    const last = runs.at(-1);
    if (last !== undefined && seat !== null && last.seat === seat) {
      last.to = turn;
      last.actions.push(action);
    } else {
      runs.push({ seat, from: turn, to: turn, actions: [action] });
    }
  }
  return runs;
}
