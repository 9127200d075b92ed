// The connection to one table through one pair of eyes: what is known, and what can be asked.
import type { ClientMessage } from '../generated/ClientMessage';
import type { Position } from '../generated/Position';
import type { Problem } from '../generated/Problem';
import type { ServerMessage } from '../generated/ServerMessage';
import { TableKnowledge, type Welcome } from './knowledge.svelte';
import { freshId, Requests, type Answer, type Request } from './requests';
import { LastingSocket, type OpenWire, type Wire } from './socket';

/** The version of the protocol that this page speaks. */
const protocol = 5;
/** An action that is not answered for this long went into a dead connection. */
const answerTimeout = 8_000;

export type ConnectionState =
  { kind: 'connecting' } | { kind: 'open' } | { kind: 'reconnecting' } | { kind: 'closed'; problem: Problem | 'newer' };

export interface ConnectionOptions {
  table: string;
  eyes: number | null;
  /** Told of every message after it was taken in, with the position before it and its view. */
  heard(message: ServerMessage, before: Position | null, view: unknown): void;
  /** Asks by other means why there is no connection; nothing if it is only the network. */
  probe(eyes: number | null): Promise<Problem | null>;
  openWire?: OpenWire;
}

export class TableConnection extends TableKnowledge {
  state = $state.raw<ConnectionState>({ kind: 'connecting' });

  readonly #options: ConnectionOptions;
  readonly #requests = new Requests();
  readonly #socket: LastingSocket;
  #wantsChances = false;
  #wanted: number | null;

  constructor(options: ConnectionOptions) {
    super();
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
    const dead = setTimeout(() => this.#renew(), answerTimeout);
    const answer = this.#ask({ type: 'act', id, revision: this.position?.revision ?? 0, action });
    void answer.finally(() => clearTimeout(dead));
    return answer;
  }

  explain(data: unknown): Promise<Answer> {
    return this.#ask({ type: 'explain', id: freshId(), data });
  }

  /** Asks for the labels of the offers from this one on. */
  labels(from: number): Promise<Answer> {
    return this.#ask({ type: 'labels', id: freshId(), revision: this.position?.revision ?? 0, from });
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

  /** Forbids those who watch to write, or allows it again. */
  muteAudience(on: boolean): Promise<Answer> {
    return this.#ask({ type: 'mute_audience', id: freshId(), on });
  }

  answerUndo(agree: boolean): Promise<Answer> {
    this.question = null;
    return this.#ask({ type: 'answer_undo', id: freshId(), revision: this.position?.revision ?? 0, agree });
  }

  answerConcede(agree: boolean): Promise<Answer> {
    return this.#ask({ type: 'answer_concede', id: freshId(), agree });
  }

  /** Shows everybody what this seat would do, or would have the team do; nothing takes it back. */
  propose(action: string | null): Promise<Answer> {
    return this.#ask({ type: 'propose', id: freshId(), action });
  }

  /** What may the bot on this seat be asked for? */
  ordersOf(seat: number): Promise<Answer> {
    return this.#ask({ type: 'orders', id: freshId(), seat });
  }

  /** Asks a bot for something, or no more. */
  order(seat: number, order: string, on: boolean): Promise<Answer> {
    return this.#ask({ type: 'order', id: freshId(), seat, order, on });
  }

  /** What may this seat do, and how likely does the team win then? */
  weigh(seat: number): Promise<Answer> {
    return this.#ask({ type: 'weigh', id: freshId(), seat });
  }

  /** Wants the win chances, or no more; also after a reconnect. */
  wantChances(on: boolean): void {
    if (this.#wantsChances === on) return;
    this.#wantsChances = on;
    if (this.state.kind === 'open') void this.#ask({ type: 'chances', id: freshId(), on });
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
    if (message.type === 'welcome' && message.protocol > protocol) return this.#close('newer');
    // Before the welcome there is nothing else that could be meant.
    if (message.type === 'failed' && message.id === null && this.state.kind !== 'open') return this.#close(message.problem);
    const { position, view } = this;
    this.take(message);
    if (message.type === 'welcome') this.#welcomed(message);
    this.#options.heard(message, position, view);
    if ('id' in message) this.#requests.answer(message.id, message);
  }

  #welcomed({ eyes, table }: Welcome): void {
    // A client that lost its seat is welcomed again, as another seat or as the audience. While the
    // table waits everybody sees what the audience sees, and keeps the seat.
    if (table.stage.stage !== 'waiting') this.#wanted = eyes;
    this.#socket.settle(address(this.#options.table, this.#wanted));
    this.state = { kind: 'open' };
    for (const request of this.#requests.unanswered()) this.#send(request);
    if (this.#wantsChances) void this.#ask({ type: 'chances', id: freshId(), on: true });
  }

  #renew(): void {
    this.#broken();
    this.#socket.renew(address(this.#options.table, this.#wanted));
  }

  #broken(): void {
    this.#requests.breakOff();
    if (this.state.kind === 'closed') return;
    if (this.state.kind === 'open') this.state = { kind: 'reconnecting' };
    else void this.#options.probe(this.#wanted).then((problem) => problem !== null && this.#close(problem));
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
