import { lexiconPattern } from '../../../kit/index.js';
import type { Term } from './term.js';
import { ANY_ROLES, INSTITUTION_WORDS, NAMED_THINGS, NEVER_NAMES, PRODUCT_NAMES } from './words.js';

/** What the words around a person, or its own, say of a thing: the code of the evidence, if there is some. */
export const personEvidence = (term: Term): string | undefined => besidePerson(term) ?? ofPerson(term);

function besidePerson(term: Term): string | undefined {
  const next = term.nextWord;
  const lower = next.toLowerCase();
  if (NAMED_THINGS.has(lower) || isOfThing(term)) return 'cue:named-thing';
  if (next !== lower && INSTITUTION_WORDS.has(lower)) return 'cue:institution';
  return isWithArticle(term) ? 'cue:article' : undefined;
}

/** A title that stands before the name. */
const ONLY_TITLE = new RegExp(`^(?:${lexiconPattern('person-titles', { class: 'alone' })})\\.?$`);

function ofPerson(term: Term): string | undefined {
  if (ONLY_TITLE.test(term.text) || ANY_ROLES.has(term.lower)) return 'lexicon:role';
  if (isProduct(term.lower)) return 'lexicon:product';
  // `C.F. DSNGLI85M41H501K`: a number that others know better.
  if (/\d{2}/.test(term.text)) return 'form:not-a-name';
  if (isAbbreviation(term)) return 'form:abbreviation';
  return hasEverydayWords(term) ? 'form:everyday-words' : undefined;
}

const ARTICLE = /(?:^|[^\p{L}\p{M}'’])(?:the|an?) $/u;
const ROLE_WORD = /^\p{Lu}\p{Ll}+[^s\P{Ll}]$/u;
/** Behind it, `the Conciliator` is whole; `the Clinton camp` is not. */
const WHOLE = new RegExp(
  `^(?:[.,;:!?)]|\\s*$|\\s*\\n| (?:${lexiconPattern('function-words', { class: 'behind-a-role', language: 'en' })})(?!\\p{L}))`,
  'u',
);

/** `ask the Conciliator to call`: one word behind an article is a role, not a name; a family has an `s`. */
const isWithArticle = ({ text, before, behind }: Term): boolean =>
  ARTICLE.test(before) && ROLE_WORD.test(text) && WHOLE.test(behind);

const OF = /(\p{L}{3,14}) of $/u;

/** `the white line of Toldt`, `ligament of Treitz` */
const isOfThing = ({ before }: Term): boolean =>
  before.endsWith(' of ') && NAMED_THINGS.has(OF.exec(before)?.[1]?.toLowerCase() ?? '');

/** True for a product, alone, behind a word (`Pfizer Comirnaty`) or before more (`Diet Coke Zero`). */
const isProduct = (lower: string): boolean =>
  PRODUCT_NAMES.has(lower) ||
  PRODUCT_NAMES.has(lower.slice(lower.lastIndexOf(' ') + 1)) ||
  PRODUCT_NAMES.has(/^\p{L}+ \p{L}+(?= )/u.exec(lower)?.[0] ?? '');

const ALL_CAPS = /^\p{Lu}{3,5}$/u;
/** Titles and labels make a name of any word. */
const BEHIND_CUE = /[.:"'(] {0,3}$/;

/** `NMLSR`, `AKA`, `ELA`: few capitals in a line that is not written in capitals are no name. */
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

/** True where a name without any capital holds a word that no name holds, or is one word that is somebody's: `my lawyer`. */
function hasEverydayWords({ text, isLowerCase, before }: Term): boolean {
  if (!isLowerCase) return false;
  if (!text.includes(' ') && OWNED.test(before)) return true;
  return text.match(WORD)?.some((word) => NEVER_NAMES.has(word)) ?? false;
}
