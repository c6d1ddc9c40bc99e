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

/** German writes months with a capital: `4. januar` is Danish. */
const isWritten = (word: string, code: string): boolean => code !== 'de' || word !== word.toLowerCase();

/**
 * The language that has more of the months of a document than any of those that are told by small words: Swedish for `3 mars` and
 * `12 maj`. Undefined where one of these has as many.
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
