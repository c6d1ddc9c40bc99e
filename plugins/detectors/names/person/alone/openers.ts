import type { Hashes } from '../../lists/hashes.js';
import { hashesOf, type NameWord, type Page } from '../../lists/word.js';

const LETTERS = /\p{L}+/gu;
const CASES = /\[\p{Lu}(\p{Ll})\]/gu;
const OPTIONAL = /\p{L}\?/gu;
const ENDING = /\[(\p{L})\]\??/gu;

const words = (source: string): readonly string[] => source.toLowerCase().match(LETTERS) ?? [];

/**
 * All words that sources of expressions hold, and with and without what is optional in them (`zadzwonił[a]?`, `owes?`): most texts have none of
 * them beside a name, and need no closer look.
 */
export function wordsOf(sources: readonly string[]): Pick<Hashes, 'has'> {
  const all = sources.flatMap((source) => {
    const one = source.replace(CASES, '$1');
    return [one, one.replace(OPTIONAL, ''), one.replace(ENDING, '$1'), one.replace(ENDING, '')].flatMap(words);
  });
  return hashesOf([...new Set(all)]);
}

/** True if the token before a word is one of the words. */
export const isBehindOne = ({ tokens }: Page, { first }: NameWord, of: Pick<Hashes, 'has'>): boolean =>
  of.has(tokens.hash[first - 1] ?? 0);

/** True if the token behind a word is one of the words. */
export const isBeforeOne = ({ tokens }: Page, { last }: NameWord, of: Pick<Hashes, 'has'>): boolean =>
  of.has(tokens.hash[last + 1] ?? 0);
