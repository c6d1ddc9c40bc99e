import type { Term } from '../../../../core/index.js';
import { LANGUAGES, languagesOfMonth } from '../../../../kit/index.js';

const WORD = /\p{L}{3,}/gu;
const isGuessable = (code: string): boolean => LANGUAGES.some((language) => language === code);

const inOrder = <T>(counts: ReadonlyMap<T, number>): readonly (readonly [T, number])[] =>
  [...counts].sort(([, a], [, b]) => b - a);

function count<T>(values: Iterable<T>): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** True if months are written like this in the language. German capitalises them, so `4. januar` is Danish. */
const isWritten = (word: string, code: string): boolean => code !== 'de' || word !== word.toLowerCase();

/**
 * The language to which more of the document's months belong than to the language guessed from its words: Swedish for
 * `3 mars` and `12 maj`. Undefined if that language has as many.
 */
export function calendarLanguage(terms: readonly Term[]): string | undefined {
  const words = terms.flatMap(({ text }) => text.match(WORD) ?? []);
  if (words.length === 0) return undefined;
  const counts = inOrder(
    count(words.flatMap((word) => languagesOfMonth(word).filter((code) => isWritten(word, code)))),
  );
  const [first] = counts;
  if (first === undefined || isGuessable(first[0])) return undefined;
  return counts.some(([code, found]) => found === first[1] && isGuessable(code)) ? undefined : first[0];
}
