import { list, type Override } from '../config/config.js';
import { DeidError, type Mistake } from '../contracts/errors.js';
import { nearest } from '../contracts/nearest.js';
import type { Pattern, Recognizer } from '../contracts/recognizer.js';
import type { WordList } from '../contracts/word-list.js';
import { type Enabled, namesOf, patternName } from './disabled.js';

/** Properties that an override may change, by kind of contribution. */
const OVERRIDABLE = {
  pattern: ['match', 'lead', 'ignoreCase', 'score', 'valid', 'boost', 'context', 'counter'],
  'recognizer of patterns': ['score', 'context', 'domains'],
  'recognizer of terms': ['score', 'context', 'domains'],
  'recognizer of code': ['domains'],
  'word list': ['add', 'remove'],
} as const;
type Kind = keyof typeof OVERRIDABLE;

/**
 * Applies what a configuration says under `override`: the score, words or expression of a pattern (`contact/phone/us`),
 * the same of all that a recognizer has (`contact/phone`), the words of a list (`names/given`).
 * @throws DeidError `config_invalid` with the place of each unregistered name, and of each property that it
 * does not have
 */
export function withOverrides(
  overrides: Readonly<Record<string, Override>>,
  disable: readonly string[],
  { recognizers, wordLists }: Enabled,
): Enabled {
  if (Object.keys(overrides).length === 0) return { recognizers, wordLists };
  const kinds = kindsOf(recognizers, wordLists);
  const mistakes = Object.entries(overrides).flatMap(([name, override]) => mistakesOf(name, override, kinds, disable));
  if (mistakes.length > 0) throw new DeidError('config_invalid', [mistakes.length, list(mistakes)], mistakes);
  const of = new Map(Object.entries(overrides));
  return {
    recognizers: recognizers.map((recognizer) => changed(recognizer, of)),
    wordLists: wordLists.map((words) => changedList(words, of.get(words.name))),
  };
}

/** Everything that can be overridden, by name. Patterns of a recognizer that share a name share an entry. */
function kindsOf(recognizers: readonly Recognizer[], wordLists: readonly WordList[]): Map<string, Kind[]> {
  const kinds = new Map<string, Kind[]>();
  for (const recognizer of recognizers)
    for (const name of namesOf(recognizer)) {
      const kind: Kind = name === recognizer.name ? kindOf(recognizer) : 'pattern';
      kinds.set(name, [...(kinds.get(name) ?? []), kind]);
    }
  for (const { name } of wordLists) kinds.set(name, ['word list']);
  return kinds;
}

const kindOf = (recognizer: Recognizer): Kind => {
  if ('recognize' in recognizer) return 'recognizer of code';
  return 'patterns' in recognizer ? 'recognizer of patterns' : 'recognizer of terms';
};

function mistakesOf(
  name: string,
  override: Override,
  kinds: ReadonlyMap<string, readonly Kind[]>,
  disable: readonly string[],
): Mistake[] {
  const pointer = `/override/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const [kind, another] = kinds.get(name) ?? [];
  if (kind === undefined) {
    const near = nearest(name, [...kinds.keys()]);
    const hint = near === undefined ? '' : `; '${near}' is one`;
    return [{ pointer, message: `is no recognizer, pattern or word list of these plugins${hint}` }];
  }
  if (disable.includes(name)) return [{ pointer, message: "is switched off by 'disable': remove one of the two" }];
  if (another !== undefined && override.match !== undefined)
    return [{ pointer: `${pointer}/match`, message: 'cannot stand for several patterns, which share this name' }];
  const may: readonly string[] = OVERRIDABLE[kind];
  return Object.keys(override).flatMap((property) =>
    may.includes(property)
      ? []
      : [{ pointer: `${pointer}/${property}`, message: `is nothing that a ${kind} has: it has ${may.join(', ')}` }],
  );
}

function changed(recognizer: Recognizer, of: ReadonlyMap<string, Override>): Recognizer {
  const { score, context, domains } = of.get(recognizer.name) ?? {};
  const base = { ...recognizer, ...(domains && { domains }) };
  if ('patterns' in base) {
    const patterns = base.patterns.map((pattern) =>
      changedPattern(pattern, score, of.get(patternName(base, pattern) ?? '')),
    );
    return { ...base, ...(context && { context }), patterns };
  }
  if (!('dictionary' in base)) return base;
  const own = { ...(score !== undefined && { score }), ...(context && { context }) };
  return { ...base, dictionary: base.dictionary.map((entry) => ({ ...entry, ...own })) };
}

/** An override of the pattern takes precedence over one of its recognizer. */
const changedPattern = (
  pattern: Pattern,
  score: Pattern['score'] | undefined,
  { add, remove, domains, ...own }: Override = {},
): Pattern => ({
  ...pattern,
  ...(score !== undefined && { score }),
  ...own,
});

function changedList(words: WordList, { add = [], remove = [] }: Override = {}): WordList {
  if (add.length === 0 && remove.length === 0) return words;
  const gone = new Set(remove.map((word) => word.toLowerCase()));
  return { ...words, words: [...Array.from(words.words).filter((word) => !gone.has(word.toLowerCase())), ...add] };
}
