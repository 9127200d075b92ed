// One person at one table: ties together the connection, the film, the play and the words.
import { api, RequestFailed } from '../api/http';
import type { GameModule, Inspection, LabelledOffer } from '../games/game';
import type { Offer } from '../generated/Offer';
import type { Phrase } from '../generated/Phrase';
import type { Position } from '../generated/Position';
import type { Problem } from '../generated/Problem';
import type { Refusal } from '../generated/Refusal';
import type { SeatCard } from '../generated/SeatCard';
import type { ServerMessage } from '../generated/ServerMessage';
import type { TableCard } from '../generated/TableCard';
import { words } from '../i18n/words.svelte';
import { holderName } from '../parts/holder';
import { Announcer } from './announcer.svelte';
import { newsOf, partsOf } from './change';
import { TableConnection } from './connection.svelte';
import { Director } from './director.svelte';
import { toEntries } from './log';
import { notify } from './notice';
import { Play } from './play.svelte';
import { resultOf, type Result } from './result';
import { decides, firstEyes, openSeats, ownSeats, passTo } from './seating';
import { settings } from './settings.svelte';
import { play as playSound, type Sound } from './sound';

const unlabelled: Phrase = { key: '', args: [] };

/** The panels that a phone shows one at a time. */
export type Panel = 'offers' | 'log' | 'chances' | 'chat' | 'seats';

export class TableSession {
  readonly game: string;
  readonly connection: TableConnection;
  readonly director: Director;
  readonly play: Play;
  readonly announcer = new Announcer();

  /** On one device: who holds it now. */
  holding = $state<number | null>(null);
  /** The panel that is open on a phone. */
  panel = $state<Panel | null>(null);
  /** On a wide page: the log has the whole rail. */
  reading = $state(false);
  /** The rule that is shown. */
  rule = $state<string | null>(null);
  inspection = $state.raw<Inspection | null>(null);
  dialog = $state<'keys' | 'concede' | null>(null);
  /** The bot that is asked for something, or why it does what it does. */
  talk = $state<{ seat: number; about: 'orders' | 'why' } | null>(null);
  /** Covers of the board that the person has put aside. */
  aside = $state(false);
  /** Lines of chat that were read. */
  chatRead = $state(0);

  /** Labels that were fetched for a long list of offers. */
  #labels = $state.raw<{ revision: number; from: number; phrases: readonly Phrase[] }>({ revision: -1, from: 0, phrases: [] });
  /** What is to be said or sounded when the film has come to the present. */
  #due: (() => void) | null = null;
  /** The rule whose question came with a hint. */
  #guided: string | null = null;
  readonly #first: TableCard;
  readonly #module: GameModule;
  readonly #pieces: unknown;

  constructor(card: TableCard, module: GameModule, pieces: unknown) {
    this.#first = card;
    this.#module = module;
    this.#pieces = pieces;
    this.game = card.game;
    this.director = new Director({ pace: (news) => module.pace(news), speed: () => settings.pace });
    this.connection = new TableConnection({
      table: card.id,
      eyes: firstEyes(card),
      heard: (message, before, view) => this.#heard(message, before, view),
      probe: (seat) => probe(card.id, seat),
    });
    this.play = new Play(this.connection, {
      refused: (refusal) => this.#refused(refusal),
      noted: (note) => this.announcer.say([words.phrase(note)]),
    });
  }

  readonly table = $derived.by(() => this.connection.table ?? this.#first);
  readonly status = $derived.by(() => this.connection.position?.status);
  readonly own = $derived.by(() => ownSeats(this.table.seats));
  /** Seats for which this person answers: own ones, also those lent to a bot. */
  readonly answersFor = $derived.by(() => this.table.seats.flatMap((seat, at) => (seat.yours || seat.lent ? [at] : [])));
  /** Does the table wait until every seat is held? */
  readonly waits = $derived.by(() => this.table.stage.stage === 'waiting' && this.result === null);
  readonly open = $derived.by(() => openSeats(this.table.seats));
  readonly mine = $derived.by(() => decides(this.status, this.connection.eyes));
  readonly result = $derived.by(() => resultOf(this.status, this.table.seats));
  /** Do all win together or lose together? */
  readonly team = $derived.by(() => this.table.team);
  /** Names of the people and bots, by seat; empty for open seats. */
  readonly people = $derived.by(() => this.table.seats.map(({ holder }) => nameOf(holder)));
  /** What this seat may propose to the seat that decides for the team. */
  readonly proposable = $derived.by(() => (this.director.running ? [] : this.#labelled(this.connection.position?.proposable ?? [])));
  readonly entries = $derived.by(() => toEntries(this.connection.opening, this.connection.log));
  /** The log up to the moment that is shown. */
  readonly shownEntries = $derived.by(() => {
    const { scene, shown } = this.director;
    if (scene === null || shown === null) return this.entries;
    const known = this.entries.slice(0, this.entries.length - shown.ahead);
    const last = known.at(-1);
    return last === undefined ? known : [...known.slice(0, -1), { ...last, news: last.news.slice(0, scene.step + 1) }];
  });
  /** The seats that act at the moment that is shown. */
  readonly acting = $derived.by((): readonly number[] => {
    if (this.director.shown !== null) return [this.director.shown.seat];
    return this.status?.status === 'deciding' ? this.status.seats : [];
  });
  /** Is it this person's turn, at the moment that is shown? */
  readonly myTurn = $derived.by(() => this.mine && !this.director.running);
  /** The curve up to the moment that is shown. */
  readonly chances = $derived.by(() => {
    const turn = this.director.running ? (this.shownEntries.at(-1)?.turn ?? 0) : Infinity;
    return this.connection.chances.filter((point) => point.turn <= turn);
  });
  readonly seatKeys = $derived.by(() => this.table.seats.map((seat) => seat.name));
  /** The seat that the device has to be passed to before anything is shown. */
  readonly passTo = $derived.by(() => (this.director.running ? null : passTo(this.table.seats, this.status, this.holding)));
  /** What is lit: nothing while something is being shown. */
  readonly offers = $derived.by(() =>
    this.director.running || this.passTo !== null ? [] : this.#labelled(this.connection.position?.offers ?? []),
  );
  readonly view = $derived.by(() => (this.director.running ? this.director.after : this.connection.view));
  readonly unread = $derived.by(() => Math.max(0, this.connection.chat.length - this.chatRead));

  /** What a seat is called. */
  seatName(seat: number): string {
    const own = this.view === undefined ? undefined : this.#module.seatKey?.(this.view, this.#pieces, seat);
    const key = this.seatKeys[seat];
    if (key === undefined) return '';
    return words.of(this.game, own ?? `side-${key}`);
  }

  /** Several seats in one breath. */
  seatNames(seats: readonly number[]): string {
    return new Intl.ListFormat(words.language).format(seats.map((seat) => this.seatName(seat)));
  }

  /** How it ended, in a few words. */
  verdict(result: Result): string {
    const seats = this.seatNames(result.winners);
    const count = result.winners.length;
    return words.t(this.team ? 'over-title-team' : 'over-title', { kind: result.kind, seats, count });
  }

  /** Who gave up, in a few words. */
  gaveUp(result: Result): string {
    return this.team ? words.t('over-gave-up-team') : words.t('over-gave-up', { seats: this.seatNames(result.gaveUp) });
  }

  /** Leaves what the team decides to the bot that decides; there is no such way where a person does. */
  readonly leave = $derived.by(() => {
    const [decider] = this.status?.status === 'deciding' ? this.status.seats : [];
    const bot = decider !== undefined && this.table.seats[decider]?.holder.who === 'bot';
    return this.proposable.length > 0 && bot ? { seat: decider, go: () => this.propose(null) } : undefined;
  });

  isBot(seat: number): boolean {
    return this.table.seats[seat]?.holder.who === 'bot';
  }

  /** Is this a bot of the own team that takes orders while the game runs? */
  canTalk(seat: number): boolean {
    return this.team && this.connection.eyes !== null && this.result === null && this.isBot(seat) && this.#module.orders === true;
  }

  /** Proposes something; nothing takes it back. */
  propose(action: string | null): void {
    void this.play.settle(this.connection.propose(action));
  }

  /** Proposes something, or takes it back if it is proposed already. */
  togglePropose(action: string): void {
    const known = this.connection.proposals.find((one) => one.seat === this.connection.eyes);
    this.propose(known?.action === action ? null : action);
  }

  /** Fetches the labels that did not come with a long list of offers, now that one of them is shown. */
  async #fetchLabels(): Promise<void> {
    const { position } = this.connection;
    const from = position?.offers.findIndex((offer) => offer.label === null) ?? -1;
    if (position === null || from === -1 || this.#labels.revision === position.revision) return;
    this.#labels = { revision: position.revision, from, phrases: [] };
    const answer = await this.connection.labels(from);
    if (answer.type === 'labelled') this.#labels = { revision: position.revision, from, phrases: answer.labels };
  }

  /** A label is fetched when it is read. */
  #labelled(offers: readonly Offer[]): readonly LabelledOffer[] {
    const labelOf = (label: Phrase | null, at: number): Phrase => label ?? this.#fetched(at);
    return offers.map(({ action, data, label }, at) => ({
      action,
      data,
      get label() {
        return labelOf(label, at);
      },
    }));
  }

  #fetched(at: number): Phrase {
    const { revision, from, phrases } = this.#labels;
    if (revision === this.connection.position?.revision) return phrases[at - from] ?? unlabelled;
    queueMicrotask(() => void this.#fetchLabels());
    return unlabelled;
  }

  /** What the rules ask for now, in a few words. */
  asks(): string {
    if (this.status?.status !== 'deciding') return '';
    return words.of(this.game, `ask-${this.status.rule}`);
  }

  /** What this seat wants, in a few words; nothing while the view is not there yet. */
  goal(): string {
    const goal = this.view === undefined ? null : this.#module.goal(this.view, this.connection.eyes);
    return goal === null ? '' : words.of(this.game, goal);
  }

  /** Why the game ended, by the rule that ended it. */
  ending(): string {
    const last = this.entries.at(-1)?.news.at(-1);
    if (last === undefined || this.view === undefined) return '';
    return words.of(this.game, { key: `end-${last.rule}`, args: this.#module.goal(this.view, 0)?.args ?? [] });
  }

  /** How the story ends, where the game tells one. */
  epilogue(): string {
    const key = this.view === undefined ? undefined : this.#module.epilogue?.(this.view, this.#pieces);
    return key === undefined ? '' : words.of(this.game, key);
  }

  say = (phrase: Phrase | string): string => words.of(this.game, phrase);

  /** The person who holds this seat has the device now. */
  ready(): void {
    const seat = this.passTo;
    if (seat === null) return;
    this.holding = seat;
    if (seat !== this.connection.eyes) this.connection.look(seat);
  }

  undo(): void {
    const undo = this.connection.position?.undo ?? 'nothing';
    if (undo === 'nothing') this.play.tell({ key: 'problem-nothing-to-undo', args: [] });
    else void this.play.undo();
  }

  askHint(): void {
    if (!this.table.advice) this.play.tell({ key: 'problem-no-advice', args: [] });
    else if (this.mine) void this.play.askHint();
    else this.play.tell({ key: 'hint-not-now', args: [] });
  }

  /** In a first game the choices before play come with a hint, once each. */
  guide(): void {
    const rule = this.status?.status === 'deciding' ? this.status.rule : null;
    if (rule === null || !this.mine || this.director.running || this.#guided === rule) return;
    if (!settings.isNew(this.game) || this.#module.isOpening?.(this.view) !== true) return;
    this.#guided = rule;
    void this.play.askHint();
  }

  /** Shows the log where there is room for it, and puts it away again. */
  toggleLog(): void {
    this.reading = !this.reading;
    this.openPanel(this.panel === 'log' ? null : 'log');
  }

  /** Chooses the offer at this place of the list. */
  choose(at: number): boolean {
    const offer = this.offers[at];
    if (offer !== undefined) void this.play.select(offer.action);
    return offer !== undefined;
  }

  openPanel(panel: Panel | null): void {
    this.panel = panel;
    if (panel === 'chat') this.readChat();
  }

  readChat(): void {
    this.chatRead = this.connection.chat.length;
  }

  stop(): void {
    this.director.skip();
    this.connection.stop();
  }

  #heard(message: ServerMessage, before: Position | null, view: unknown): void {
    if ('position' in message) this.play.moved(message.position);
    switch (message.type) {
      case 'welcome':
        this.director.clear();
        // Chat lines from before the connection are not unread.
        if (before === null) this.readChat();
        return;
      case 'turn':
        return this.#turn(message, before, view);
      case 'undone':
        this.director.clear();
        return this.#undone(message.by);
      case 'undo_declined':
        return this.#declined('table-undo-declined', message.by);
      case 'concede_declined':
        return this.#declined('table-concede-declined', message.by);
      case 'stale':
      case 'known':
        return this.director.clear();
      case 'conceded':
        return this.#ended();
      case 'failed':
        if (message.id === null) this.play.tell(message.problem.phrase);
        return;
      case 'done':
      case 'refused':
      case 'allowed':
      case 'labelled':
      case 'previewed':
      case 'hinted':
      case 'orderable':
      case 'ordered':
      case 'weighed':
      case 'undo_asked':
      case 'concede_asked':
      case 'seats':
      case 'chat':
      case 'chances':
      case 'proposals':
      case 'rematch':
      case 'closing':
        return;
      default:
        message satisfies never;
    }
  }

  #turn(message: Extract<ServerMessage, { type: 'turn' }>, before: Position | null, view: unknown): void {
    const { told, position } = message;
    const own = message.id !== null;
    this.play.dismissNote();
    const news = newsOf(told.steps);
    this.director.add({ before: view, after: this.connection.view, news, parts: partsOf(view, told.steps), seat: told.seat, own });
    const sentences = news.map((one) => words.of(this.game, one.phrase));
    const { eyes } = this.connection;
    // One notice for each decision: the steps of one's own turn are none.
    const begins = decides(position.status, eyes) && !decides(before?.status, eyes);
    this.announcer.say(sentences);
    if (position.status.status === 'over') this.#later(() => this.#ended());
    else if (begins) this.#later(() => this.#call());
  }

  /** What belongs to the present waits until the present is shown. */
  #later(what: () => void): void {
    if (this.director.running) this.#due = what;
    else what();
  }

  /** Nothing is being shown any more. */
  rested(): void {
    const due = this.#due;
    this.#due = null;
    due?.();
  }

  /** Everybody is told who took back what: the first sentence of each turn says what was done. */
  #undone(by: number): void {
    const turns = this.connection.takenBack.map(({ news }) => news[0]).filter((one) => one !== undefined);
    const what = turns.map(({ phrase }) => this.say(phrase)).join(' ');
    this.#due = null;
    this.play.tell({
      key: what === '' ? 'table-undone' : 'table-undone-what',
      args: [
        ['seat', { Text: this.seatName(by) }],
        ['what', { Text: what }],
      ],
    });
  }

  /** Shown to the seats; the one that declined knows it. */
  #declined(key: string, by: number): void {
    const { eyes } = this.connection;
    if (eyes === null || eyes === by) return;
    this.play.tell({ key, args: [['seat', { Text: this.seatName(by) }]] });
  }

  #call(): void {
    this.announcer.say([words.t('table-your-turn')]);
    this.#sound('turn');
    if (document.visibilityState !== 'hidden' || !settings.notices) return;
    void notify(this.table.id, words.t('table-your-turn'), words.of(this.game, 'game-title'));
  }

  #ended(): void {
    this.aside = false;
    settings.learn(this.game);
    const { result } = this;
    if (result === null) return;
    if (result.kind !== 'seen') this.#sound(result.kind === 'won' ? 'win' : 'lose');
    this.announcer.say([this.verdict(result)]);
  }

  #refused(refusal: Refusal): void {
    this.#sound('refused');
    const sentences = [refusal.reason, ...(refusal.remedy === null ? [] : [refusal.remedy])];
    this.announcer.interrupt(sentences.map((one) => words.of(this.game, one)));
  }

  #sound(sound: Sound): void {
    if (settings.sound) playSound(sound);
  }
}

/** Why there is no connection, as far as plain requests can tell. */
async function probe(table: string, seat: number | null): Promise<Problem | null> {
  try {
    const { seats } = await api.table(table);
    // This browser was signed out, or the seat is another's now.
    const lost = seat !== null && seats[seat]?.yours !== true;
    return lost ? { kind: 'forbidden', phrase: { key: 'problem-not-yours', args: [] } } : null;
  } catch (error) {
    const problem = error instanceof RequestFailed ? error.problem : null;
    return problem?.kind === 'missing' || problem?.kind === 'forbidden' ? problem : null;
  }
}

/** The holder of a seat, in a word or two; nothing for an open seat. */
function nameOf(holder: SeatCard['holder']): string {
  if (holder.who === 'person') return holder.name;
  return holder.who === 'open' ? '' : holderName(holder);
}
