// Tests of a person at a table: everything beside the board follows the moment that is shown.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameModule } from '../games/game';
import type { Change } from '../generated/Change';
import type { Chances } from '../generated/Chances';
import type { News } from '../generated/News';
import type { Phrase } from '../generated/Phrase';
import type { Position } from '../generated/Position';
import type { SeatCard } from '../generated/SeatCard';
import type { ServerMessage } from '../generated/ServerMessage';
import type { TableCard } from '../generated/TableCard';
import { words } from '../i18n/words.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { TableSession } = await import('./session.svelte');

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  readonly sent: { type: string; id: string }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }

  close(): void {}

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seat = (name: string, yours: boolean): SeatCard => ({
  name,
  holder: yours ? { who: 'person', name: 'Ada' } : { who: 'bot', bot: 'easy', owner: null },
  yours,
  lent: false,
  present: true,
});

const table: TableCard = {
  id: 't1',
  game: 'zombiaki',
  seats: [seat('zombies', false), seat('humans', true)],
  options: {},
  listed: false,
  advice: true,
  opener: true,
  stage: { stage: 'running', deciding: [1] },
  turns: 0,
  changed: 0,
  branched: null,
  team: false,
};

/** A position in which this seat decides. */
const position = (revision: number, turn: number, decider: number): Position => ({
  revision,
  turn,
  status: { status: 'deciding', seats: [decider], rule: 'ZK-USE-01' },
  offers: [],
  proposable: [],
  undo: 'nothing',
});

const news = (event: string): News => ({ phrase: { key: event, args: [] }, rule: 'ZK-MOVE-01', data: null });

const module: GameModule = {
  Board: (() => ({})) as unknown as GameModule['Board'],
  Poster: (() => ({})) as unknown as GameModule['Poster'],
  goal: () => null,
  pace: () => 100,
};

const chances = (at: number): Chances => ({ turn: at, games: 100, seats: [[40, 50, 60]] });

let session: InstanceType<typeof TableSession>;
const hear = (message: ServerMessage): void => FakeSocket.last.hear(message);

function turn(number: number, by: number, events: readonly string[], decider: number): void {
  const steps = events.map((event, at) => ({ news: [news(event)], change: [[['at'], number * 10 + at]] satisfies Change }));
  hear({ type: 'turn', id: null, told: { turn: number, seat: by, steps }, position: position(number, number, decider) });
}

function undone(by: number, left: number, revision: number): void {
  hear({ type: 'undone', by, kept: [], view: { at: 0 }, position: position(revision, left, by) });
}

const said = (): string[] => session.announcer.polite.map(({ text }) => text);
const log = (): string[] => session.shownEntries.flatMap((entry) => entry.news.map(({ phrase }) => phrase.key));

beforeEach(() => {
  vi.useFakeTimers();
  // Words are their keys.
  vi.spyOn(words, 't').mockImplementation((key) => key);
  vi.spyOn(words, 'of').mockImplementation((_, phrase) => (typeof phrase === 'string' ? phrase : phrase.key));
  vi.stubGlobal('WebSocket', FakeSocket);
  session = new TableSession(table, module, null);
  hear({
    type: 'welcome',
    protocol: 4,
    table,
    eyes: 1,
    view: { at: 0 },
    position: position(0, 0, 0),
    opening: [],
    log: [],
    chat: [],
    asked: null,
    conceding: null,
    proposals: [],
    orders: [],
  });
});

afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('while a turn is shown', () => {
  beforeEach(() => {
    turn(1, 0, ['draws', 'walks', 'bites'], 1);
    for (const at of [0, 1]) hear({ type: 'chances', chances: chances(at) });
  });

  it('the log grows with what is seen', () => {
    expect(log()).toEqual(['draws']);
    vi.advanceTimersByTime(100);
    expect(log()).toEqual(['draws', 'walks']);
    vi.advanceTimersByTime(200);
    expect(log()).toEqual(['draws', 'walks', 'bites']);
  });

  it('the seat that is seen to act is the one that acts', () => {
    expect(session.acting).toEqual([0]);
    expect(session.myTurn).toBe(false);
    vi.advanceTimersByTime(300);
    expect(session.acting).toEqual([1]);
    expect(session.myTurn).toBe(true);
  });

  it('the curve waits for turns that are not shown yet', () => {
    turn(2, 0, ['waits'], 1);
    hear({ type: 'chances', chances: chances(2) });
    expect(session.chances.map((point) => point.turn)).toEqual([0, 1]);
    vi.advanceTimersByTime(400);
    expect(session.chances.map((point) => point.turn)).toEqual([0, 1, 2]);
  });

  it('nobody is called before it is over', () => {
    expect(said().join()).not.toContain('table-your-turn');
    vi.advanceTimersByTime(300);
    session.rested();
    expect(said().join()).toContain('table-your-turn');
  });
});

describe('taking back', () => {
  const told = (): unknown => session.play.note?.args.find(([name]) => name === 'what')?.[1];

  it('says each time what left the log', () => {
    turn(1, 1, ['first'], 1);
    turn(2, 1, ['second', 'and more'], 1);
    undone(1, 1, 3);
    expect(JSON.stringify(told())).toContain('second');
    undone(1, 0, 4);
    expect(JSON.stringify(told())).toContain('first');
  });
});

describe('a long list of offers', () => {
  const phrase = (key: string): Phrase => ({ key, args: [] });
  const asked = (): number => FakeSocket.last.sent.filter(({ type }) => type === 'labels').length;

  beforeEach(() => {
    const offers = ['first', null, null, 'last'].map((label, at) => ({
      action: `do ${at}`,
      data: null,
      label: label === null ? null : phrase(label),
    }));
    hear({ type: 'conceded', position: { ...position(1, 0, 1), offers } } as never);
  });

  it('fetches labels once one of them is read that did not come along', async () => {
    expect([session.offers[0]?.label.key, session.offers[3]?.label.key]).toEqual(['first', 'last']);
    await Promise.resolve();
    expect(asked(), 'nothing is missing').toBe(0);
    expect(session.offers[2]?.label.key).toBe('');
    await Promise.resolve();
    expect(asked()).toBe(1);
    const id = FakeSocket.last.sent.findLast(({ type }) => type === 'labels')?.id ?? '';
    hear({ type: 'labelled', id, labels: ['second', 'third', 'last'].map(phrase) });
    await vi.waitFor(() => expect(session.offers[2]?.label.key).toBe('third'));
    expect(asked()).toBe(1);
  });
});
