import {
  CLINICAL_ABBREVIATIONS,
  CLINICAL_OR_NAMES,
  COMMON_THINGS,
  lexiconPattern,
  lexiconSet,
  OFFICE_ABBREVIATIONS,
  OFFICES,
} from '../../../kit/index.js';
import type { Term } from './term.js';

/**
 * Words that notes and forms write in capitals, as headings or after a label, and that are neither names nor sensitive:
 * sections of notes, departments, examinations, complaints; diseases and drugs in languages other than English. Lower
 * case.
 */
const CLINICAL = lexiconSet('clinical-words', { class: ['heading', 'complaint', 'disease-or-drug'] });
/** Abbreviations, some of which are also names (`Ed`, `Tia`) unless they are in capitals. */
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  ...lexiconSet('clinical-words', { class: 'abbreviation' }),
  ...CLINICAL_ABBREVIATIONS,
  ...CLINICAL_OR_NAMES,
]);
/** Things that texts capitalise, and persons and places after whom medical things are named. Lower case. */
const THINGS: ReadonlySet<string> = new Set([
  ...COMMON_THINGS,
  ...OFFICES,
  ...lexiconSet('clinical-words', { class: 'eponym' }),
]);
/** Abbreviations, products and programs that look like names to a model trained on letters and news. Lower case. */
const COMPUTING = lexiconSet('computing', { class: ['word', 'program'] });
/** Abbreviations of offices and of business. Lower case. */
const THINGS_IN_CAPITALS: ReadonlySet<string> = new Set([
  ...OFFICE_ABBREVIATIONS,
  ...lexiconSet('common-things', { class: 'business-abbreviation', language: 'en' }),
]);
const TOKEN = /[\p{L}\p{M}\p{N}'’]+/gu;
const NUMBER = /^\d/u;
/** A title directly before a term, which makes any word a name. */
const TITLED = new RegExp(
  `(?:^|[^\\p{L}])(?:${lexiconPattern('person-titles', { class: ['clinical-label', 'before-common-thing'] })})[.:]? {0,3}$`,
  'u',
);

/** Code of the evidence that a term consists of ordinary words; undefined if it does not, or if a title precedes it. */
export function ordinaryWords(term: Term): string | undefined {
  if (COMPUTING.has(term.lower)) return 'form:code';
  const code = isClinical(term) ? 'lexicon:medicine' : isCommonThing(term) ? 'lexicon:common-thing' : undefined;
  return code === undefined || TITLED.test(term.before) ? undefined : code;
}

/** True for parts of clinical shorthand, headings and names of tests. */
function isClinical({ text }: Term): boolean {
  const words = (text.match(TOKEN) ?? []).filter((word) => !NUMBER.test(word));
  return words.length > 0 && words.every(isClinicalWord);
}

function isClinicalWord(word: string): boolean {
  const lower = word.toLowerCase();
  return CLINICAL.has(lower) || (word !== lower && word === word.toUpperCase() && ABBREVIATIONS.has(lower));
}

/** True for a word that is often capitalised without being a name: parties in contracts, goods, holidays. */
function isCommonThing({ text, lower }: Term): boolean {
  const word = lower.replace(/['’]s$/, '');
  return THINGS.has(word) || (THINGS_IN_CAPITALS.has(word) && text === text.toUpperCase());
}
