// Events decide how a turn looks; what is on the car park comes from the views around them.
import { describe, expect, it } from 'vitest';

import type { News } from '../../../generated/News';
import type { Happening } from '../../../generated/terror/Happening';
import { sceneAt, viewAt } from '../../scene';
import { cueOf, type Cue } from './cue';
import { pace } from './pace';
import { picture, zombieAt } from '../board/picture';
import { sketch } from '../testing';
import { recall, traceOf } from './trace';

function news(...what: Happening[]): News[] {
  return what.map((one) => ({ phrase: { key: '', args: [] }, rule: 'ZT-HUM-01', data: { what: one, rule: 'ZT-HUM-01' } }));
}

const before = sketch({ people: { banker: 'D4', nurse: 'D5', child: 'F15' }, wounded: ['nurse'], zombies: { E4: 'n', D9: 's' } });
const after = sketch({});

/** What is seen at each event of a part. */
function shown(...happenings: Happening[]): { view: unknown; cue: Cue | null }[] {
  const told = news(...happenings);
  return told.flatMap((_, step) => {
    const scene = sceneAt({ before, news: told, parts: [{ before, after, news: told }] }, step);
    return scene === null ? [] : [{ view: viewAt(scene, pace), cue: cueOf(scene) }];
  });
}

describe('a part of a turn', () => {
  it('is seen as the server says it ends, with its last event that takes time', () => {
    const moments = shown(
      { Bit: { at: 'D9', human: 'nurse', on: 'D5' } },
      { Died: { human: 'nurse' } },
      { Spent: { at: 'D9', activated: 1, quota: 2 } },
    );
    expect(moments.map(({ view }) => view === after)).toEqual([false, true, true]);
    expect(moments.map(({ cue }) => cue)).toEqual([{ kind: 'bite', at: 'D9', on: 'D5' }, { kind: 'hurt', at: 'D5', how: 'dead' }, null]);
  });

  it('moves humans and zombies', () => {
    const [pushed, moved] = shown(
      { Pushed: { human: 'banker', from: 'E4', to: 'F4' } },
      { Moved: { human: 'banker', from: 'D4', to: 'E4' } },
    );
    expect(pushed?.cue).toEqual({ kind: 'move', who: 'zombie', from: 'E4', to: 'F4' });
    expect(moved?.cue).toEqual({ kind: 'move', who: 'banker', from: 'D4', to: 'E4' });
  });

  it('lets a zombie that is gone fall as it stood before', () => {
    const [moment] = shown({ Shot: { from: 'D5', at: 'D9', bullets: 3, pool: 11 } });
    expect(moment?.cue).toMatchObject({ kind: 'shot', from: 'D5', at: 'D9', zombie: { at: 'D9', facing: 's' } });
  });
});

describe('the picture', () => {
  it('shows a zombie that was not told yet which way to look', () => {
    const zombies = { C3: 'n', E4: 'e' } as const;
    const asked = sketch({ zombies, face: { ask: { facing: { at: 'C3', after: 'haunt' } } } });
    expect(picture(asked).zombies.map((zombie) => zombie.facing)).toEqual([null, 'e']);
    const called = sketch({ zombies, face: { ask: { facing: { at: 'E4', after: 'racket' } } } });
    expect(picture(called).zombies.map((zombie) => zombie.facing)).toEqual(['n', 'e']);
  });

  it('leaves a card on the zombie that it was played on', () => {
    const turn = { ...before.face_up.zombie_turn, raging: ['E4', 2] as [string, number], released: 'D9' };
    const park = picture({ ...before, face_up: { ...before.face_up, zombie_turn: turn } });
    expect([zombieAt(park, 'E4')?.spells, zombieAt(park, 'D9')?.spells]).toEqual([['rampage'], ['awe']]);
  });
});

describe('the trace of a turn', () => {
  it('joins the steps of one pawn and marks who was bitten', () => {
    const film = news(
      { Stepped: { from: 'D9', to: 'D8', prey: null } },
      { Stepped: { from: 'D8', to: 'D7', prey: null } },
      { Bit: { at: 'D7', human: 'nurse', on: 'D6' } },
    );
    expect(traceOf(film)).toEqual({ moves: [{ from: 'D9', to: 'D7' }], hits: ['D6'] });
  });

  it('keeps the whole turn of the other side, and the last offer of the own one', () => {
    const [theirs, mine, first, second] = [
      news({ TurnBegan: { side: 'zombies', round: 1 } }, { Stepped: { from: 'D9', to: 'D8', prey: null } }),
      news({ Stepped: { from: 'A3', to: 'A2', prey: null } }, { TurnBegan: { side: 'humans', round: 2 } }),
      news({ Moved: { human: 'banker', from: 'D4', to: 'D5' } }),
      news({ Moved: { human: 'banker', from: 'D5', to: 'D6' } }),
    ] as const;
    expect(recall([...theirs, ...mine], mine).moves).toEqual([
      { from: 'D9', to: 'D8' },
      { from: 'A3', to: 'A2' },
    ]);
    expect(recall([...theirs, ...mine, ...first, ...second], second).moves).toEqual([{ from: 'D5', to: 'D6' }]);
  });

  it('gives every event its time, and bookkeeping none', () => {
    const [moved, spent] = news({ Turned: { at: 'A1', facing: 'n' } }, { Spent: { at: 'A1', activated: 1, quota: 1 } });
    expect(moved && pace(moved)).toBeGreaterThan(0);
    expect(spent && pace(spent)).toBe(0);
  });
});
