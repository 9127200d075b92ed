// What taps, pulls and keys do. Any touch stops a walk in progress.
import { tick } from 'svelte';

import type { CardFace } from '../../../generated/terror/CardFace';
import type { Human } from '../../../generated/terror/Human';
import { aboutCard, aboutField, aboutHuman } from '../sheets/about';
import type { BoardState } from '../boardState.svelte';
import { coverOf } from '../board/layout';
import { offersOf, sameSelection, tapCard, tapField, targetOf, type Answer, type Selection } from './lights';
import { personAt, personOf } from '../board/picture';
import type { Offered } from './offers';
import type { Field } from '../board/places';
import { attemptCard } from './question';
import { Walk, type Standing } from './walk';

export class Taps {
  readonly #walk = new Walk();
  /** The field that was tapped last. */
  #seen: Field | null = null;

  constructor(private readonly boardState: BoardState) {}

  field(field: Field, byTouch = false, small = false): void {
    const { boardState } = this;
    const { chosen } = boardState;
    // A finger has no hover: its first tap on another pawn looks, the second asks.
    const looks = byTouch && this.#seen !== field;
    this.#seen = field;
    // A token that is shown is confirmed wherever it is touched.
    if (chosen?.kind === 'Build' && !boardState.goals.has(field) && this.#coverOf(chosen).includes(field))
      boardState.props.select(chosen.action);
    else {
      const what = tapField(boardState.table, field);
      this.#answer(small ? this.#checked(what, looks, field) : what, () => (looks ? undefined : this.about(field)));
    }
  }

  /** On fields smaller than a fingertip the first tap shows what would be done, the second does it. */
  #checked(what: Answer | null, first: boolean, field: Field): Answer | null {
    if (what?.do === 'act') return { do: 'select', action: what.action };
    if (what?.do !== 'walk' || !first) return what;
    this.boardState.hovered = field;
    return { do: 'tell', key: 'terror-tap-again' };
  }

  pull(from: Field): void {
    const person = personAt(this.boardState.park, from);
    if (person !== undefined) this.boardState.taken = { selection: { what: 'human', human: person.human } };
  }

  /** An arrow or a sign around a pawn. */
  pick(action: string): void {
    const { boardState } = this;
    if (boardState.choosing !== null) boardState.props.select(action);
    else boardState.props.act(action);
  }

  card(face: CardFace): void {
    const { boardState } = this;
    boardState.drawn = false;
    const what = tapCard(boardState.offered, face.card, boardState.selection);
    if (what === null) boardState.props.explain(attemptCard(face, boardState.park));
    else {
      if (what.do === 'select') boardState.taken = null;
      this.#answer(what, () => undefined);
    }
  }

  /** A touch on the sheet takes a human in hand, or tells about it. */
  person(human: Human): void {
    const { boardState } = this;
    const person = personOf(boardState.park, human);
    const own: Selection = { what: 'human', human };
    if (offersOf(boardState.offered, own).length > 0)
      this.#answer({ do: 'select-piece', selection: sameSelection(boardState.selection, own) ? null : own }, () => undefined);
    else if (person !== undefined)
      boardState.props.inspect(aboutHuman(person, boardState.park, boardState.now, boardState.kit, boardState.props.say));
  }

  /** Another token, or another way to lie: it stays where it is shown, if it can. */
  token(token: Extract<Selection, { what: 'token' }>): void {
    const { boardState } = this;
    const at = boardState.chosen?.kind === 'Build' ? boardState.chosen.at : null;
    boardState.taken = { selection: token };
    boardState.props.select(offersOf(boardState.offered, token).find((offer) => targetOf(offer, boardState.park) === at)?.action ?? null);
  }

  letGo(): void {
    this.#drop();
    this.boardState.props.select(null);
  }

  /** The Escape key; the frame lets go of what is its own. */
  key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && (this.boardState.selection !== null || this.boardState.choosing !== null)) this.#drop();
  }

  about(field: Field): void {
    const { park, now, kit, props } = this.boardState;
    props.inspect(aboutField(field, park, now, kit, props.say));
  }

  aboutCard(face: CardFace): void {
    this.boardState.props.inspect(aboutCard(face, this.boardState.props.say));
  }

  /** Ends the walk. */
  halt(): void {
    this.#walk.stop();
  }

  /** Goes on with the way that was begun, if the position allows it. */
  goOn(): void {
    const action = this.#walk.next(this.#standing());
    if (action !== null) void this.#send(action);
  }

  /** The table takes no action while it answers the last one; the answer ends with this turn of the loop. */
  async #send(action: string): Promise<void> {
    await tick();
    if (this.#walk.on) this.boardState.props.act(action);
  }

  #standing(): Standing {
    const { props, park, offered } = this.boardState;
    return { view: props.view, busy: props.scene !== null, park, offered };
  }

  #drop(): void {
    this.boardState.taken = { selection: null };
    this.boardState.choosing = null;
  }

  #coverOf({ token, at, turned }: Extract<Offered, { kind: 'Build' }>): Field[] {
    return coverOf(this.boardState.kit.token(token), at, turned) ?? [];
  }

  #answer(what: Answer | null, about: () => void): void {
    const { boardState } = this;
    const { act, select, explain, tell, offers } = boardState.props;
    if (what === null) return tell?.({ key: offers.length > 0 ? 'terror-nothing-here' : 'terror-nothing-now', args: [] });
    boardState.choosing = null;
    switch (what.do) {
      case 'act':
        act(what.action);
        break;
      case 'select':
        select(what.action);
        break;
      case 'walk': {
        const action = this.#walk.begin(what.human, what.path, this.#standing());
        if (action !== null) act(action);
        break;
      }
      case 'select-piece':
        boardState.taken = { selection: what.selection };
        select(null);
        break;
      case 'choose':
        boardState.choosing = what.at;
        select(null);
        break;
      case 'explain':
        explain(what.data);
        break;
      case 'inspect':
        about();
        break;
      case 'tell':
        tell?.({ key: what.key, args: [] });
        break;
      default:
        what satisfies never;
    }
  }
}
