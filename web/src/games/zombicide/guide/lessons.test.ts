// The lessons of the guided first game come at their moment, each once.
import { describe, expect, it } from 'vitest';

import { lessonAt, lessons, type Moment } from './lessons';

interface Given {
  round?: number;
  verbs?: readonly string[];
  noise?: number;
  health?: number;
  objectives?: readonly number[];
}

function moment({ round = 1, verbs = [], noise = 0, health = 3, objectives = [0] }: Given): Moment {
  const insight = {
    round,
    phase: 'turns',
    survivors: [{ health, full_health: 3, level: 'blue' }],
    objectives,
    zones: [{ noise }],
  };
  const kinds = verbs.map((kind) => ({ kind }));
  return { insight, asked: true, inTurn: verbs.length > 0, verbs: kinds, gates: [], over: false } as unknown as Moment;
}

const told = (...ids: string[]): Set<string> => new Set(ids);

describe('the guided first game', () => {
  it('begins with the team and does not say a thing twice', () => {
    expect(lessonAt(moment({}), told())?.id).toBe('team');
    expect(lessonAt(moment({}), told('team'))).toBeNull();
  });

  it('speaks of what can be done now, the rarer thing first', () => {
    expect(lessonAt(moment({ verbs: ['move', 'search', 'end'] }), told('team'))?.id).toBe('search');
    expect(lessonAt(moment({ verbs: ['move', 'fire', 'search'] }), told('team'))?.id).toBe('attack');
    expect(lessonAt(moment({ verbs: ['move', 'end'] }), told('team'))?.id).toBe('move');
    expect(lessonAt(moment({ verbs: ['end'] }), told('team', 'move'))?.id).toBe('end');
  });

  it('explains wounds, Zombies and the way out when they matter', () => {
    expect(lessonAt(moment({ health: 2 }), told('team'))?.id).toBe('wound');
    expect(lessonAt(moment({ round: 2 }), told('team'))?.id).toBe('zombies');
    expect(lessonAt(moment({ objectives: [] }), told('team'))?.id).toBe('exit');
  });

  it('tells every lesson under its own name', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });
});
