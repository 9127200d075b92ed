// The danger track: what each level brings, and which of it a Survivor has.
import type { CharacterPiece } from '../../../generated/zombicide/CharacterPiece';
import type { SurvivorView } from '../../../generated/zombicide/SurvivorView';
import { levels, type Level } from '../tokens';

/** AP at which a level begins, as it is printed on the dashboard. */
export const thresholds: Readonly<Record<Level, number>> = { blue: 0, yellow: 7, orange: 19, red: 43 };

export interface SkillLine {
  level: Level;
  skill: number;
  owned: boolean;
}

/** Skills of a character by level. Yellow brings an Action, which every card prints. */
export function skillLines({ blue, orange, red }: CharacterPiece, skills: readonly number[], yellow: number | null): SkillLine[] {
  const line = (level: Level) => (skill: number) => ({ level, skill, owned: skills.includes(skill) });
  const printed = [
    ...blue.map(line('blue')),
    ...(yellow === null ? [] : [line('yellow')(yellow)]),
    ...orange.map(line('orange')),
    ...red.map(line('red')),
  ];
  const known = new Set(printed.map(({ skill }) => skill));
  // Missions and cards may bring more.
  return [...printed, ...skills.filter((skill) => !known.has(skill)).map(line('blue'))];
}

/** How far along the track so many AP are, in parts of a hundred: every level has a quarter. */
export function share({ adrenaline, level }: Pick<SurvivorView, 'adrenaline' | 'level'>): number {
  const at = levels.indexOf(level);
  const next = levels[at + 1];
  const from = thresholds[level];
  const to = next === undefined ? from + 1 : thresholds[next];
  return 25 * (at + Math.min(1, (adrenaline - from) / (to - from)));
}
