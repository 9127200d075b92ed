// Survivors who lie knocked out, and how long there is to rescue them.
import type { Status } from '../../../generated/zombicide/Status';
import type { SurvivorView } from '../../../generated/zombicide/SurvivorView';

/** Rounds in which a rescue is possible, this one among them; nothing for those who do not lie. */
export function roundsToRescue(status: Status): number | null {
  if (status === 'down') return 2;
  return status === 'fading' ? 1 : null;
}

/** Those who lie, the most urgent first. */
export function fallen(team: readonly SurvivorView[]): (SurvivorView & { rounds: number })[] {
  const lying = team.flatMap((one) => {
    const rounds = roundsToRescue(one.status);
    return rounds === null ? [] : [{ ...one, rounds }];
  });
  return lying.toSorted((one, other) => one.rounds - other.rounds);
}
