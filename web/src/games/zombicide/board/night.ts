// Light in the dark: where beams fall on the drawing, and which of them a finger points at.
import type { Direction } from '../../../generated/zombicide/Direction';
import type { Insight } from '../../../generated/zombicide/Insight';
import { inset, type Box, type Point } from '../../shared/geometry';
import type { Plan } from './plan';

/** A light that shines from a Zone into another one, or at a wall. */
export interface Beam {
  from: number;
  to: number | null;
}

/** The light of the Survivor who is asked: where it could shine, and where it is about to. */
export interface Aim {
  from: number;
  ways: readonly (number | null)[];
  aimed: Beam | null;
}

export const beamOf = (from: number, to: Direction): Beam => ({ from, to: to === 'wall' ? null : to.zone });

/** Lights that Survivors hold. */
export function beamsOf({ survivors }: Insight): Beam[] {
  return survivors.flatMap(({ zone, beam, status }) => (beam === null || status !== 'standing' ? [] : [beamOf(zone, beam)]));
}

/** A cone from the middle of the one Zone into the other; at a wall, a pool. */
export function beamPath(plan: Plan, { from, to }: Beam): string {
  const start = plan.zone(from).middle;
  if (to === null) {
    const r = Math.min(plan.zone(from).box.w, plan.zone(from).box.h) * 0.36;
    return `M${start.x - r},${start.y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
  }
  const { box, middle } = plan.zone(to);
  const length = Math.hypot(middle.x - start.x, middle.y - start.y) || 1;
  const step = { x: (middle.x - start.x) / length, y: (middle.y - start.y) / length };
  const half = Math.min(box.w, box.h) * 0.4;
  const corner = (at: Point, along: number, across: number): string =>
    `${round(at.x + step.x * along - step.y * across)},${round(at.y + step.y * along + step.x * across)}`;
  return `M${corner(start, 0, 7)}L${corner(middle, 0, half)}Q${corner(middle, half, 0)} ${corner(middle, 0, -half)}L${corner(start, 0, -7)}Z`;
}

const round = (at: number): number => Math.round(at * 10) / 10;

/** The way that a finger at a point of the drawing means: the Zone under it, the wall in the own Zone, else the nearest Zone. */
export function wayAt(plan: Plan, { from, ways }: Pick<Aim, 'from' | 'ways'>, at: Point): number | null | undefined {
  if (ways.includes(null) && isIn(inset(plan.zone(from).box, 8), at)) return null;
  const zones = ways.filter((way) => way !== null);
  const under = zones.find((zone) => isIn(plan.zone(zone).box, at));
  if (under !== undefined) return under;
  const distance = (zone: number): number => Math.hypot(plan.zone(zone).middle.x - at.x, plan.zone(zone).middle.y - at.y);
  return zones.toSorted((one, other) => distance(one) - distance(other))[0];
}

const isIn = ({ x, y, w, h }: Box, at: Point): boolean => at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
