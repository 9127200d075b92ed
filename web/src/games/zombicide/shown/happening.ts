// Events of this game. Some of them have a kind of Zombie, so that what happened is called `what` here.
import type { News } from '../../../generated/News';
import type { Happening } from '../../../generated/zombicide/Happening';

type Named<T> = T extends string ? { what: T } : T extends object ? { [K in keyof T]: { what: K } & T[K] }[keyof T] : never;

/** What happened, with its name beside its values. */
export type Told = Named<Happening>;

export function told(news: News): Told {
  const { what } = news.data as { what: Happening };
  if (typeof what === 'string') return { what };
  const [[name, values] = []] = Object.entries(what);
  return { what: name, ...values } as Told;
}
