import { CLINICAL_ABBREVIATIONS, CLINICAL_OR_NAMES, lexiconPattern, lexiconSet } from '../../../kit/index.js';
import { CLINICAL_ENDINGS_BY_LANGUAGE, CLINICAL_WORDS_BY_LANGUAGE, NAMES } from './clinical-words-by-language.js';
import type { Term } from './term.js';

/**
 * Words that notes, forms and cards write in capitals or as headings and that are neither names nor sensitive: sections
 * of notes, departments, examinations, drug classes, quantities; complaints and signs that stand alone after `CC:`.
 * Lower case.
 */
const WORDS = lexiconSet('clinical-words', { class: ['heading', 'complaint'], language: 'en' });
/** Abbreviations, some of which are also names (`Ed`, `Tia`) unless they are in capitals. */
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  ...lexiconSet('clinical-words', { class: 'abbreviation' }),
  ...CLINICAL_ABBREVIATIONS,
  ...CLINICAL_OR_NAMES,
]);
/** Endings of medical terms; names with these endings are shorter. */
const ENDS_CLINICALLY = new RegExp(
  `^.{3,}(?:${lexiconPattern('clinical-words', { class: 'ending', language: 'en' })}|(?<!eu[pt]h)emia|(?:${lexiconPattern('clinical-words', { class: 'before-itis', language: 'en' })}|[^p]ol|[^a-z]ot)itis)$`,
);
const SHORTEST_CLINICAL = 8;
const TOKEN = /[\p{L}\p{M}\p{N}'’]+/gu;
const NUMBER = /^\d/u;
const LONGEST = 48;

/**
 * Persons and places after whom medical things are named and that are rare as names today. Frequent surnames (`Murphy`,
 * `Allen`) are not included, because for them the next word decides. Lower case.
 */
const EPONYMS = lexiconSet('clinical-words', { class: 'eponym' });
const TITLED = new RegExp(
  `(?:^|[^\\p{L}])(?:${lexiconPattern('person-titles', { class: 'clinical-label', language: 'en' })})[.:]? {0,3}$`,
  'u',
);
/** Text after a person who acts, or between a surname and a first name: `Holter said`, `Romberg, Anna`. */
const DOES = /^(?:, \p{Lu}\p{Ll}| (?:said|says|was seen|called|came|told|asked|lives|works|and (?:his|her))(?!\p{L}))/u;

/** True for parts of clinical shorthand, headings and names of tests, unless a title precedes them. */
export function isClinical(term: Term): boolean {
  if (term.end - term.start > LONGEST) return false;
  const words = (term.text.match(TOKEN) ?? []).filter((word) => !NUMBER.test(word));
  const isMedicine = words.length > 0 && words.every(isKnown);
  return (isMedicine || isEponym(term)) && !TITLED.test(term.before);
}

const isEponym = ({ lower, behind }: Term): boolean =>
  EPONYMS.has(lower.replace(/’/g, "'").replace(/'s?$/, '')) && !DOES.test(behind);

function isKnown(word: string): boolean {
  const lower = word.toLowerCase();
  if (WORDS.has(lower) || CLINICAL_WORDS_BY_LANGUAGE.has(lower) || endsClinically(lower)) return true;
  return word !== lower && word === word.toUpperCase() && ABBREVIATIONS.has(lower);
}

const endsClinically = (lower: string): boolean =>
  lower.length >= SHORTEST_CLINICAL &&
  (ENDS_CLINICALLY.test(lower) || (CLINICAL_ENDINGS_BY_LANGUAGE.test(lower) && !NAMES.test(lower)));
