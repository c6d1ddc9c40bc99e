import { DeidError, type Mistake } from '../contracts/errors.js';
import { nearest } from '../contracts/nearest.js';
import type { Pattern, Recognizer } from '../contracts/recognizer.js';
import type { WordList } from '../contracts/word-list.js';

/** The recognizers and word lists that a configuration leaves enabled. */
export interface Enabled {
  readonly recognizers: readonly Recognizer[];
  readonly wordLists: readonly WordList[];
}

/**
 * Removes what a configuration names under `disable`: a recognizer (`names/person`), one of its patterns
 * (`contact/phone/us`), or a word list (`names/given`), which stays registered but is empty.
 * @throws DeidError `config_invalid` with the place of each unregistered name.
 */
export function withoutDisabled(disable: readonly string[], { recognizers, wordLists }: Enabled): Enabled {
  if (disable.length === 0) return { recognizers, wordLists };
  const known = [...recognizers.flatMap(namesOf), ...wordLists.map(({ name }) => name)];
  const mistakes = unknownNames(disable, known);
  if (mistakes.length > 0) {
    const lines = mistakes.map(({ pointer, message }) => `  ${pointer} ${message}`).join('\n');
    throw new DeidError('config_invalid', [mistakes.length, lines], mistakes);
  }
  const off = new Set(disable);
  return {
    recognizers: recognizers.flatMap((recognizer) =>
      off.has(recognizer.name) ? [] : withoutPatterns(recognizer, off),
    ),
    wordLists: wordLists.map((list) => (off.has(list.name) ? { ...list, words: [] } : list)),
  };
}

function unknownNames(disable: readonly string[], known: readonly string[]): Mistake[] {
  const names = new Set(known);
  return disable.flatMap((name, i) => {
    if (names.has(name)) return [];
    const near = nearest(name, known);
    const hint = near === undefined ? '' : `; '${near}' is one`;
    return {
      pointer: `/disable/${i}`,
      message: `is no recognizer, pattern or word list of these plugins${hint}: 'deidkit plugins list' and explanations name them`,
    };
  });
}

/** The names of a recognizer and of its patterns. */
export function namesOf(recognizer: Recognizer): string[] {
  const patterns = 'patterns' in recognizer ? recognizer.patterns : [];
  return [recognizer.name, ...patterns.flatMap((pattern) => patternName(recognizer, pattern) ?? [])];
}

/** The name by which a configuration refers to a pattern. */
export const patternName = ({ name }: Recognizer, pattern: Pattern): string | undefined =>
  pattern.name === undefined ? undefined : `${name}/${pattern.name}`;

function withoutPatterns(recognizer: Recognizer, off: ReadonlySet<string>): Recognizer[] {
  if (!('patterns' in recognizer)) return [recognizer];
  const patterns = recognizer.patterns.filter((pattern) => !off.has(patternName(recognizer, pattern) ?? ''));
  if (patterns.length === recognizer.patterns.length) return [recognizer];
  return patterns.length === 0 ? [] : [{ ...recognizer, patterns }];
}
