import { lexiconPattern } from '../../../kit/index.js';
import type { Term } from './term.js';
import { INSTITUTION_WORDS, NAMED_THINGS, NEVER_NAMES, PRODUCT_NAMES, ROLES } from './words.js';

/**
 * Code of the evidence that a person is the name of a thing, from the word behind it or its own words; undefined if
 * there is none.
 */
export const personEvidence = (term: Term): string | undefined => ofNextWord(term) ?? ofOwnWords(term);

function ofNextWord({ nextWord }: Term): string | undefined {
  const lower = nextWord.toLowerCase();
  if (NAMED_THINGS.has(lower)) return 'cue:named-thing';
  return nextWord !== lower && INSTITUTION_WORDS.has(lower) ? 'cue:institution' : undefined;
}

/** A title without a name. */
const ONLY_TITLE = new RegExp(`^(?:${lexiconPattern('person-titles', { class: 'alone' })})\\.?$`);

function ofOwnWords(term: Term): string | undefined {
  if (ONLY_TITLE.test(term.text) || ROLES.has(term.lower)) return 'lexicon:role';
  if (isProduct(term.lower)) return 'lexicon:product';
  if (isAbbreviation(term)) return 'form:abbreviation';
  return hasEverydayWords(term) ? 'form:everyday-words' : undefined;
}

/** True for a product, alone, after a word (`Pfizer Comirnaty`) or before further words (`Diet Coke Zero`). */
const isProduct = (lower: string): boolean =>
  PRODUCT_NAMES.has(lower) ||
  PRODUCT_NAMES.has(lower.slice(lower.lastIndexOf(' ') + 1)) ||
  PRODUCT_NAMES.has(/^\p{L}+ \p{L}+(?= )/u.exec(lower)?.[0] ?? '');

const ALL_CAPS = /^\p{Lu}{3,5}$/u;
/** Titles and labels, after which any word may be a name. */
const BEHIND_CUE = /[.:"'(] {0,3}$/;

/** `NMLSR`, `AKA`, `ELA`: a short word in capitals is not a name unless its line is in capitals. */
function isAbbreviation(term: Term): boolean {
  if (!ALL_CAPS.test(term.text)) return false;
  const before = term.before.slice(term.before.lastIndexOf('\n') + 1);
  const [behind = ''] = term.behind.split('\n', 1);
  return !BEHIND_CUE.test(before) && !/\p{Lu}{2} $/u.test(before) && /\p{Ll}{2}/u.test(before + behind);
}

const WORD = /[\p{L}\p{M}']+/gu;
const OWNED = new RegExp(
  `(?<![\\p{L}\\p{M}'’])(?:${lexiconPattern('function-words', { class: 'owner-or-article', language: 'en' })}) $`,
  'iu',
);

/**
 * True for a lower-case name that contains a word which names never contain, or that is a single word after a
 * possessive: `my lawyer`.
 */
function hasEverydayWords({ text, lower, before }: Term): boolean {
  if (text !== lower) return false;
  if (!text.includes(' ') && OWNED.test(before)) return true;
  return text.match(WORD)?.some((word) => NEVER_NAMES.has(word)) ?? false;
}
