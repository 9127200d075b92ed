// Chapters and search of the rulebook.
import { describe, expect, it } from 'vitest';

import type { Rule } from '../../generated/Rule';
import { chapterOf, chaptersOf, fold, search, searchable } from './book';

function rule(id: string, pl: string, en: string, kind = 'rule'): Rule {
  const words = (text: string): Rule['pl'] => ({ title: text, text: `${text}.` });
  return { id, kind, source: 'L1', option: null, pl: words(pl), en: words(en), picture: false, proofs: [] };
}

const rules = [
  rule('ZK-MOVE-01', 'Ruch zombiaków', 'Zombies move'),
  rule('ZK-RETR-01', 'Cofnięcie w głąb ulicy', 'Retreating down the street'),
  rule('ZK-MOVE-02', 'Ruch w bok', 'Stepping sideways'),
  rule('ZK-RUL-01', 'Żółta łódź', 'A yellow boat', 'ruling'),
];
const index = searchable(rules);
const found = (query: string, kind: string | null = null): string[] => search(rules, index, { query, kind }).map((one) => one.id);

describe('chapters', () => {
  it('are the middle parts of ids', () => {
    expect(chapterOf('ZK-MOVE-04')).toBe('MOVE');
    expect(chapterOf('ZT-LINE-FIRE-2')).toBe('LINE-FIRE');
  });

  it('keep the order of the book and gather what belongs together', () => {
    const list = chaptersOf(rules).map(({ key, rules: inside }) => [key, inside.map(({ id }) => id)]);
    expect(list).toEqual([
      ['MOVE', ['ZK-MOVE-01', 'ZK-MOVE-02']],
      ['RETR', ['ZK-RETR-01']],
      ['RUL', ['ZK-RUL-01']],
    ]);
  });
});

describe('search', () => {
  it('folds every Polish letter', () => {
    expect(fold('ZAŻÓŁĆ GĘŚLĄ JAŹŃ')).toBe('zazolc gesla jazn');
  });

  it('finds in both languages, with and without marks', () => {
    expect(found('cofniecie')).toEqual(['ZK-RETR-01']);
    expect(found('COFNIĘCIE')).toEqual(['ZK-RETR-01']);
    expect(found('łódź')).toEqual(['ZK-RUL-01']);
    expect(found('yellow')).toEqual(['ZK-RUL-01']);
  });

  it('wants every word, anywhere', () => {
    expect(found('bok ruch')).toEqual(['ZK-MOVE-02']);
    expect(found('ruch  street')).toEqual([]);
  });

  it('knows ids and kinds', () => {
    expect(found('zk-move')).toEqual(['ZK-MOVE-01', 'ZK-MOVE-02']);
    expect(found('', 'ruling')).toEqual(['ZK-RUL-01']);
    expect(found('move', 'ruling')).toEqual([]);
    expect(found('')).toHaveLength(rules.length);
  });
});
