// Several fields with one tap: the next step is sent when the position after the last one is there.
import type { Human } from '../../../generated/terror/Human';
import { isPlain } from './lights';
import { personOf, type Picture } from '../board/picture';
import type { Offered } from './offers';
import type { Field } from '../board/places';

/** What a step is judged by. */
export interface Standing {
  /** The position, as something to tell it from others. */
  view: unknown;
  /** Is something being shown? */
  busy: boolean;
  park: Picture;
  offered: readonly Offered[];
}

export class Walk {
  #human: Human | null = null;
  /** What is still to go; the first step is the one that was sent. */
  #path: readonly Field[] = [];
  /** The position from which it was sent. */
  #sent: unknown = null;
  /** A human who finds something on the way stops to think. */
  #carries = false;

  /** Is a walk in progress? */
  get on(): boolean {
    return this.#human !== null;
  }

  /** Sets out; says the first step, if it is on offer. */
  begin(human: Human, path: readonly Field[], standing: Standing): string | null {
    this.#human = human;
    this.#carries = personOf(standing.park, human)?.carries ?? false;
    return this.#send(path, standing);
  }

  stop(): void {
    this.#human = null;
    this.#path = [];
    this.#sent = null;
  }

  /** Says the next step when it can be sent. An unexpected position ends the walk. */
  next(standing: Standing): string | null {
    if (this.#human === null || standing.busy || standing.view === this.#sent) return null;
    const person = personOf(standing.park, this.#human);
    const [sent, ...path] = this.#path;
    const there = person?.fate.kind === 'alive' && person.fate.at === sent;
    if (!there || person.carries !== this.#carries) {
      this.stop();
      return null;
    }
    return this.#send(path, standing);
  }

  #send(path: readonly Field[], { view, park, offered }: Standing): string | null {
    const offer = offered.find((one) => one.kind === 'Go' && one.human === this.#human && one.to === path[0]);
    // Nobody is pushed by the way.
    if (offer === undefined || !isPlain(offer, park)) {
      this.stop();
      return null;
    }
    this.#path = path;
    this.#sent = view;
    return offer.action;
  }
}
