// Tests of the connection with a wire that the test holds at the other end.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Position } from '../generated/Position';
import type { Problem } from '../generated/Problem';
import type { ServerMessage } from '../generated/ServerMessage';
import type { TableCard } from '../generated/TableCard';
import { TableConnection } from './connection.svelte';
import type { Wire } from './socket';

class FakeWire implements Wire {
  readyState = 1;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly sent: { type: string; id: string; [key: string]: unknown }[] = [];

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close'));
  }
}

const table: TableCard = {
  id: 't1',
  game: 'zombiaki',
  seats: [],
  options: {},
  listed: false,
  advice: true,
  opener: false,
  stage: { stage: 'running', deciding: [0] },
  turns: 0,
  changed: 0,
  branched: null,
  team: false,
};

const position = (revision: number, turn = revision): Position => ({
  revision,
  turn,
  status: { status: 'deciding', seats: [0], rule: 'ZK-USE-01' },
  offers: [],
  proposable: [],
  undo: 'nothing',
});

const welcome = (revision: number, more: Partial<Extract<ServerMessage, { type: 'welcome' }>> = {}): ServerMessage => ({
  type: 'welcome',
  protocol: 5,
  table,
  eyes: 0,
  view: { at: revision, log: [0] },
  position: position(revision),
  opening: [],
  log: [],
  chat: [],
  asked: null,
  conceding: null,
  proposals: [],
  orders: [],
  ...more,
});

const turn = (revision: number, id: string | null = null): ServerMessage => ({
  type: 'turn',
  id,
  told: { turn: revision, seat: 0, steps: [{ news: [], change: [[['at'], revision]] }] },
  position: position(revision),
});

let wires: FakeWire[];
let heard: string[];
let problem: Problem | null;
let connection: TableConnection;

const last = (): FakeWire => {
  const wire = wires.at(-1);
  if (wire === undefined) throw new Error('no wire');
  return wire;
};

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  problem = null;
  connection = new TableConnection({
    table: 't1',
    eyes: 0,
    heard: (message) => heard.push(message.type),
    probe: () => Promise.resolve(problem),
    openWire: (address) => {
      const wire = new FakeWire(address);
      wires.push(wire);
      return wire;
    },
  });
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe('a connection to a table', () => {
  it('looks through the eyes that it was given', () => {
    expect(last().address).toMatch(/\/api\/tables\/t1\/socket\?eyes=0$/);
    expect(connection.state.kind).toBe('connecting');
    last().hear(welcome(3));
    expect(connection.state.kind).toBe('open');
    expect(connection.position?.revision).toBe(3);
  });

  it('keeps its seat while the table waits', () => {
    last().hear(welcome(0, { eyes: null, table: { ...table, stage: { stage: 'waiting' } } }));
    expect(connection.eyes).toBeNull();
    last().break();
    vi.advanceTimersByTime(1_000);
    expect(last().address).toMatch(/\?eyes=0$/);
    last().hear(welcome(0));
    expect(connection.eyes).toBe(0);
  });

  it('knows a concession that waits for agreement', () => {
    last().hear(welcome(3, { conceding: { by: 1, waiting: [0, 2] } }));
    expect(connection.conceding).toEqual({ by: 1, waiting: [0, 2] });
    last().hear({ type: 'concede_declined', by: 0 });
    expect(connection.conceding).toBeNull();
    last().hear({ type: 'concede_asked', by: 1, waiting: [2] });
    last().hear(turn(4));
    expect(connection.conceding, 'others play on').toEqual({ by: 1, waiting: [2] });
  });

  it('takes in turns and never goes back', () => {
    last().hear(welcome(3));
    last().hear(turn(5));
    last().hear(turn(4));
    expect(connection.position?.revision).toBe(5);
    expect(connection.log.map((told) => told.turn)).toEqual([5]);
  });

  it('keeps its view up to date by what changes', () => {
    last().hear(welcome(3));
    const before = connection.view as { log: unknown };
    last().hear(turn(4));
    expect(connection.view).toEqual({ at: 4, log: [0] });
    expect((connection.view as { log: unknown }).log).toBe(before.log);
    last().hear({ type: 'undone', by: 0, kept: [], view: { at: 3 }, position: position(5, 3) });
    expect(connection.view).toEqual({ at: 3 });
  });

  it('voids the log after a turn that was taken back', () => {
    last().hear(welcome(1));
    last().hear(turn(2));
    last().hear(turn(3));
    last().hear({ type: 'chances', chances: { turn: 3, games: 10, seats: [[1, 2, 3]] } });
    last().hear({ type: 'undone', by: 0, kept: [], view: { at: 2, log: [0] }, position: position(4, 2) });
    expect(connection.log.map((told) => told.turn)).toEqual([2]);
    expect(connection.chances).toEqual([]);
    expect(connection.position?.revision).toBe(4);
  });

  it('keeps what others did at the same time as the turn that was taken back', () => {
    last().hear(welcome(1));
    last().hear(turn(2));
    last().hear(turn(3));
    const kept = [{ turn: 2, seat: 1, news: [] }];
    last().hear({ type: 'undone', by: 0, kept, view: { at: 2, log: [0] }, position: position(5, 2) });
    expect(connection.log).toEqual(kept);
  });

  it('knows what is proposed now and nothing older', () => {
    const proposal = { seat: 1, decider: 0, action: 'order 1', data: { Order: 1 }, label: { key: 'x', args: [] }, reason: null };
    last().hear(welcome(1, { proposals: [proposal] }));
    expect(connection.proposals).toEqual([proposal]);
    last().hear({ type: 'proposals', proposals: [], decides_in: null });
    expect(connection.proposals).toEqual([]);
    void connection.propose('mark 1');
    expect(last().sent.at(-1)).toMatchObject({ type: 'propose', action: 'mark 1' });
  });

  it('comes back through the eyes that it was welcomed with', () => {
    last().hear(welcome(1));
    last().hear(welcome(1, { eyes: null }));
    expect(connection.eyes).toBeNull();
    last().break();
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    expect(last().address).not.toContain('eyes');
  });

  it('answers an action with its turn', async () => {
    last().hear(welcome(1));
    const answer = connection.act('end');
    const sent = last().sent.at(-1);
    expect(sent).toMatchObject({ type: 'act', revision: 1, action: 'end' });
    last().hear(turn(2, sent?.id ?? ''));
    expect((await answer).type).toBe('turn');
  });

  it('says an unanswered action again under the same id', async () => {
    last().hear(welcome(1));
    const answer = connection.act('end');
    const id = last().sent.at(-1)?.id ?? '';
    last().break();
    expect(connection.state.kind).toBe('reconnecting');
    vi.advanceTimersByTime(500);
    last().hear(welcome(2));
    expect(wires).toHaveLength(2);
    expect(last().sent).toMatchObject([{ type: 'act', id, revision: 1 }]);
    last().hear({ type: 'known', id, revision: 2 });
    expect((await answer).type).toBe('known');
  });

  it('keeps an action that was asked for while there was no connection', () => {
    last().hear(welcome(1));
    last().break();
    void connection.act('end');
    vi.advanceTimersByTime(500);
    last().hear(welcome(1));
    expect(last().sent).toMatchObject([{ type: 'act', action: 'end' }]);
  });

  it('gives up on a connection that swallows an action', () => {
    last().hear(welcome(1));
    void connection.act('end');
    vi.advanceTimersByTime(8_000);
    expect(wires).toHaveLength(2);
    last().hear(welcome(1));
    expect(last().sent).toHaveLength(1);
  });

  it('tells a question that it is lost', async () => {
    last().hear(welcome(1));
    const before = connection.preview('end');
    last().break();
    expect((await before).type).toBe('lost');
    expect((await connection.hint()).type).toBe('lost');
  });

  it('waits longer after every failure, ten seconds at most', async () => {
    last().hear(welcome(1));
    const waits = [500, 1000, 2000, 4000, 8000, 10_000, 10_000];
    for (const [at, wait] of waits.entries()) {
      last().break();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(wires).toHaveLength(at + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(wires).toHaveLength(at + 2);
    }
  });

  it('comes back at once when the network does', () => {
    last().hear(welcome(1));
    last().break();
    dispatchEvent(new Event('online'));
    expect(wires).toHaveLength(2);
    last().hear(welcome(2));
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
  });

  it('comes back at once when a person looks at the tab again', () => {
    last().hear(welcome(1));
    last().break();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(wires).toHaveLength(2);
  });

  it('does not listen to a wire that it left', () => {
    const old = last();
    old.hear(welcome(1));
    connection.look(1);
    old.hear(turn(9));
    expect(connection.position?.revision).toBe(1);
    expect(last().address).toMatch(/eyes=1$/);
    last().hear(welcome(1, { eyes: 1 }));
    expect(connection.eyes).toBe(1);
  });

  it('hears that it was too late', async () => {
    last().hear(welcome(1));
    const answer = connection.act('end');
    const id = last().sent.at(-1)?.id ?? '';
    last().hear(turn(2));
    last().hear({ type: 'stale', id, revision: 2 });
    expect((await answer).type).toBe('stale');
    expect(connection.position?.revision).toBe(2);
  });

  it('hears that an undo waits for others, and that it was declined', async () => {
    last().hear(welcome(3));
    const asked = connection.undo();
    last().hear({ type: 'undo_asked', by: 0, waiting: [1] });
    last().hear({ type: 'done', id: last().sent.at(-1)?.id ?? '' });
    expect((await asked).type).toBe('done');
    expect(connection.question).toEqual({ by: 0, waiting: [1] });
    last().hear({ type: 'undo_declined', by: 1 });
    expect(connection.question).toBeNull();
  });

  it('answers the question of another seat once', () => {
    last().hear(welcome(3, { asked: { by: 1, waiting: [0] } }));
    expect(connection.question).toEqual({ by: 1, waiting: [0] });
    void connection.answerUndo(true);
    expect(last().sent).toMatchObject([{ type: 'answer_undo', revision: 3, agree: true }]);
    expect(connection.question).toBeNull();
  });

  it('asks for the chances again after a reconnect', () => {
    connection.wantChances(true);
    last().hear(welcome(1));
    expect(last().sent).toMatchObject([{ type: 'chances', on: true }]);
    last().break();
    vi.advanceTimersByTime(500);
    last().hear(welcome(1));
    expect(last().sent).toMatchObject([{ type: 'chances', on: true }]);
  });

  it('keeps one point of the curve for each turn, in order', () => {
    last().hear(welcome(9));
    for (const [at, games] of [
      [4, 1],
      [2, 1],
      [4, 2],
    ] as const) {
      last().hear({ type: 'chances', chances: { turn: at, games, seats: [] } });
    }
    expect(connection.chances.map((point) => [point.turn, point.games])).toEqual([
      [2, 1],
      [4, 2],
    ]);
  });

  it('stops where the table does not exist', async () => {
    problem = { kind: 'missing', phrase: { key: 'problem-no-table', args: [] } };
    last().break();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.state).toEqual({ kind: 'closed', problem });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
  });

  it('stops when the server speaks a newer protocol', () => {
    last().hear(welcome(1, { protocol: 6 }));
    expect(connection.state).toEqual({ kind: 'closed', problem: 'newer' });
  });

  it('tells of every message after it was taken in', () => {
    last().hear(welcome(1));
    last().hear({ type: 'seats', seats: [], watching: 4, audience_muted: true });
    last().hear({ type: 'chat', line: { seat: 0, name: 'Ada', text: 'hej', at: 1 } });
    last().hear({ type: 'rematch', table: 't2' });
    last().hear({ type: 'closing' });
    expect(heard).toEqual(['welcome', 'seats', 'chat', 'rematch', 'closing']);
    expect(connection.audienceMuted).toBe(true);
    expect([connection.watching, connection.chat.length, connection.rematch, connection.closing]).toEqual([4, 1, 't2', true]);
  });
});
