// Who and what is in each Zone at the moment that is shown.
import type { Insight } from '../../../generated/zombicide/Insight';
import type { Kind } from '../../../generated/zombicide/Kind';
import type { Cue } from '../shown/cue';
import { arrange, type Arrangement, type Crowd } from './crowd';
import type { Plan } from './plan';
import { THING, thingsIn } from './tokens';

/** A person on the board. */
export interface Person {
  character: number;
  /** Its place in the team; a Companion has none. */
  place: number | null;
}

/** Who stands in a Zone, and where. */
export interface Scenery {
  zone: number;
  crowd: Crowd;
  people: readonly Person[];
  arrangement: Arrangement;
}

/** Everybody on the board, by Zone. */
export function scenery(plan: Plan, insight: Insight, moving: Moving | null, type = 1): Scenery[] {
  return plan.zones.flatMap(({ zone, body }) => {
    const crowd = crowdIn(insight, zone, moving);
    const people = peopleIn(insight, zone).filter(({ character }) => !(moving?.kind === 'person' && moving.character === character));
    if (crowd.length + people.length === 0) return [];
    const beside = { ...body, w: body.w - thingsIn(plan.mission, insight, zone) * THING };
    return [
      { zone, crowd, people, arrangement: larger(arrange(beside, crowd, people.length, type), arrange(body, crowd, people.length, type)) },
    ];
  });
}

/** Figures stand beside the things of a Zone, unless they would be too small there. */
function larger(beside: Arrangement, over: Arrangement): Arrangement {
  if (beside.scale >= 0.55 || beside.scale >= over.scale) return beside;
  return { ...over, total: over.total && { ...over.total, at: beside.total?.at ?? over.total.at } };
}

/** Who is drawn on the way, and so not where the position has them. */
export type Moving = { kind: 'person'; character: number } | { kind: 'zombies'; zombie: Kind; count: number; zone: number };

/** Who is on the way while a cue is shown, if the position is the one after it or before it. */
export function movingIn(cue: Cue | null, after: boolean): Moving | null {
  if (cue?.kind === 'walk') return { kind: 'person', character: cue.who };
  if (cue?.kind !== 'shuffle') return null;
  return { kind: 'zombies', zombie: cue.zombie, count: cue.count, zone: after ? cue.to : cue.from };
}

export function crowdIn(insight: Insight, zone: number, moving: Moving | null = null): Crowd {
  const crowd = insight.zones.find((view) => view.zone === zone)?.zombies ?? [];
  if (moving?.kind !== 'zombies' || moving.zone !== zone) return crowd;
  const rest = crowd.map(([kind, count]) => [kind, kind === moving.zombie ? count - moving.count : count] as const);
  return rest.filter(([, count]) => count > 0);
}

export function peopleIn(insight: Insight, zone: number): Person[] {
  const team = insight.survivors.flatMap((one, place) =>
    one.zone === zone && (one.status === 'standing' || one.status === 'down' || one.status === 'fading')
      ? [{ character: one.character, place }]
      : [],
  );
  const others = insight.companions.flatMap((one) => (one.zone === zone && one.stands ? [{ character: one.character, place: null }] : []));
  return [...team, ...others];
}

export const countOf = (crowd: Crowd): number => crowd.reduce((sum, [, count]) => sum + count, 0);
