// The rulebook: chapters, and a search that forgives case and missing Polish letters.
import type { Rule } from '../../generated/Rule';

export interface Chapter {
  /** The middle part of the ids: `MOVE` of `ZK-MOVE-04`. */
  key: string;
  rules: readonly Rule[];
}

/** Kinds of entries in the order of a filter. */
export const kinds = ['rule', 'ruling', 'example', 'vector', 'gap'] as const;

export function chapterOf(id: string): string {
  return id.split('-').slice(1, -1).join('-');
}

/** The text of the game that names a chapter. */
export function chapterName(key: string): string {
  return `chapter-${key.toLowerCase()}`;
}

/** Rules by chapter, chapters and rules in the order of the book. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = chapterOf(rule.id);
    const chapter = found.get(key);
    if (chapter === undefined) found.set(key, [rule]);
    else chapter.push(rule);
  }
  return [...found].map(([key, list]) => ({ key, rules: list }));
}

/** Lower case without marks: "Łódź" and "lodz" are found by each other. */
export function fold(text: string): string {
  // Unlike other Polish letters, ł has no form with a separate mark.
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** Everything of a rule that a search looks at, folded once. */
export function searchable(rules: readonly Rule[]): ReadonlyMap<string, string> {
  return new Map(
    rules.map((rule) => {
      const parts = [rule.id, rule.pl.title, rule.pl.text, rule.en.title, rule.en.text, rule.option ?? ''];
      return [rule.id, fold(parts.join('\n'))];
    }),
  );
}

export interface Wanted {
  query: string;
  /** Nothing for every kind. */
  kind: string | null;
}

/** The rules that have every word of the query and are of the kind. */
export function search(rules: readonly Rule[], index: ReadonlyMap<string, string>, wanted: Wanted): Rule[] {
  const parts = fold(wanted.query)
    .split(/\s+/)
    .filter((part) => part !== '');
  return rules.filter((rule) => {
    if (wanted.kind !== null && rule.kind !== wanted.kind) return false;
    const text = index.get(rule.id) ?? '';
    return parts.every((part) => text.includes(part));
  });
}
