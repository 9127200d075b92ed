// The rules of the games in words, fetched once for each game.
import { api } from '../api/http';
import type { Rule } from '../generated/Rule';

class Rules {
  #books = $state.raw<ReadonlyMap<string, readonly Rule[]>>(new Map());
  readonly #opening = new Map<string, Promise<void>>();

  /** Fetches the rules of a game, once; after a failure the next call tries again. */
  open(game: string): Promise<void> {
    const before = this.#opening.get(game);
    if (before !== undefined) return before;
    const opening = this.#fetch(game);
    this.#opening.set(game, opening);
    opening.catch(() => this.#opening.delete(game));
    return opening;
  }

  /** One rule, or nothing while the book is closed or has no such rule. */
  get(game: string, id: string): Rule | undefined {
    return this.all(game).find((rule) => rule.id === id);
  }

  /** Every rule of a game in the order of its book; empty while the book is closed. */
  all(game: string): readonly Rule[] {
    return this.#books.get(game) ?? [];
  }

  async #fetch(game: string): Promise<void> {
    const book = await api.rules(game);
    this.#books = new Map(this.#books).set(game, book);
  }
}

export const rules = new Rules();
