// Tests of choosing, confirming, and hearing no.
import { beforeEach, describe, expect, it } from 'vitest';

import type { Phrase } from '../generated/Phrase';
import type { Position } from '../generated/Position';
import type { Refusal } from '../generated/Refusal';
import { Play } from './play.svelte';
import type { Answer } from './requests';

const phrase = (key: string): Phrase => ({ key, args: [] });
const refusal: Refusal = { rule: 'ZK-DEPLOY-01', reason: phrase('refusal-not-entry'), remedy: null };
const refused: Answer = { type: 'refused', id: '1', refusal };
const done: Answer = { type: 'known', id: '1', revision: 2 };

function position(revision: number, actions: readonly string[]): Position {
  const offers = actions.map((action) => ({ action, data: { act: action }, label: phrase(action) }));
  return {
    revision,
    turn: revision,
    status: { status: 'deciding', seats: [0], rule: 'X' },
    offers,
    proposable: [],
    undo: 'free',
  };
}

let asked: string[];
let answers: Record<string, Answer | Promise<Answer>>;
let heard: string[];
let play: Play;

const ask =
  (what: string) =>
  (action: unknown = ''): Promise<Answer> => {
    asked.push(`${what} ${String(action)}`.trim());
    return Promise.resolve(answers[what] ?? done);
  };

beforeEach(() => {
  asked = [];
  heard = [];
  answers = {
    preview: { type: 'previewed', id: '1', preview: { label: phrase('a'), certain: [], outcomes: [], open: false } },
  };
  play = new Play(
    { act: ask('act'), explain: ask('explain'), preview: ask('preview'), hint: ask('hint'), undo: ask('undo') },
    { refused: (one) => heard.push(one.rule), noted: (note) => heard.push(note.key) },
  );
});

describe('play', () => {
  it('shows what an offer would do, and plays it when it is chosen again', async () => {
    await play.select('a');
    expect([play.selected, play.preview?.label.key]).toEqual(['a', 'a']);
    await play.select('a');
    expect(asked).toEqual(['preview a', 'act a']);
    expect(play.selected).toBeNull();
  });

  it('plays what was put together as soon as the server has written it down, and hears why not', async () => {
    answers['explain'] = { type: 'allowed', id: '1', offer: { action: 'composed', data: {}, label: phrase('a') } };
    await play.compose({ arrange: 1 });
    expect(asked).toEqual(['explain [object Object]', 'act composed']);
    answers['explain'] = refused;
    await play.compose({ arrange: 2 });
    expect([asked.length, play.refusal, heard]).toEqual([3, refusal, ['ZK-DEPLOY-01']]);
  });

  it('plays what is chosen on confirmation, and nothing if nothing is', async () => {
    play.confirm();
    await play.select('a');
    play.confirm();
    expect(asked).toEqual(['preview a', 'act a']);
  });

  it('forgets the preview of what was let go meanwhile', async () => {
    const first = play.select('a');
    await play.select(null);
    await first;
    expect([play.selected, play.preview]).toEqual([null, null]);
  });

  it('sends one action at a time', async () => {
    const first = play.act('a');
    await play.act('a');
    await first;
    expect(asked).toEqual(['act a']);
  });

  it('says why something is not possible, until the next action', async () => {
    answers.explain = refused;
    await play.explain('x');
    expect(play.refusal?.rule).toBe('ZK-DEPLOY-01');
    expect(heard).toEqual(['ZK-DEPLOY-01']);
    await play.select('a');
    expect(play.refusal).toBeNull();
  });

  it('chooses what turns out to be allowed', async () => {
    answers.explain = { type: 'allowed', id: '1', offer: { action: 'a', data: { act: 'a' }, label: phrase('a') } };
    await play.explain('a');
    expect(play.selected).toBe('a');
  });

  it('lets go of an offer whose preview is refused', async () => {
    answers.preview = refused;
    await play.select('a');
    expect([play.selected, play.refusal?.rule]).toEqual([null, 'ZK-DEPLOY-01']);
  });

  it('notes that it was too late, that it failed, that nobody answered', async () => {
    answers.act = { type: 'stale', id: '1', revision: 3 };
    await play.act('a');
    answers.act = { type: 'failed', id: '1', problem: { kind: 'not_now', phrase: phrase('problem-over') } };
    await play.act('a');
    answers.undo = { type: 'lost' };
    await play.undo();
    expect(heard).toEqual(['table-stale', 'problem-over', 'problem-unreachable']);
    expect(play.acting).toBe(false);
  });

  it('keeps a hint for its position only', async () => {
    const offer = { action: 'a', data: null, label: phrase('a') };
    answers.hint = { type: 'hinted', id: '1', hint: { revision: 5, offer, before: 46, after: 58, why: [] } };
    await play.askHint();
    expect(play.hint?.after).toBe(58);
    play.moved(position(5, ['a']));
    expect(play.hint).not.toBeNull();
    play.moved(position(6, ['a']));
    expect(play.hint).toBeNull();
  });

  it('lets go of what is not on offer any more', async () => {
    await play.select('a');
    play.moved(position(6, ['a', 'b']));
    expect(play.selected).toBe('a');
    play.moved(position(7, ['b']));
    expect(play.selected).toBeNull();
  });
});
