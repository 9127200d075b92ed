// Offers of this game with their action as data, and what each of them points at.
import type { Action } from '../../../generated/zombicide/Action';
import type { Phrase } from '../../../generated/Phrase';
import type { LabelledOffer } from '../../game';

/** `kind` says what is done; the kind of Zombie that it is done to is `zombie`. */
type Values<T> = { [F in keyof T as F extends 'kind' ? 'zombie' : F]: T[F] };
type Kinds<T> = T extends string ? { kind: T } : T extends object ? { [K in keyof T]: { kind: K } & Values<T[K]> }[keyof T] : never;

export type Choice = Kinds<Action> & { action: string; label: Phrase };
export type ChoiceKind = Choice['kind'];
export type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { kind: K }>;

export function choicesOf(offers: readonly LabelledOffer[]): Choice[] {
  return offers.map((offer) => {
    const { action, data } = offer;
    // The label of a long list is fetched when it is read.
    return {
      ...readAction(data as Action),
      action,
      get label() {
        return offer.label;
      },
    } as Choice;
  });
}

function readAction(data: Action): object {
  if (typeof data === 'string') return { kind: data };
  const [[kind, values] = []] = Object.entries(data) as [string, Record<string, unknown>][];
  const { kind: zombie, ...rest } = values ?? {};
  return { kind, ...rest, ...(zombie === undefined ? {} : { zombie }) };
}

/** Those of one kind. */
export function those<K extends ChoiceKind>(choices: readonly Choice[], kind: K): ChoiceOf<K>[] {
  return choices.filter((choice): choice is ChoiceOf<K> => choice.kind === kind);
}

/** Zones that a choice points at; `here` is where the Survivor who is asked stands. */
export function zonesOf(choice: Choice, here: number | null): readonly number[] {
  if (choice.kind === 'split') return choice.to;
  if (choice.kind === 'room') return [choice.zone];
  if (choice.kind === 'place') return [choice.at];
  // A light that shines at a wall lights the own Zone alone.
  if (isBeam(choice)) return choice.to !== 'wall' ? [choice.to.zone] : here === null ? [] : [here];
  if (choice.kind === 'melee') return here === null ? [] : [here];
  if (isMove(choice) || choice.kind === 'shove') return [choice.to];
  if (choice.kind === 'save' || choice.kind === 'taunt' || isShot(choice)) return [choice.at];
  return [];
}

const moves = ['move', 'slip', 'sprint', 'jump', 'charge', 'blitz', 'bloodlust', 'aid', 'drive', 'race'] as const;
type MoveKind = (typeof moves)[number];

export function isMove(choice: Choice): choice is ChoiceOf<MoveKind> {
  return (moves as readonly string[]).includes(choice.kind);
}

/** A light that is switched on or turned. */
export function isBeam(choice: Choice): choice is ChoiceOf<'light' | 'aim'> {
  return choice.kind === 'light' || choice.kind === 'aim';
}

/** An attack on a Zone of choice. */
export function isShot(choice: Choice): choice is ChoiceOf<'fire' | 'throw' | 'improvise'> {
  return choice.kind === 'fire' || choice.kind === 'throw' || choice.kind === 'improvise';
}

export function isAttack(choice: Choice): boolean {
  return choice.kind === 'melee' || isShot(choice);
}
