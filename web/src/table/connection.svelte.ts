// The connection to one table through one pair of eyes: what is known, and what can be asked.
import type { Chances } from '../generated/Chances';
import type { ChatLine } from '../generated/ChatLine';
import type { ClientMessage } from '../generated/ClientMessage';
import type { News } from '../generated/News';
import type { Position } from '../generated/Position';
import type { Problem } from '../generated/Problem';
import type { ServerMessage } from '../generated/ServerMessage';
import type { TableCard } from '../generated/TableCard';
import type { Told } from '../generated/Told';
import { freshId, Requests, type Answer, type Request } from './requests';
import { LastingSocket, type OpenWire, type Wire } from './socket';

/** The version of the protocol that this page speaks. */
const protocol = 1;
/** An action that is not answered for this long went into a dead connection. */
const patience = 8_000;

export type ConnectionState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'reconnecting' }
  | { kind: 'closed'; problem: Problem | 'newer' };

/** Somebody wants to take back. */
export interface UndoQuestion {
  by: number;
  waiting: readonly number[];
}

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

export interface ConnectionOptions {
  table: string;
  eyes: number | null;
  /** Told of every message after it was taken in, with the position before it. */
  heard(message: ServerMessage, before: Position | null): void;
  /** Asks by other means why there is no connection; nothing if it is only the network. */
  probe(): Promise<Problem | null>;
  openWire?: OpenWire;
}

export class TableConnection {
  state = $state.raw<ConnectionState>({ kind: 'connecting' });
  table = $state.raw<TableCard | null>(null);
  eyes = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  opening = $state.raw<readonly News[]>([]);
  log = $state.raw<readonly Told[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  chances = $state.raw<readonly Chances[]>([]);
  question = $state.raw<UndoQuestion | null>(null);
  watching = $state(0);
  /** The table of a rematch that somebody opened. */
  rematch = $state<string | null>(null);
  /** The server said that it goes away for a moment. */
  closing = $state(false);
  /** Who gave up, if it happened while this page was looking. */
  conceded = $state<number | null>(null);

  readonly #options: ConnectionOptions;
  readonly #requests = new Requests();
  readonly #socket: LastingSocket;
  #wantsChances = false;
  #wanted: number | null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#wanted = options.eyes;
    this.#socket = new LastingSocket(address(options.table, options.eyes), options.openWire ?? openWebSocket, {
      heard: (text) => this.#hear(JSON.parse(text) as ServerMessage),
      broken: () => this.#broken(),
    });
  }

  /** Plays an action. The promise outlives a broken connection. */
  act(action: string): Promise<Answer> {
    const id = freshId();
    const dead = setTimeout(() => this.#renew(), patience);
    const answer = this.#ask({ type: 'act', id, revision: this.position?.revision ?? 0, action });
    void answer.finally(() => clearTimeout(dead));
    return answer;
  }

  explain(action: string): Promise<Answer> {
    return this.#ask({ type: 'explain', id: freshId(), action });
  }

  preview(action: string): Promise<Answer> {
    return this.#ask({ type: 'preview', id: freshId(), action });
  }

  hint(): Promise<Answer> {
    return this.#ask({ type: 'hint', id: freshId() });
  }

  undo(): Promise<Answer> {
    return this.#ask({ type: 'undo', id: freshId(), revision: this.position?.revision ?? 0 });
  }

  concede(): Promise<Answer> {
    return this.#ask({ type: 'concede', id: freshId() });
  }

  say(text: string): Promise<Answer> {
    return this.#ask({ type: 'chat', id: freshId(), text });
  }

  answerUndo(agree: boolean): void {
    this.#send({ type: 'answer_undo', revision: this.position?.revision ?? 0, agree });
    this.question = null;
  }

  /** Wants the win chances, or no more; also after a reconnect. */
  wantChances(on: boolean): void {
    if (this.#wantsChances === on) return;
    this.#wantsChances = on;
    if (this.state.kind === 'open') this.#send({ type: 'chances', on });
  }

  /** Looks through other eyes from now on. */
  look(eyes: number | null): void {
    this.#requests.loseAll();
    this.#wanted = eyes;
    this.state = { kind: 'connecting' };
    this.#socket.renew(address(this.#options.table, eyes));
  }

  stop(): void {
    this.#socket.stop();
    this.#requests.loseAll();
  }

  #ask(request: Request): Promise<Answer> {
    const answer = this.#requests.add(request);
    const said = this.state.kind === 'open' && this.#send(request);
    // An action waits for the next welcome; a question would be about another position then.
    if (!said && request.type !== 'act') this.#requests.answer(request.id, { type: 'lost' });
    return answer;
  }

  #send(message: ClientMessage): boolean {
    return this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    const before = this.position;
    this.#take(message);
    this.#options.heard(message, before);
    this.#resolve(message);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'turn':
        if (this.#advance(message.position)) this.#append(message.told);
        return;
      case 'undone':
        if (this.#advance(message.position)) this.#cut(message.position.turn);
        return;
      case 'stale':
      case 'known':
        this.#advance(message.position);
        return;
      case 'conceded':
        this.conceded = message.by;
        this.#advance(message.position);
        return;
      case 'undo_asked':
        this.question = { by: message.by, waiting: message.waiting };
        return;
      case 'undo_declined':
        this.question = null;
        return;
      case 'seats':
        if (this.table !== null) this.table = { ...this.table, seats: message.seats };
        this.watching = message.watching;
        return;
      case 'chat':
        this.chat = [...this.chat, message.line];
        return;
      case 'chances':
        this.#addChances(message.chances);
        return;
      case 'rematch':
        this.rematch = message.table;
        return;
      case 'closing':
        this.closing = true;
        return;
      case 'failed':
        // Before the welcome there is nothing else that could be meant.
        if (message.id === null && this.state.kind !== 'open') this.#close(message.problem);
        return;
      case 'refused':
      case 'allowed':
      case 'previewed':
      case 'hinted':
        return;
      default:
        message satisfies never;
    }
  }

  /** Hands an answer to whoever asked. Some answers carry no id: they are told to everybody. */
  #resolve(message: ServerMessage): void {
    if ('id' in message && this.#requests.answer(message.id, message)) return;
    if (message.type === 'undone' && message.by === this.eyes) this.#requests.answerFirst('undo', message);
    if (message.type === 'undo_asked' && message.by === this.eyes) this.#requests.answerFirst('undo', message);
    if (message.type === 'conceded' && message.by === this.eyes) this.#requests.answerFirst('concede', message);
    if (message.type === 'chat' && message.line.seat === this.eyes) this.#requests.answerFirst('chat', message);
  }

  /** A welcome is the first word on a new wire and the whole truth: it replaces everything. */
  #welcome(message: Welcome): void {
    if (message.protocol > protocol) return this.#close('newer');
    this.#socket.settle();
    this.table = message.table;
    this.eyes = message.eyes;
    this.position = message.position;
    this.opening = message.opening;
    this.log = message.log;
    this.chat = message.chat;
    this.question = message.asked === null ? null : { by: message.asked[0], waiting: message.asked[1] };
    this.chances = this.chances.filter((point) => point.turn <= message.position.turn);
    this.closing = false;
    this.state = { kind: 'open' };
    if (this.#wantsChances) this.#send({ type: 'chances', on: true });
    for (const request of this.#requests.unanswered()) this.#send(request);
  }

  /** Takes a position unless a later one is known. */
  #advance(position: Position): boolean {
    if (this.position !== null && position.revision < this.position.revision) return false;
    if (this.position?.revision !== position.revision) this.question = null;
    this.position = position;
    return true;
  }

  #append(told: Told): void {
    if ((this.log.at(-1)?.version ?? 0) < told.version) this.log = [...this.log, told];
  }

  #cut(turn: number): void {
    this.log = this.log.filter((told) => told.version <= turn);
    this.chances = this.chances.filter((point) => point.turn <= turn);
  }

  #addChances(point: Chances): void {
    const others = this.chances.filter((one) => one.turn !== point.turn);
    this.chances = [...others, point].sort((one, other) => one.turn - other.turn);
  }

  #renew(): void {
    this.#broken();
    this.#socket.renew(address(this.#options.table, this.#wanted));
  }

  #broken(): void {
    this.#requests.breakOff();
    if (this.state.kind === 'closed') return;
    if (this.state.kind === 'open') this.state = { kind: 'reconnecting' };
    else void this.#options.probe().then((problem) => problem !== null && this.#close(problem));
  }

  #close(problem: Problem | 'newer'): void {
    this.state = { kind: 'closed', problem };
    this.stop();
  }
}

function address(table: string, eyes: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const asking = eyes === null ? '' : `?eyes=${eyes}`;
  return `${scheme}://${location.host}/api/tables/${table}/socket${asking}`;
}

function openWebSocket(at: string): Wire {
  return new WebSocket(at);
}
