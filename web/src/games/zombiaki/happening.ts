// Events as the server sends them, with the kind as a word to switch on.
import type { News } from '../../generated/News';
import type { Event } from '../../generated/zombiaki/Event';
import type { Happening } from '../../generated/zombiaki/Happening';

type Kinds<T> = T extends string
  ? { kind: T }
  : T extends object
    ? { [K in keyof T]: { kind: K } & T[K] }[keyof T]
    : never;

/** What happened, with its kind beside its values. */
export type Told = Kinds<Happening>;

export function told(news: News): Told {
  const { what } = news.data as Event;
  if (typeof what === 'string') return { kind: what };
  const [[kind, values] = []] = Object.entries(what);
  return { kind, ...values } as Told;
}
