// The grammar of play: choose, see what it would do, confirm; and why something is not possible.
import type { Hint } from '../generated/Hint';
import type { Phrase } from '../generated/Phrase';
import type { Position } from '../generated/Position';
import type { Preview } from '../generated/Preview';
import type { Refusal } from '../generated/Refusal';
import type { Answer } from './requests';

/** What can be asked of the table. */
export interface Asking {
  act(action: string): Promise<Answer>;
  explain(data: unknown): Promise<Answer>;
  preview(action: string): Promise<Answer>;
  hint(): Promise<Answer>;
  undo(): Promise<Answer>;
}

export interface PlayEvents {
  refused(refusal: Refusal): void;
  noted(note: Phrase): void;
}

const lost: Phrase = { key: 'problem-unreachable', args: [] };

export class Play {
  /** The offer that waits for its confirmation. */
  selected = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** A phrase of the page about something that went another way. */
  note = $state.raw<Phrase | null>(null);
  /** An action is on its way. */
  acting = $state(false);
  /** The strong bot is thinking. */
  thinking = $state(false);

  /** Counts what was chosen and let go. */
  #chosen = 0;

  constructor(
    private readonly table: Asking,
    private readonly events: PlayEvents,
  ) {}

  /** Shows what an offer would do; the same again plays it; nothing lets go. */
  async select(action: string | null): Promise<void> {
    if (action !== null && action === this.selected) return this.act(action);
    this.#clear();
    this.selected = action;
    if (action === null) return;
    const answer = await this.table.preview(action);
    if (this.selected !== action) return;
    if (answer.type === 'previewed') this.preview = answer.preview;
    else if (answer.type === 'refused') {
      this.selected = null;
      this.#refuse(answer.refusal);
    }
    // Without a preview the offer can still be confirmed: its label says what it does.
  }

  async act(action: string): Promise<void> {
    // A second press while the first is on its way would be a second action.
    if (this.acting) return;
    this.letGo();
    this.acting = true;
    const answer = await this.table.act(action);
    this.acting = false;
    this.#took(answer);
  }

  confirm(): void {
    if (this.selected !== null) void this.act(this.selected);
  }

  /** Asks why something cannot be done. */
  async explain(data: unknown): Promise<void> {
    this.letGo();
    const answer = await this.table.explain(data);
    if (answer.type === 'allowed') await this.select(answer.offer.action);
    else this.#took(answer);
  }

  /** Plays an action that no list may hold: the server writes it down if it is possible, and says why if it is not. */
  async compose(data: unknown): Promise<void> {
    if (this.acting) return;
    this.letGo();
    const answer = await this.table.explain(data);
    if (answer.type === 'allowed') await this.act(answer.offer.action);
    else this.#took(answer);
  }

  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.letGo();
    this.thinking = true;
    const asked = this.#chosen;
    const answer = await this.table.hint();
    this.thinking = false;
    // A person who chose something meanwhile asks no more.
    if (asked !== this.#chosen) return;
    if (answer.type === 'hinted') this.hint = answer.hint;
    else this.#took(answer);
  }

  async undo(): Promise<void> {
    this.letGo();
    this.#took(await this.table.undo());
  }

  /** Says so if a request was not carried out. */
  async settle(answer: Promise<Answer>): Promise<void> {
    this.#took(await answer);
  }

  /** Lets go of everything that is shown about an action. */
  letGo(): void {
    this.#clear();
    this.selected = null;
  }

  dismissNote(): void {
    this.note = null;
  }

  tell(note: Phrase): void {
    this.note = note;
    this.events.noted(note);
  }

  /** The position changed: lets go of what is not on offer any more. */
  moved(position: Position): void {
    if (this.hint !== null && this.hint.revision !== position.revision) this.hint = null;
    if (this.selected !== null && !position.offers.some((offer) => offer.action === this.selected)) {
      this.selected = null;
      this.preview = null;
    }
  }

  #clear(): void {
    this.#chosen += 1;
    this.preview = null;
    this.refusal = null;
    this.note = null;
    this.hint = null;
  }

  #refuse(refusal: Refusal): void {
    this.refusal = refusal;
    this.events.refused(refusal);
  }

  #took(answer: Answer): void {
    if (answer.type === 'refused') this.#refuse(answer.refusal);
    else if (answer.type === 'stale') this.tell({ key: 'table-stale', args: [] });
    else if (answer.type === 'failed') this.tell(answer.problem.phrase);
    else if (answer.type === 'lost') this.tell(lost);
  }
}
