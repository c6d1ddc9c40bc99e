import type { TextDocument } from '../../../core/index.js';
import { lexiconPattern, lexiconSet } from '../../../kit/index.js';
import type { Term } from './term.js';

const ONE_WORD = /^\p{Lu}[\p{L}\p{M}]{1,30}$/u;
const GOES_ON = /^ {1,2}\p{Ll}/u;
/** The start of the text or of a line, and the position after the end of a sentence. */
const BEGINS_SENTENCE = /(?:^|[\n.!?:] {0,2})$/;

/** Greek and Cyrillic, in which the model was trained so little that its suspicions are dropped. */
const HARDLY_READ = /^[\u0370-\u052f]/;
/**
 * Score that separates the two effects of weak evidence: higher scores stay at level 2, lower ones are reported at
 * level 3 only.
 */
const SURE = 0.625;
const PLAUSIBLE = 0.5;

const NOUNS: ReadonlySet<string> = lexiconSet('german-nouns', { class: 'everyday', language: 'de' });
const SEVERAL = /[\s/-]+/;
const FUNCTION_WORDS = new RegExp(
  `^(?:${lexiconPattern('german-nouns', { class: 'function-word', language: 'de' })})$`,
);

/**
 * Code of the evidence against an entity in a language other than English, of which the model has seen little;
 * undefined if there is none. German capitalises every noun, and in all these languages the model takes unknown first
 * words of sentences for names. The language is only guessed if such a word occurs.
 */
export function languageEvidence(document: TextDocument, term: Term, score: number): string | undefined {
  const { text, lower, before, behind } = term;
  if (text === lower && !/\d/.test(text))
    return score >= PLAUSIBLE && isForeign(document) ? 'language:lower-case' : undefined;
  if (isGermanNoun(text) && document.language() === 'de') return 'language:noun';
  if (HARDLY_READ.test(text) && score <= PLAUSIBLE) return 'script:hardly-read';
  if (score >= SURE || score < PLAUSIBLE || !ONE_WORD.test(text)) return undefined;
  const isFirst = document.language() === 'de' || (BEGINS_SENTENCE.test(before) && GOES_ON.test(behind));
  return isFirst && isForeign(document) ? 'language:one-word' : undefined;
}

/** True for a text in a known language other than English. */
function isForeign(document: TextDocument): boolean {
  const language = document.language();
  return language !== undefined && language !== 'en';
}

/** True for a term that consists of German nouns only: `Herz`, `Gabe von Tabletten`. */
function isGermanNoun(term: string): boolean {
  const words = term.toLowerCase().split(SEVERAL);
  return words.some((word) => NOUNS.has(word)) && words.every((word) => NOUNS.has(word) || FUNCTION_WORDS.test(word));
}
