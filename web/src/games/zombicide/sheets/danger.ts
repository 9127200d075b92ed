// The danger track: what each level brings, and which of it a Survivor has.
import type { CharacterPiece } from '../../../generated/zombicide/CharacterPiece';
import type { SurvivorView } from '../../../generated/zombicide/SurvivorView';
import { levels, type Level } from '../tokens';

export interface SkillLine {
  level: Level;
  skill: number;
  owned: boolean;
}

/** Skills of a character by level. */
export function skillLines({ blue, yellow, orange, red }: CharacterPiece, skills: readonly number[]): SkillLine[] {
  const line = (level: Level) => (skill: number) => ({ level, skill, owned: skills.includes(skill) });
  const printed = [...blue.map(line('blue')), ...yellow.map(line('yellow')), ...orange.map(line('orange')), ...red.map(line('red'))];
  const known = new Set(printed.map(({ skill }) => skill));
  // Missions and cards may bring more.
  return [...printed, ...skills.filter((skill) => !known.has(skill)).map(line('blue'))];
}

/** How far along the track so many AP are, in parts of a hundred: every level has a quarter. */
export function share({ adrenaline, level }: Pick<SurvivorView, 'adrenaline' | 'level'>, thresholds: readonly number[]): number {
  const at = levels.indexOf(level);
  const from = thresholds[at] ?? 0;
  const to = thresholds[at + 1] ?? from + 1;
  return 25 * (at + Math.min(1, (adrenaline - from) / (to - from)));
}
