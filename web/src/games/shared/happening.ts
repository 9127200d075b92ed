// Values of several kinds as the server sends them, with the kind as a word to switch on.
import type { News } from '../../generated/News';
import type { Offer } from '../../generated/Offer';

/** `"a" | { b: { c } }` with its kind beside its values. */
export type Kinds<T> = T extends string ? { kind: T } : T extends object ? { [K in keyof T]: { kind: K } & T[K] }[keyof T] : never;

export function kinded<T extends string | object>(value: T): Kinds<T> {
  if (typeof value === 'string') return { kind: value } as Kinds<T>;
  const [[kind, values] = []] = Object.entries(value);
  return { kind, ...values } as Kinds<T>;
}

/** What happened in a game. */
export function tell<Happening extends string | object>(news: News): Kinds<Happening> {
  return kinded((news.data as { what: Happening }).what);
}

/** An offer with the kind of its action beside its values; `action` is what is sent back. */
export type OfferOf<Action> = Kinds<Action> & { action: string };

/** What is offered in a game. */
export function offersOf<Action extends string | object>(offers: readonly Offer[]): OfferOf<Action>[] {
  return offers.map(({ action, data }) => ({ ...kinded(data as Action), action }));
}
