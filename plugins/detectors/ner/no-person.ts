import { lexiconPattern } from '../../../kit/index.js';
import type { Term } from './term.js';
import { ANY_ROLES, INSTITUTION_WORDS, NAMED_THINGS, NEVER_NAMES, PRODUCT_NAMES } from './words.js';

/**
 * Code of the evidence that a person is the name of a thing, from its own words or those around it; undefined if there
 * is none.
 */
export const personEvidence = (term: Term): string | undefined => besidePerson(term) ?? ofPerson(term);

function besidePerson(term: Term): string | undefined {
  const next = term.nextWord;
  const lower = next.toLowerCase();
  if (NAMED_THINGS.has(lower) || isOfThing(term)) return 'cue:named-thing';
  if (next !== lower && INSTITUTION_WORDS.has(lower)) return 'cue:institution';
  return isWithArticle(term) ? 'cue:article' : undefined;
}

/** A title without a name. */
const ONLY_TITLE = new RegExp(`^(?:${lexiconPattern('person-titles', { class: 'alone' })})\\.?$`);

function ofPerson(term: Term): string | undefined {
  if (ONLY_TITLE.test(term.text) || ANY_ROLES.has(term.lower)) return 'lexicon:role';
  if (isProduct(term.lower)) return 'lexicon:product';
  // `C.F. DSNGLI85M41H501K`: other recognizers find the number.
  if (/\d{2}/.test(term.text)) return 'form:not-a-name';
  if (isAbbreviation(term)) return 'form:abbreviation';
  return hasEverydayWords(term) ? 'form:everyday-words' : undefined;
}

const ARTICLE = /(?:^|[^\p{L}\p{M}'’])(?:the|an?) $/u;
const ROLE_WORD = /^\p{Lu}\p{Ll}+[^s\P{Ll}]$/u;
/** Text after a complete term: `the Conciliator` is complete, `the Clinton` in `the Clinton camp` is not. */
const WHOLE = new RegExp(
  `^(?:[.,;:!?)]|\\s*$|\\s*\\n| (?:${lexiconPattern('function-words', { class: 'behind-a-role', language: 'en' })})(?!\\p{L}))`,
  'u',
);

/**
 * `ask the Conciliator to call`: a single word after an article is a role rather than a name; families have a plural
 * `s`.
 */
const isWithArticle = ({ text, before, behind }: Term): boolean =>
  ARTICLE.test(before) && ROLE_WORD.test(text) && WHOLE.test(behind);

const OF = /(\p{L}{3,14}) of $/u;

/** `the white line of Toldt`, `ligament of Treitz` */
const isOfThing = ({ before }: Term): boolean =>
  before.endsWith(' of ') && NAMED_THINGS.has(OF.exec(before)?.[1]?.toLowerCase() ?? '');

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
function hasEverydayWords({ text, isLowerCase, before }: Term): boolean {
  if (!isLowerCase) return false;
  if (!text.includes(' ') && OWNED.test(before)) return true;
  return text.match(WORD)?.some((word) => NEVER_NAMES.has(word)) ?? false;
}
