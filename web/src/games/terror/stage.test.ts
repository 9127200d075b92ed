// A turn as a film.
import { describe, expect, it } from 'vitest';

import type { News } from '../../generated/News';
import type { Happening } from '../../generated/terror/Happening';
import { pace } from './pace';
import { personOf, picture, pointsOf, zombieAt } from './picture';
import { stage } from './stage';
import { kit, sketch } from './testing';
import { recall, traceOf } from './trace';

function news(...what: Happening[]): News[] {
  return what.map((one) => ({ event: '', phrase: { key: '', args: [] }, rule: 'ZT-HUM-01', data: { what: one, rule: 'ZT-HUM-01' } }));
}

const before = sketch({ people: { banker: 'D4', nurse: 'D5*', child: 'F15' }, zombies: { E4: 'n', D9: 's' } });

describe('the stage', () => {
  it('moves a pushed zombie and whoever pushes it, one after the other', () => {
    const film = news({ Pushed: { human: 'banker', from: 'E4', to: 'F4' } }, { Moved: { human: 'banker', from: 'D4', to: 'E4' } });
    const first = stage(before, film, 0, kit);
    expect(first.cue).toEqual({ kind: 'move', keys: ['zombie E4'], from: 'E4', to: 'F4' });
    const { park } = stage(before, film, 1, kit);
    expect(zombieAt(park, 'F4')).toMatchObject({ key: 'zombie E4', facing: 'n' });
    expect(personOf(park, 'banker')?.fate).toEqual({ kind: 'alive', at: 'E4', wounded: false });
  });

  it('lets a zombie walk, bite, kill and be spent', () => {
    const film = news(
      { Stepped: { from: 'D9', to: 'D8', prey: 'nurse' } },
      { Bit: { at: 'D8', human: 'nurse', on: 'D5' } },
      { Died: { human: 'nurse' } },
      { Spent: { at: 'D8', activated: 1, quota: 2 } },
    );
    expect(stage(before, film, 1, kit).cue).toEqual({ kind: 'bite', at: 'D8', on: 'D5' });
    expect(stage(before, film, 2, kit).cue).toEqual({ kind: 'hurt', at: 'D5', how: 'dead' });
    const { park } = stage(before, film, 3, kit);
    expect(zombieAt(park, 'D8')?.used).toBe(true);
    expect([park.activated, park.quota]).toEqual([1, 2]);
  });

  it('wounds, heals and takes the briefcase', () => {
    const film = news({ Shielded: { human: 'banker' } }, { Wounded: { human: 'banker' } }, { Healed: { human: 'nurse' } });
    const { park } = stage(before, film, 2, kit);
    expect(park.briefcase).toBe(false);
    expect(personOf(park, 'banker')?.fate).toMatchObject({ wounded: true });
    expect(personOf(park, 'nurse')?.fate).toMatchObject({ wounded: false });
  });

  it('turns the dead into zombies and lets new ones rise', () => {
    const film = news(
      { Raised: { at: 'A9', pool: 9 } },
      { Faced: { at: 'A9', facing: 'e' } },
      { Converted: { human: 'banker', at: 'D4', pool: 8 } },
      { Faced: { at: 'D4', facing: 'w' } },
    );
    const { park, cue } = stage(before, film, 3, kit);
    expect(zombieAt(park, 'A9')?.facing).toBe('e');
    expect(personOf(park, 'banker')?.fate).toEqual({ kind: 'lost' });
    expect([park.pool, cue]).toEqual([8, { kind: 'look', at: 'D4', facing: 'w' }]);
  });

  it('puts a special zombie down as what it was', () => {
    const view = sketch({ zombies: { D9: 's' } });
    view.face_up.horde.special = [null, 'D9'];
    const film = news({ Lifted: { at: 'D9' } }, { PutDown: { at: 'A1' } });
    expect(zombieAt(stage(view, film, 1, kit).park, 'A1')?.special).toBe('brute');
  });

  it('counts stars, bullets, cards and terror', () => {
    const film = news(
      { Moved: { human: 'child', from: 'F15', to: 'F16' } },
      { Escaped: { human: 'child', at: 'F16', stars: 3, points: 3 } },
      { Shot: { from: 'D5', at: 'D9', bullets: 3, pool: 11 } },
      { Played: { card: 8, target: { zombie: 'E4' } } },
      { Slain: { at: 'E4', card: 8, pool: 12 } },
      { TerrorMoved: { to: 4 } },
    );
    const { park } = stage(before, film, 5, kit);
    expect(pointsOf(park)).toBe(3);
    expect([park.bullets, park.pool, park.zombies.length, park.terror]).toEqual([3, 12, 0, 4]);
    expect([park.played[1], park.held[1]]).toEqual([0b100, 3]);
  });

  it('shows a zombie that was not told yet which way to look', () => {
    const zombies = { C3: 'n', E4: 'e' } as const;
    const asked = sketch({ zombies, face: { ask: { facing: { at: 'C3', after: 'haunt' } } } });
    expect(picture(asked).zombies.map((zombie) => zombie.facing)).toEqual([null, 'e']);
    const called = sketch({ zombies, face: { ask: { facing: { at: 'E4', after: 'racket' } } } });
    expect(picture(called).zombies.map((zombie) => zombie.facing)).toEqual(['n', 'e']);
  });

  it('leaves a card on the zombie that it was played on, until that one has acted', () => {
    const [rampage, awe] = [kit.named('rampage')?.card ?? -1, kit.named('awe')?.card ?? -1];
    const film = news(
      { Played: { card: rampage, target: { zombie: 'D9' } } },
      { Played: { card: awe, target: { zombie: 'D9' } } },
      { Stepped: { from: 'D9', to: 'D8', prey: null } },
      { Spent: { at: 'D8', activated: 1, quota: 2 } },
    );
    expect(zombieAt(stage(before, film, 2, kit).park, 'D8')?.spells).toEqual(['rampage', 'awe']);
    expect(zombieAt(stage(before, film, 3, kit).park, 'D8')?.spells).toEqual([]);
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
