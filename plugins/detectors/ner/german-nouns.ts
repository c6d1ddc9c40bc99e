import { lexiconPattern, lexiconSet } from '../../../kit/index.js';

const KNOWN: ReadonlySet<string> = lexiconSet('german-nouns', { class: 'everyday', language: 'de' });
const SEVERAL = /[\s/-]+/;
const FUNCTION_WORDS = new RegExp(
  `^(?:${lexiconPattern('german-nouns', { class: 'function-word', language: 'de' })})$`,
);

/** True for a term that consists of German nouns only: `Herz`, `Gabe von Tabletten`. */
export function isGermanNoun(term: string): boolean {
  const words = term.toLowerCase().split(SEVERAL);
  return words.some((word) => KNOWN.has(word)) && words.every((word) => KNOWN.has(word) || FUNCTION_WORDS.test(word));
}
