// Kinds of Actions in a budget, in the order of the server.
import type { Budget } from '../../../generated/zombicide/Budget';
import { words } from '../../../i18n/words.svelte';

export const pools = [
  ...(['door', 'search', 'move', 'pair', 'all-out-melee', 'all-out-ranged', 'all-out-combat'] as const),
  ...(['melee', 'ranged', 'combat', 'any'] as const),
] as const;

/** 3 Actions and a free Move. */
export function spokenBudget(budget: Budget): string {
  const any = budget[pools.indexOf('any')] ?? 0;
  const free = pools.filter((pool, at) => pool !== 'any' && (budget[at] ?? 0) > 0).map((pool) => words.t(`zombicide-free-${pool}`));
  const all = any > 0 || free.length === 0 ? [words.t('zombicide-actions', { count: any }), ...free] : free;
  return new Intl.ListFormat(words.language).format(all);
}
