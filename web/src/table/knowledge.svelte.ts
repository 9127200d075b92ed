// What is known of a table through one pair of eyes, kept up to date from what the server says.
import type { Chances } from '../generated/Chances';
import type { ChatLine } from '../generated/ChatLine';
import type { Logged } from '../generated/Logged';
import type { News } from '../generated/News';
import type { Position } from '../generated/Position';
import type { Proposal } from '../generated/Proposal';
import type { Question } from '../generated/Question';
import type { ServerMessage } from '../generated/ServerMessage';
import type { StandingOrder } from '../generated/StandingOrder';
import type { TableCard } from '../generated/TableCard';
import type { Told } from '../generated/Told';
import { newsOf, viewAfter } from './change';

export type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

export class TableKnowledge {
  table = $state.raw<TableCard | null>(null);
  eyes = $state<number | null>(null);
  /** What these eyes see, in the game's own shape. */
  view = $state.raw<unknown>();
  position = $state.raw<Position | null>(null);
  opening = $state.raw<readonly News[]>([]);
  log = $state.raw<readonly Logged[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  chances = $state.raw<readonly Chances[]>([]);
  /** An undo that waits for agreement. */
  question = $state.raw<Question | null>(null);
  /** A concession of the team that waits for agreement. */
  conceding = $state.raw<Question | null>(null);
  proposals = $state.raw<readonly Proposal[]>([]);
  /** What bots were asked for. */
  orders = $state.raw<readonly StandingOrder[]>([]);
  /** When the bot that waits for proposals decides without them; nothing where none waits. */
  decidesAt = $state<number | null>(null);
  watching = $state(0);
  /** Those who watch may not write. */
  audienceMuted = $state(false);
  /** The table of a rematch that was opened. */
  rematch = $state<string | null>(null);
  /** The server said that it goes away for a moment. */
  closing = $state(false);
  /** What was taken back last: the turns of that seat which left the log. */
  takenBack: readonly Logged[] = [];

  /** Takes in what the server says. */
  protected take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#begin(message);
      case 'turn':
        if (this.#advance(message.position)) this.#append(message.told);
        return;
      case 'undone':
        if (!this.#advance(message.position)) return;
        this.view = message.view;
        this.#cut(message.position.turn - message.kept.length, message.by, message.kept);
        return;
      case 'conceded':
        this.conceding = null;
        this.#advance(message.position);
        return;
      case 'concede_asked':
        this.conceding = { by: message.by, waiting: message.waiting };
        return;
      case 'concede_declined':
        this.conceding = null;
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
        this.audienceMuted = message.audience_muted;
        return;
      case 'chat':
        this.chat = [...this.chat, message.line];
        return;
      case 'chances':
        return this.#addChances(message.chances);
      case 'proposals':
        this.proposals = message.proposals;
        this.decidesAt = message.decides_in === null ? null : Date.now() + message.decides_in * 1000;
        return;
      case 'ordered':
        this.orders = message.orders;
        return;
      case 'rematch':
        this.rematch = message.table;
        return;
      case 'closing':
        this.closing = true;
        return;
      case 'stale':
      case 'known':
      case 'done':
      case 'failed':
      case 'refused':
      case 'allowed':
      case 'labelled':
      case 'previewed':
      case 'hinted':
      case 'orderable':
      case 'weighed':
        return;
      default:
        message satisfies never;
    }
  }

  /** A welcome is the first word on a new wire and the whole truth: it replaces everything. */
  #begin(message: Welcome): void {
    this.table = message.table;
    this.eyes = message.eyes;
    this.view = message.view;
    this.position = message.position;
    this.opening = message.opening;
    this.log = message.log;
    this.chat = message.chat;
    this.question = message.asked;
    this.conceding = message.conceding;
    this.proposals = message.proposals;
    this.orders = message.orders;
    this.decidesAt = null;
    this.chances = this.chances.filter((point) => point.turn <= message.position.turn);
    this.closing = false;
  }

  /** Takes a position, unless it is of before the welcome. */
  #advance(position: Position): boolean {
    if (this.position === null || position.revision < this.position.revision) return false;
    if (this.position?.revision !== position.revision) this.question = null;
    this.position = position;
    return true;
  }

  #append(told: Told): void {
    const { turn, seat, steps } = told;
    this.view = viewAfter(this.view, steps);
    this.log = [...this.log, { turn, seat, news: newsOf(steps) }];
  }

  /** Forgets what came after this turn, except what was kept of it: what this seat did is taken back. */
  #cut(turn: number, by: number, kept: readonly Logged[]): void {
    this.takenBack = this.log.filter((told) => told.turn > turn && told.seat === by);
    this.log = [...this.log.filter((told) => told.turn <= turn), ...kept];
    this.chances = this.chances.filter((point) => point.turn <= turn);
  }

  #addChances(point: Chances): void {
    const others = this.chances.filter((one) => one.turn !== point.turn);
    this.chances = [...others, point].sort((one, other) => one.turn - other.turn);
  }
}
