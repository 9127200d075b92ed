// Events decide how a turn looks; what is on the street comes from the views around them.
import { describe, expect, it } from 'vitest';

import type { News } from '../../../generated/News';
import type { Happening } from '../../../generated/zombiaki/Happening';
import type { View } from '../../../generated/zombiaki/View';
import { sceneAt, viewAt } from '../../scene';
import { cueOf, type Cue } from './cue';
import { pace } from './pace';
import { griszka, mine, pack, sasza, shot, street } from '../testing';

function news(what: Happening): News {
  return { phrase: { key: '', args: [] }, rule: 'ZK-TURN-01', data: { what, rule: 'ZK-TURN-01' } };
}

/** What is seen at each event of a part between two views. */
function shown(before: View, after: View, ...happenings: Happening[]): { view: unknown; cue: Cue | null }[] {
  const told = happenings.map(news);
  return told.flatMap((_, step) => {
    const scene = sceneAt({ before, news: told, parts: [{ before, after, news: told }] }, step);
    return scene === null ? [] : [{ view: viewAt(scene, pace), cue: cueOf(scene, pack) }];
  });
}

const standing = street({ zombies: { 1: { card: griszka, wounds: 0, attached: 1 } }, humans: [shot] });
const empty = street({ zombies: {} });

describe('a part of a turn', () => {
  it('is seen as the server says it ends, with its last event that takes time', () => {
    const wounded: Happening = { Wounded: { card: griszka, at: 1, wounds: 2, left: 0 } };
    const moments = shown(standing, empty, wounded, { Destroyed: { card: griszka, at: 1 } }, { TurnEnded: { side: 'Humans', kept: 0 } });
    expect(moments.map(({ view }) => view === empty)).toEqual([false, true, true]);
  });

  it('lets a piece that is gone fall as it stood before', () => {
    const [moment] = shown(standing, empty, { Annihilated: { card: griszka, at: 1 } });
    expect(moment?.cue).toEqual({ kind: 'fall', at: 1, piece: { card: griszka, wounds: 0, attached: 1, blows: 0 } });
  });

  it('moves zombies and cars', () => {
    const [step, drive] = shown(empty, empty, { Moved: { card: sasza, from: 7, to: 6 } }, { Drove: { card: mine, from: 0, to: 1 } });
    expect(step?.cue).toEqual({ kind: 'move', layer: 'zombies', from: 7, to: 6 });
    expect(drive?.cue).toEqual({ kind: 'move', layer: 'objects', from: 0, to: 1 });
  });

  it('knows a shot from a mine', () => {
    const wounded: Happening = { Wounded: { card: sasza, at: 1, wounds: 1, left: 2 } };
    const fired = shown(standing, empty, { Played: { card: shot, target: { Track: 0 } } }, wounded);
    expect(fired.at(-1)?.cue).toEqual({ kind: 'hit', at: 1, wounds: 1, shot: true });
    const sprung = shown(standing, empty, { Sprung: { card: mine, at: 1 } }, wounded);
    expect(sprung.at(-1)?.cue).toMatchObject({ shot: false });
  });
});
