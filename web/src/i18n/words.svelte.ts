// The words of the page in the language of the user, switchable at once.
import type { FluentBundle } from '@fluent/bundle';

import { api } from '../api/http';
import type { Phrase } from '../generated/Phrase';
import { languages, makeBundle, say, type Language } from './bundle';

const pages = {
  pl: import.meta.glob<string>('../../../content/page/pl/*.ftl', { query: '?raw', import: 'default' }),
  en: import.meta.glob<string>('../../../content/page/en/*.ftl', { query: '?raw', import: 'default' }),
};

const kept = 'horda.language';

class Words {
  language = $state<Language>('en');
  #page = $state.raw<FluentBundle>();
  #games = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  /** Texts that the open table brings along, by game. */
  readonly #own = new Map<string, readonly OwnText[]>();

  /** Chooses the language of the browser, or the one that was chosen before. */
  async start(): Promise<void> {
    await this.choose(chosen());
  }

  /** Switches everything to a language, the games that were opened included. */
  async choose(language: Language): Promise<void> {
    const page = makeBundle(language, await Promise.all(Object.values(pages[language]).map((it) => it())));
    const games = new Map<string, FluentBundle>();
    for (const game of this.#games.keys()) games.set(game, await gameBundle(game, language, this.#own.get(game)));
    this.language = language;
    this.#page = page;
    this.#games = games;
    document.documentElement.lang = language;
    localStorage.setItem(kept, language);
  }

  /** Fetches the words of a game, once. */
  async open(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const bundle = await gameBundle(game, this.language);
    this.#games = new Map(this.#games).set(game, bundle);
  }

  /** Adds the texts that a table brings along, such as those of its own mission, to its game. */
  async bring(game: string, pieces: unknown): Promise<void> {
    const own = ownTexts(pieces);
    if (own.length === 0 && !this.#own.has(game)) return;
    this.#own.set(game, own);
    const bundle = await gameBundle(game, this.language, own);
    this.#games = new Map(this.#games).set(game, bundle);
  }

  /** Says a text of the page. */
  t(key: string, args: Readonly<Record<string, string | number>> = {}): string {
    const list = Object.entries(args).map(([name, value]): Phrase['args'][number] => [
      name,
      typeof value === 'number' ? { Number: value } : { Text: value },
    ]);
    return this.phrase({ key, args: list });
  }

  /** Says a phrase of the page, such as a problem that the server reports. */
  phrase(phrase: Phrase): string {
    return this.#page === undefined ? '' : say(this.#page, phrase);
  }

  /** Says a phrase of a game. */
  of(game: string, phrase: Phrase | string): string {
    const bundle = this.#games.get(game);
    if (bundle === undefined) return '';
    return say(bundle, typeof phrase === 'string' ? { key: phrase, args: [] } : phrase);
  }

  /** A moment as people write it. */
  date(milliseconds: number): string {
    const format = new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' });
    return format.format(milliseconds);
  }
}

/** Texts of one language that come with the pieces of a table. */
interface OwnText {
  language: string;
  source: string;
}

function ownTexts(pieces: unknown): readonly OwnText[] {
  const has = typeof pieces === 'object' && pieces !== null && 'texts' in pieces;
  return has ? (pieces.texts as OwnText[]) : [];
}

async function gameBundle(game: string, language: Language, own: readonly OwnText[] = []): Promise<FluentBundle> {
  const sources = own.filter((it) => it.language === language).map((it) => it.source);
  return makeBundle(language, [await api.texts(game, language), ...sources]);
}

function chosen(): Language {
  const before = localStorage.getItem(kept);
  const wanted = [before ?? '', ...navigator.languages].map((it) => it.slice(0, 2));
  return languages.find((it) => it === wanted.find((one) => languages.some((own) => own === one))) ?? 'en';
}

export const words = new Words();
