// What matters now: the Survivor who acts, what can be chosen, the nearest Zombies.
import type { Insight } from '../../../generated/zombicide/Insight';
import type { Box, Point } from '../../shared/geometry';
import type { GateMark, ZoneMark } from './city';
import { countOf, crowdIn } from './people';
import type { Plan } from './plan';

/** Zones with Zombies that are shown beside the Survivor. */
const packs = 2;

/** Boxes to be shown, the most important first. */
export function whatMatters(
  plan: Plan,
  insight: Insight,
  who: number | null,
  zones: readonly ZoneMark[],
  gates: readonly GateMark[],
): Box[] {
  const own = who === null ? undefined : insight.survivors[who];
  const home = own !== undefined && own.status === 'standing' ? plan.zone(own.zone) : undefined;
  const rank = ({ tone, selected }: ZoneMark): number => (selected ? 0 : tone === 'attack' ? 1 : 2);
  const marked = zones.toSorted((one, other) => rank(one) - rank(other)).map(({ zone }) => plan.zone(zone));
  const from = home ?? marked[0];
  const boxes = [...(home ? [home] : []), ...marked].map(({ box }) => box);
  const doors = gates.flatMap(({ gate }) => around(plan.gate(gate)?.at));
  if (from === undefined) return [...doors, ...everybody(plan, insight)];
  return [...boxes, ...doors, ...nearestZombies(plan, insight, from.middle)];
}

function around(at: Point | undefined): Box[] {
  return at === undefined ? [] : [{ x: at.x - 24, y: at.y - 24, w: 48, h: 48 }];
}

function everybody(plan: Plan, { survivors }: Insight): Box[] {
  return survivors.filter(({ status }) => status === 'standing').map(({ zone }) => plan.zone(zone).box);
}

function nearestZombies(plan: Plan, insight: Insight, from: Point): Box[] {
  const infested = plan.zones.filter(({ zone }) => countOf(crowdIn(insight, zone)) > 0);
  const far = ({ middle }: { middle: Point }): number => Math.hypot(middle.x - from.x, middle.y - from.y);
  return infested
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, packs)
    .map(({ box }) => box);
}
