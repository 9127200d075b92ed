// Words from phrases, the same way as the program itself makes them (crates/content, texts.rs):
// an argument that names a thing is also there in every grammatical case that the thing has.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Arg } from '../generated/Arg';
import type { Phrase } from '../generated/Phrase';

export type Language = 'pl' | 'en';
export const languages: readonly Language[] = ['pl', 'en'];

/** Grammatical cases: attributes of the message that names a thing. */
const cases = ['acc', 'gen', 'dat', 'ins', 'loc'] as const;

export function makeBundle(language: Language, texts: readonly string[]): FluentBundle {
  // Marks around every argument serve texts that mix directions of writing.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = bundle.addResource(new FluentResource(text), { allowOverrides: true });
    if (errors.length > 0) throw new Error(`texts in ${language}: ${errors.join('; ')}`);
  }
  return bundle;
}

/** Says a phrase; a key without a text is said as itself: `⟨event-moved⟩`. */
export function say(bundle: FluentBundle, phrase: Phrase): string {
  return format(bundle, phrase.key, filled(bundle, phrase)) ?? `⟨${phrase.key}⟩`;
}

export function has(bundle: FluentBundle, key: string): boolean {
  return format(bundle, key, {}) !== undefined;
}

type Args = Record<string, FluentVariable>;

/** What fills the places of a phrase. */
function filled(bundle: FluentBundle, phrase: Phrase): Args {
  const args: Args = {};
  for (const [name, arg] of phrase.args) addArgument(bundle, args, name, arg);
  return args;
}

/** The things that an argument names: keys, each with what fills its places. */
function named(bundle: FluentBundle, arg: Arg): [string, Args][] {
  if ('Key' in arg) return [[arg.Key, {}]];
  if ('Keys' in arg) return arg.Keys.map((key) => [key, {}]);
  if ('Phrases' in arg) return arg.Phrases.map((phrase) => [phrase.key, filled(bundle, phrase)]);
  return [];
}

function addArgument(bundle: FluentBundle, args: Args, name: string, arg: Arg): void {
  if ('Number' in arg) {
    args[name] = arg.Number;
    return;
  }
  const names = named(bundle, arg);
  const plain = names.map(([key, inner]) => format(bundle, key, inner) ?? `⟨${key}⟩`);
  args[name] = 'Text' in arg ? arg.Text : plain.join(', ');
  for (const one of cases) {
    const inCase = names.map(([key, inner], at) => format(bundle, `${key}.${one}`, inner) ?? plain[at]);
    args[`${name}-${one}`] = 'Text' in arg ? arg.Text : inCase.join(', ');
  }
}

function format(bundle: FluentBundle, key: string, args: Args): string | undefined {
  const [id = '', attribute] = key.split('.', 2);
  const message = bundle.getMessage(id);
  if (message === undefined) return undefined;
  const named = attribute === undefined ? undefined : message.attributes[attribute];
  const isCase = attribute !== undefined && (cases as readonly string[]).includes(attribute);
  const pattern = attribute === undefined || (named === undefined && isCase) ? message.value : named;
  // Errors are missing arguments; the text shows their names.
  return pattern == null ? undefined : bundle.formatPattern(pattern, args, []);
}
