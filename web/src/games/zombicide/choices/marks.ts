// What lights up on the map: Zones and doors that an open choice points at.
import type { BoardState } from '../boardState.svelte';
import type { GateMark, ZoneMark } from '../board/city';
import { words } from '../../../i18n/words.svelte';
import { isAttack, isBeam, isMove, those, zonesOf, type Choice } from './offers';

type Table = Pick<BoardState, 'open' | 'here' | 'chosen' | 'verb' | 'insight' | 'props' | 'inTurn' | 'zombiesAt'>;

/** What a Zone can mean now. An empty Zone is a target only for a weapon in hand, light falls there only where it is in hand, and the own Zone only for the one that is chosen. */
export function meaningsAt(table: Table, zone: number): Choice[] {
  const there = table.open.filter((choice) => zonesOf(choice, table.here).includes(zone));
  const chosen = there.find(({ action }) => action === table.chosen);
  if (chosen !== undefined) return [chosen];
  return there.filter((choice) => {
    if (table.verb !== null) return true;
    return isBeam(choice) ? !table.inTurn : !isAttack(choice) || table.zombiesAt(zone) > 0;
  });
}

export function opensAt(table: Table, gate: number): Choice[] {
  const there = those(table.open, 'open').filter(({ door }) => door === gate);
  const chosen = there.find(({ action }) => action === table.chosen);
  return chosen === undefined ? there : [chosen];
}

export function zoneMarks(table: Table): ZoneMark[] {
  const zones = new Set(table.open.flatMap((choice) => zonesOf(choice, table.here)));
  return [...zones].flatMap((zone) => {
    const there = meaningsAt(table, zone);
    return there.length === 0 ? [] : [markOf(table, zone, there)];
  });
}

function markOf(table: Table, zone: number, there: readonly Choice[]): ZoneMark {
  const label = labelOf(table, there);
  return {
    zone,
    tone: toneOf(table, zone, there),
    ...(label === null ? {} : { label }),
    selected: there.some(({ action }) => action === table.chosen),
    hinted: there.some(({ action }) => action === table.props.hinted),
  };
}

function toneOf(table: Table, zone: number, there: readonly Choice[]): ZoneMark['tone'] {
  if (there.some(isAttack)) return 'attack';
  if (!there.some(isMove)) return 'choose';
  return table.zombiesAt(zone) > 0 ? 'risk' : 'go';
}

/** The price of a Move; that a light shines at a wall and no farther. */
function labelOf({ insight }: Table, there: readonly Choice[]): string | null {
  if (there.some((choice) => isBeam(choice) && choice.to === 'wall')) return words.t('zombicide-beam-wall');
  const { prices } = insight.dashboard;
  if (prices === null || !there.some(({ kind }) => kind === 'move')) return null;
  return priceLabel(prices.walk);
}

export function priceLabel(price: number): string {
  return price === 0 ? words.t('zombicide-free') : String(price);
}

export function gateMarks(table: Table): GateMark[] {
  const gates = new Set(those(table.open, 'open').map(({ door }) => door));
  return [...gates].map((gate) => {
    const there = opensAt(table, gate);
    return {
      gate,
      selected: there.some(({ action }) => action === table.chosen),
      hinted: there.some(({ action }) => action === table.props.hinted),
    };
  });
}
