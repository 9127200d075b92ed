// Where tokens lie in their Zones.
import type { Insight } from '../../../generated/zombicide/Insight';
import type { MissionPiece } from '../../../generated/zombicide/MissionPiece';
import type { Box, Point } from '../../shared/geometry';
import type { Colour } from '../tokens';
import type { Plan } from './plan';

export type Token =
  { kind: 'objective'; colour: Colour } | { kind: 'crate' | 'exit' | 'moon' } | { kind: 'noise'; count: number; fixed: boolean };

export interface TokenPlace {
  key: string;
  at: Point;
  /** Smaller in small Zones. */
  scale: number;
  token: Token;
}

type Placed = Omit<TokenPlace, 'scale'>;

/** Room for a token. */
export const THING = 30;

export function tokensOf(plan: Plan, mission: MissionPiece, insight: Insight): TokenPlace[] {
  return plan.zones.flatMap(({ zone, body }) => {
    const scale = body.h < 62 ? 0.74 : 1;
    return [...things(zone, body, mission, insight), ...sounds(zone, body, mission, insight)].map((token) => ({ ...token, scale }));
  });
}

/** What can be taken or used, from the right upper corner down: figures lose one column at the most. */
function things(zone: number, body: Box, mission: MissionPiece, insight: Insight): Placed[] {
  const objectives = insight.objectives.flatMap((place): [string, Token][] => {
    const one = mission.objectives[place];
    return one?.zone === zone ? [[`objective ${place}`, { kind: 'objective', colour: one.colour }]] : [];
  });
  const crates = insight.crates.flatMap((place): [string, Token][] =>
    mission.crates[place] === zone ? [[`crate ${place}`, { kind: 'crate' }]] : [],
  );
  const exit: [string, Token][] = mission.exit === zone ? [['exit', { kind: 'exit' }]] : [];
  return [...exit, ...objectives, ...crates].map(([key, token], index) => ({
    key,
    token,
    at: { x: body.x + body.w - THING / 2 + 2, y: body.y + THING / 2 + 1 + index * (THING - 2) },
  }));
}

/** Columns of a Zone that things take. */
export function thingsIn(mission: MissionPiece, insight: Insight, zone: number): number {
  const objective = insight.objectives.some((place) => mission.objectives[place]?.zone === zone);
  const crate = insight.crates.some((place) => mission.crates[place] === zone);
  return objective || crate || mission.exit === zone ? 1 : 0;
}

/** Noise and what waits in the dark, from the left lower corner on. */
function sounds(zone: number, body: Box, mission: MissionPiece, insight: Insight): Placed[] {
  const { noise = 0 } = insight.zones.find((view) => view.zone === zone) ?? {};
  const waits = mission.buildings.some((dark, building) => dark.includes(zone) && !insight.opened.includes(building));
  const found: [string, Token][] = [
    ...(waits ? [[`moon ${zone}`, { kind: 'moon' }] as [string, Token]] : []),
    ...(noise > 0 ? [[`noise ${zone}`, { kind: 'noise', count: noise, fixed: false }] as [string, Token]] : []),
  ];
  return found.map(([key, token], index) => ({ key, token, at: { x: body.x + 14 + index * THING, y: body.y + body.h - 13 } }));
}
