// What can be drawn on: zombies, and members of the Boss.
import type { Target } from '../../../generated/gearup/Target';

export function sameTarget(one: Target, other: Target | null | undefined): boolean {
  if (other == null) return false;
  return 'zombie' in one ? 'zombie' in other && one.zombie === other.zombie : 'boss' in other && one.boss === other.boss;
}

export function isAmong(targets: readonly Target[], target: Target): boolean {
  return targets.some((one) => sameTarget(one, target));
}

/** Each once, in the order of their first place. */
export function distinct(targets: readonly Target[]): Target[] {
  return targets.filter((target, at) => targets.findIndex((one) => sameTarget(one, target)) === at);
}
