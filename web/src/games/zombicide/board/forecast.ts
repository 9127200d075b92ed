// The coming Zombie Phase as arrows over borders and drops at people.
import type { Foreseen } from '../../../generated/zombicide/Foreseen';
import type { Insight } from '../../../generated/zombicide/Insight';
import type { Kind } from '../../../generated/zombicide/Kind';
import type { Outlook } from '../../../generated/zombicide/Outlook';
import type { Point } from '../../shared/geometry';
import type { Plan } from './plan';

/** All that go from one Zone to the next. */
export interface Flow {
  from: number;
  to: number;
  count: number;
  kinds: readonly Kind[];
  /** Do the players choose how many go this way? */
  open: boolean;
  /** Its middle, and its turn in degrees. */
  at: Point;
  turn: number;
}

/** Two flows against each other keep this far from their border's middle. */
const aside = 15;

export function flows({ arrows }: Outlook, plan: Plan): Flow[] {
  const found = new Map<string, Flow>();
  for (const { from, to, kind, count, team_chooses } of arrows) {
    if (from === to) continue;
    const key = `${from} ${to}`;
    const known = found.get(key) ?? { ...placed(plan, from, to), from, to, count: 0, kinds: [], open: false };
    const kinds = known.kinds.includes(kind) ? known.kinds : [...known.kinds, kind];
    found.set(key, { ...known, kinds, count: known.count + count, open: known.open || team_chooses });
  }
  return [...found.values()].map((flow) => (found.has(`${flow.to} ${flow.from}`) ? { ...flow, at: shifted(flow) } : flow));
}

function placed(plan: Plan, from: number, to: number): Pick<Flow, 'at' | 'turn'> {
  const { at, step } = plan.crossing(from, to);
  return { at, turn: Math.round((Math.atan2(step.y, step.x) * 180) / Math.PI) };
}

/** To the right hand of those who go. */
function shifted({ at, turn }: Flow): Point {
  const angle = (turn * Math.PI) / 180;
  return { x: at.x - Math.sin(angle) * aside, y: at.y + Math.cos(angle) * aside };
}

/** Half the width of an arrow: it tells how many. */
export const halfWidth = (count: number): number => 5 + Math.min(9, count * 0.9);

/** A fat arrow to the right around 0,0. */
export function arrowPath(count: number): string {
  const half = halfWidth(count);
  const head = half + 7;
  return `M-21,${-half}H${23 - head}V${-head}L24,0L${23 - head},${head}V${half}H-21Z`;
}

/** The same arrow in pieces, where the players choose. */
export function brokenPath(count: number): string {
  const half = halfWidth(count);
  const head = half + 7;
  const tip = 23 - head;
  const blocks = [-21, -11].filter((x) => x + 6 < tip - 3).map((x) => `M${x},${-half}h6v${2 * half}h-6Z`);
  return `${blocks.join('')}M${tip},${-head}L24,0L${tip},${head}Z`;
}

/** Wounds of a person: those that are certain, and the most there can be. */
export interface Drop {
  character: number;
  certain: number;
  most: number;
}

export function drops({ perils }: Outlook): Drop[] {
  return perils.filter(({ most }) => most > 0).map(({ who, certain, most }) => ({ character: who, certain, most }));
}

/** What those who stand in a Zone now would do, in order. Runners go on from where they have come to. */
export function waysFrom({ outlook }: Insight, zone: number): Foreseen[] {
  const arrows = outlook?.arrows ?? [];
  const first = arrows.filter(({ from, again }) => from === zone && !again);
  const next = arrows.filter(({ again, kind, from }) => again && first.some((one) => one.kind === kind && one.to === from));
  return [...first, ...next];
}
