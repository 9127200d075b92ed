// The film of a turn ends where the server says it ends.
import { describe, expect, it } from 'vitest';

import type { News } from '../../generated/News';
import type { Happening } from '../../generated/zombiaki/Happening';
import { picture } from './picture';
import { stage } from './stage';
import { chains, griszka, mine, pack, sasza, shot, street } from './testing';

function news(...happenings: Happening[]): News[] {
  return happenings.map((what) => ({
    event: '',
    phrase: { key: '', args: [] },
    rule: 'ZK-TURN-01',
    data: { what, rule: 'ZK-TURN-01' },
  }));
}

describe('the stage', () => {
  it('moves a piece that keeps its name', () => {
    const view = street({ zombies: { T2B3: { card: sasza, wounds: 1, attached: 0 } } });
    const shown = stage(view, news({ Moved: { card: sasza, from: 7, to: 6 } }), 0, pack);
    expect(shown.street.zombies[7]).toBeNull();
    expect(shown.street.zombies[6]).toMatchObject({ key: 'zombie 7', wounds: 1 });
    expect(shown.cue).toEqual({ kind: 'move', key: 'zombie 7', from: 7, to: 6 });
  });

  it('shows only the events up to the step', () => {
    const view = street({ zombies: { T2B3: { card: sasza, wounds: 0, attached: 0 } } });
    const film = news({ Moved: { card: sasza, from: 7, to: 6 } }, { Moved: { card: sasza, from: 6, to: 5 } });
    expect(stage(view, film, 0, pack).street.zombies[6]).not.toBeNull();
    expect(stage(view, film, 1, pack).street.zombies[5]).not.toBeNull();
  });

  it('knows a shot from a mine', () => {
    const view = street({ zombies: { T1B2: { card: sasza, wounds: 0, attached: 0 } }, humans: [shot] });
    const wounded: Happening = { Wounded: { card: sasza, at: 1, wounds: 1, left: 2 } };
    const fired = stage(view, news({ Played: { card: shot, target: { Track: 0 } } }, wounded), 1, pack);
    expect(fired.cue).toEqual({ kind: 'hit', at: 1, wounds: 1, shot: true });
    expect(fired.street.hands[1]).toEqual([]);
    const sprung = stage(view, news({ Sprung: { card: mine, at: 1 } }, wounded), 1, pack);
    expect(sprung.cue).toMatchObject({ shot: false });
  });

  it('buries a zombie with what it wears', () => {
    const view = street({ zombies: { T1B2: { card: griszka, wounds: 0, attached: 1 } } });
    const shown = stage(view, news({ Annihilated: { card: griszka, at: 1 } }), 0, pack);
    expect(shown.street.zombies[1]).toBeNull();
    expect(shown.cue).toMatchObject({ kind: 'fall', at: 1 });
    expect(shown.street.trash.map((pile) => pile.reduce((sum, one) => sum + one, 0))).toEqual([1, 1]);
  });

  it('takes chains off where they are worn', () => {
    const view = street({ zombies: { T1B2: { card: griszka, wounds: 0, attached: 1 } } });
    const shown = stage(view, news({ Expired: { card: chains } }), 0, pack);
    expect(shown.street.zombies[1]?.attached).toBe(0);
  });

  it('takes a raised zombie from the Trash and a played one from the hand', () => {
    const view = street({ zombies: {}, dead: [griszka], horde: [griszka] });
    const raised = stage(view, news({ Entered: { card: griszka, at: 4 } }), 0, pack).street;
    expect([raised.trash[0][0], raised.hands[0]]).toEqual([0, [griszka]]);
    const film = news({ Played: { card: griszka, target: { Field: 4 } } }, { Entered: { card: griszka, at: 4 } });
    const played = stage(view, film, 1, pack).street;
    expect([played.trash[0][0], played.hands[0]]).toEqual([1, []]);
  });

  it('counts the deck down as cards are drawn', () => {
    const view = street({ zombies: {} });
    const shown = stage(view, news({ Drew: { card: griszka } }), 0, pack);
    expect(shown.street.left[0]).toBe(picture(view).left[0] - 1);
    expect(shown.street.hands[0]).toEqual([griszka]);
  });
});
