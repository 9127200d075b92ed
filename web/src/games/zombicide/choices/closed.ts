// What every Turn knows and this moment does not allow: asked about, the server says why.
import type { Action } from '../../../generated/zombicide/Action';
import { words } from '../../../i18n/words.svelte';
import type { BoardState } from '../boardState.svelte';

export interface Closed {
  key: string;
  name: string;
  data: Action;
}

export function closedOf(table: BoardState): Closed[] {
  const { acting, here, verbs } = table;
  const survivor = acting === null ? undefined : table.team[acting];
  if (survivor === undefined || here === null) return [];
  const has = (kind: string, card: number | null = null): boolean =>
    verbs.some((verb) => verb.kind === kind && (card === null || verb.card === card));
  const closed: Closed[] = [];
  const plain = (kind: 'take' | 'noise'): void => {
    if (!has(kind)) closed.push({ key: kind, name: words.t(`zombicide-verb-${kind}`), data: kind });
  };
  for (const { kind } of new Map(survivor.hand.map((card) => [card.kind, card])).values()) {
    const { melee, ranged } = table.kit.card(kind);
    const name = table.cardName(kind);
    if (melee !== null && !has('melee', kind))
      closed.push({ key: `melee ${kind}`, name, data: { melee: { weapon: kind, pair: false, effort: 'plain' } } });
    if (ranged !== null && !has('fire', kind))
      closed.push({ key: `fire ${kind}`, name, data: { fire: { weapon: kind, at: here, pair: false, effort: 'plain' } } });
  }
  if (!has('move')) closed.push({ key: 'move', name: words.t('zombicide-verb-move'), data: { move: { to: here } } });
  if (!has('search')) closed.push({ key: 'search', name: words.t('zombicide-verb-search'), data: { search: { cards: 1 } } });
  if (table.insight.objectives.length > 0) plain('take');
  plain('noise');
  return closed;
}
