// What taps, pulls and keys do. Whoever touches anything stops whoever is on the way.
import { tick } from 'svelte';

import type { CardFace } from '../../generated/terror/CardFace';
import type { Human } from '../../generated/terror/Human';
import { aboutCard, aboutField, aboutHuman } from './about';
import type { Desk } from './desk.svelte';
import { coverOf } from './layout';
import { deedsOf, sameGrip, tapCard, tapField, targetOf, type Answer, type Grip } from './lights';
import { personAt, personOf } from './picture';
import type { Deed, Field } from './places';
import { attemptCard } from './question';
import { Walk, type Standing } from './walk';

export class Taps {
  readonly #walk = new Walk();
  /** The field that was tapped last. */
  #seen: Field | null = null;

  constructor(private readonly desk: Desk) {}

  field(field: Field, byTouch = false): void {
    const { desk } = this;
    const { chosen } = desk;
    // A finger has no hover: its first tap on somebody else's pawn looks, the second asks.
    const looks = byTouch && this.#seen !== field;
    this.#seen = field;
    // A token that is shown is confirmed wherever it is touched.
    if (chosen?.verb === 'build' && !desk.goals.has(field) && this.#coverOf(chosen).includes(field)) desk.props.select(chosen.action);
    else this.#answer(tapField(desk.table, field), () => (looks ? undefined : this.about(field)));
  }

  pull(from: Field): void {
    const person = personAt(this.desk.park, from);
    if (person !== undefined) this.desk.taken = { grip: { what: 'human', human: person.human } };
  }

  /** An arrow or a sign around a pawn. */
  pick(action: string): void {
    const { desk } = this;
    if (desk.choosing !== null) desk.props.select(action);
    else desk.props.act(action);
  }

  card(id: string): void {
    const { desk } = this;
    desk.drawn = false;
    const what = tapCard(desk.deeds, id, desk.grip);
    if (what === null) desk.props.explain(attemptCard(id, desk.park));
    else {
      if (what.do === 'select') desk.taken = null;
      this.#answer(what, () => undefined);
    }
  }

  /** A touch on the sheet takes a human in hand, or tells about it. */
  person(human: Human): void {
    const { desk } = this;
    const person = personOf(desk.park, human);
    const own: Grip = { what: 'human', human };
    if (deedsOf(desk.deeds, own).length > 0) this.#answer({ do: 'grip', grip: sameGrip(desk.grip, own) ? null : own }, () => undefined);
    else if (person !== undefined) desk.props.inspect(aboutHuman(person, desk.park, desk.now, desk.kit, desk.props.say));
  }

  /** Another token, or another way to lie: it stays where it is shown, if it can. */
  token(token: Extract<Grip, { what: 'token' }>): void {
    const { desk } = this;
    const at = desk.chosen?.verb === 'build' ? desk.chosen.at : null;
    desk.taken = { grip: token };
    desk.props.select(deedsOf(desk.deeds, token).find((deed) => targetOf(deed, desk.park) === at)?.action ?? null);
  }

  letGo(): void {
    this.#drop();
    this.desk.props.select(null);
  }

  /** The Escape key; the frame lets go of what is its own. */
  key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && (this.desk.grip !== null || this.desk.choosing !== null)) this.#drop();
  }

  about(field: Field): void {
    const { park, now, kit, props } = this.desk;
    props.inspect(aboutField(field, park, now, kit, props.say));
  }

  aboutCard(face: CardFace): void {
    this.desk.props.inspect(aboutCard(face, this.desk.props.say));
  }

  /** Nobody goes on. */
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
    if (this.#walk.on) this.desk.props.act(action);
  }

  #standing(): Standing {
    const { props, park, deeds } = this.desk;
    return { view: props.view, busy: props.scene !== null, park, deeds };
  }

  #drop(): void {
    this.desk.taken = { grip: null };
    this.desk.choosing = null;
  }

  #coverOf({ token, at, turned }: Extract<Deed, { verb: 'build' }>): Field[] {
    const one = this.desk.kit.tokenNamed(token);
    return one === undefined ? [] : (coverOf(one, at, turned) ?? []);
  }

  #answer(what: Answer | null, about: () => void): void {
    if (what === null) return;
    const { desk } = this;
    const { act, select, explain } = desk.props;
    desk.choosing = null;
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
      case 'grip':
        desk.taken = { grip: what.grip };
        select(null);
        break;
      case 'choose':
        desk.choosing = what.at;
        select(null);
        break;
      case 'explain':
        explain(what.action);
        break;
      case 'inspect':
        about();
        break;
      default:
        what satisfies never;
    }
  }
}
