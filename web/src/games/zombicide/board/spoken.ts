// A Zone in words, for those who listen: its name, who and what is there, what can be done.
import type { Foreseen } from '../../../generated/zombicide/Foreseen';
import type { Insight } from '../../../generated/zombicide/Insight';
import type { MissionPiece } from '../../../generated/zombicide/MissionPiece';
import { words } from '../../../i18n/words.svelte';
import type { Kit } from '../kit';
import type { GateMark, Layer, ZoneMark } from './city';
import { drops, waysFrom, type Drop } from './forecast';
import { crowdIn, peopleIn } from './people';

export function personName(kit: Kit, character: number): string {
  return words.of('zombicide', `survivor-${kit.character(character).id}`);
}

/** Who and what is in a Zone. */
export function contents(kit: Kit, insight: Insight, zone: number): string[] {
  const { mission } = kit;
  const { noise = 0 } = insight.zones.find((view) => view.zone === zone) ?? {};
  const there = (places: readonly number[], at: (place: number) => number | undefined): boolean =>
    places.some((place) => at(place) === zone);
  const moons = mission.buildings.some((dark, building) => dark.includes(zone) && !insight.opened.includes(building));
  return [
    ...crowdIn(insight, zone).map(([kind, count]) => words.t(`zombicide-map-${kind}`, { count })),
    ...peopleIn(insight, zone).map(({ character }) => personName(kit, character)),
    ...(noise > 0 ? [words.t('zombicide-map-noise', { count: noise })] : []),
    ...(there(insight.objectives, (place) => mission.objectives[place]?.zone) ? [words.t('zombicide-map-objective')] : []),
    ...(there(insight.crates, (place) => mission.crates[place]) ? [words.t('zombicide-map-crate')] : []),
    ...(mission.exit === zone ? [words.t('zombicide-map-exit')] : []),
    ...(there(insight.spawns, (place) => mission.spawns[place]?.zone) ? [words.t('zombicide-map-spawn')] : []),
    ...(moons ? [words.t('zombicide-map-moon')] : []),
    ...(kit.zone(zone).kind === 'tank' ? [words.t('zombicide-zone-tank')] : []),
    ...(behindBags(mission, zone) ? [words.t('zombicide-map-sandbags')] : []),
  ];
}

/** Do Sandbags stand on a border of a Zone? */
const behindBags = ({ geometry }: MissionPiece, zone: number): boolean =>
  geometry.borders.some(({ zones, sandbags }) => sandbags !== 'none' && zones.includes(zone));

/** What those who stand in a Zone would do if the Player Phase ended now, and why. */
export function intentions(kit: Kit, insight: Insight, zone: number): string[] {
  return [...waysFrom(insight, zone).map(spokenWay), ...woundsIn(kit, insight, zone)];
}

export function spokenWay({ because, again, team_chooses }: Foreseen): string {
  const what = words.of('zombicide', because);
  const when = again ? words.t('zombicide-outlook-again', { what }) : what;
  return team_chooses ? `${when} ${words.t('zombicide-outlook-choose')}` : when;
}

/** What Zombies would do to those who stand in a Zone now. */
function woundsIn(kit: Kit, insight: Insight, zone: number): string[] {
  if (insight.outlook === null) return [];
  const here = new Set(peopleIn(insight, zone).map(({ character }) => character));
  return drops(insight.outlook)
    .filter(({ character }) => here.has(character))
    .map((drop) => spokenDrop(kit, drop));
}

/** Wounds of a person: as many as are certain, or up to as many as the players choose. */
export function spokenDrop(kit: Kit, { character, certain, most }: Drop): string {
  const sort = certain === most ? 'certain' : certain === 0 ? 'maybe' : 'between';
  return words.t(`zombicide-outlook-wounds-${sort}`, { name: personName(kit, character), certain, most });
}

/** `layer` is what lies over the city: what the eye sees there is said too. */
export function spokenZone(
  name: string,
  kit: Kit,
  insight: Insight,
  zone: number,
  mark: ZoneMark | undefined,
  layer: Layer,
  who: number | null,
): string {
  const inside = contents(kit, insight, zone);
  const range = layer === 'sight' && who !== null ? insight.survivors[who]?.sees.find((seen) => seen.zone === zone)?.range : undefined;
  const here = [
    inside.length > 0 ? inside.join(', ') : words.t('zombicide-map-empty'),
    ...(insight.clock?.night === true ? [words.t(insight.lit.includes(zone) ? 'zombicide-map-lit' : 'zombicide-map-dark')] : []),
    ...(insight.outlook?.woken.includes(zone) === true ? [words.t('zombicide-map-woken')] : []),
    ...(range === undefined ? [] : [words.t('zombicide-map-range', { range })]),
    ...(layer === 'forecast' ? intentions(kit, insight, zone) : []),
  ].join('. ');
  const doable = mark === undefined ? [] : [words.t(`zombicide-map-can-${mark.tone}`), mark.label ?? '', hinted(mark)];
  return `${name}: ${[here, ...doable.filter((word) => word !== '')].join('. ')}`;
}

export function spokenGate(one: string, other: string, mark: GateMark): string {
  return [words.t('zombicide-map-door', { one, other }), hinted(mark)].filter((word) => word !== '').join('. ');
}

const hinted = ({ hinted: points }: { hinted?: boolean }): string => (points === true ? words.t('zombicide-map-hinted') : '');
