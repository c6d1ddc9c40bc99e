import type { Term } from '../../../../core/index.js';
import {
  isClinicalEponym,
  isKindOfPlace,
  isLegalEponym,
  isNamedThing,
  isOfReportedCase,
  isWithinCitation,
  streetWord,
} from '../../../../kit/index.js';
import { isFormWord, isOrdinary } from '../base/ordinary-words.js';
import { isKind } from '../organisations/kinds.js';
import { isKnownGiven, isKnownSurname } from '../persons/cultures.js';
import { knownName } from '../persons/front-words.js';

/** Types whose terms are names: a doubtful one may be an ordinary word, and an invented name in its place would be a lie. */
export const NAMES = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);

export const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? [];

export const saysKind = (word: string): boolean => isKind(word) || isKindOfPlace(word) || streetWord(word).kind;

/** Behind a label: `NHS No: 943`, `Lab #`, `Account number`. A colon alone also stands behind the speaker of a chat. */
const NUMBERED = /^\s{0,3}(?:no|nr|num|numbers?|id|ref)?\.?\s{0,2}(?:[:=#№°]|n[.º°])|^\s(?:No|Nr|Number|ID)\b/iu;
/** Behind what is measured: a number with a unit, or with the range of normal values. */
const MEASURED =
  /^[\s:=|]{1,4}[<>≤≥]?\s?\d+(?:[.,]\d+)?\s?(?:%|[µμumkn]?g\b|[kmµμ]?[lL]\b|[mnuµμ]?mol|[mk]?IU|U\/|bpm|mm|cm|°|x\s?10|\(?\d+(?:[.,]\d+)?\s?[-–]\s?\d)/u;

/** Behind a label without a sign: `Tel 0114 271 4402`, `Fax (03) 5550 1234`. */
const BEFORE_DIGITS = /^\.?[ \t]{1,3}[+(]?\d/u;
/**
 * Behind the name of a program or product: `Kafka 3.6`, `Mozilla/5.0`; no day, amount, measure or telephone number
 * (`337.555.0171`, `22.33.44.55`).
 */
const VERSION =
  /^(?:\/\d{1,3}(?:\.\d|(?![\d/]))|[ -](?!(?:\d{3,4}(?:\.\d{3,4}){1,2}|\d\d(?:\.\d\d){3})(?!\.?\d))v?\d{1,3}(?:\.\d{1,4}){1,3}(?![\d.,:/-]*\d|\s?(?:%|\p{Sc}|\p{L}{1,3}(?!\p{L}))))/u;
/** Before the name of a law report: `[1982] 44 P & CR 171`. */
const OF_REPORT = /[[(](?:1[89]|20)\d\d[\])],? {1,2}$/u;
/** A name of a law report, with its volume or page: `44 P & CR`, `AC 562`, `1 WLR`. */
const REPORT = /^(?:\d{1,4} )?\p{Lu}[\p{L}.]{0,6}(?: ?& ?\p{Lu}[\p{L}.]{0,6}| \p{Lu}[\p{L}.]{0,6}){0,2}(?: \d{1,5})?$/u;

/** True for the maker of a product with its version, and for the name of a law report: `Apache Kafka 3.6`, `[1932] AC 562`. */
const isProductOrReport = ({ text, category, before, after = '' }: Term, words: readonly string[]): boolean =>
  (VERSION.test(after) && !words.some(isKnownGiven) && (category !== 'PERSON' || words.length > 1)) ||
  (category !== 'PERSON' && OF_REPORT.test(before) && REPORT.test(text));

export const isNobody = (word: string): boolean => (isOrdinary(word) || saysKind(word)) && !isKnownSurname(word);

const areNobody = ({ category }: Term, words: readonly string[]): boolean =>
  words.every((word) => isNobody(word) && (category !== 'PERSON' || !isKnownGiven(word)));

/** True for what is measured, and for words that stand in forms and sentences and say which kind of thing something is. */
export function namesNothing(term: Term, words: readonly string[]): boolean {
  const { text, category, after = '' } = term;
  if (words.length === 0) return false;
  if (MEASURED.test(after) && !words.some(knownName)) return true;
  // In capitals, such words are a heading: `STATEMENT OF ACCOUNT`.
  return category !== 'PERSON' && words.length > 1 && text === text.toUpperCase() && areNobody(term, words);
}

/** `NHS No`, `Policy Number`: a label that says so itself. A model may be sure of its letters. */
const NUMBER_LABEL = /^\p{L}[\p{L} .]{1,40} (?:no|nr|number)\.?$/iu;

/** What stands in a citation of a decision or a statute: `v`, a year in brackets, a section. */
const OF_CITATION = /\sv\.?\s|[[(](?:1[6-9]|20)\d\d[\])]|§|\.\s?\d/u;

/** `Alvarado score 8`, `Miranda warnings`, `Donoghue v Stevenson [1932] AC 562`: scores, doctrines and published decisions. */
function isPublished({ text, type, before, after = '' }: Term): boolean {
  const view = before + text + after;
  const term = { start: before.length, end: before.length + text.length, type };
  if (isClinicalEponym(view, term) || isLegalEponym(view, term)) return true;
  return OF_CITATION.test(view) && (isWithinCitation(view, term) || isOfReportedCase(view, term));
}

/**
 * `<Ctry>GB</Ctry>`, `</MobNb>`, `<Adr/>`: the name of a tag, which its slash or its other tag shows. In `<Anna> see you at nine` a
 * name stands between the same signs.
 */
function isTag({ text, before, after = '' }: Term): boolean {
  if (before.endsWith('</')) return after.startsWith('>');
  return before.endsWith('<') && (/^\s?\/>/u.test(after) || (after.startsWith('>') && after.includes(`</${text}>`)));
}

/** `pouch of Douglas`, `Whiteside's line`: more likely a thing named after somebody than a person. */
export function isOfThing({ text, before, after = '', category }: Term): boolean {
  return (
    category === 'PERSON' &&
    isNamedThing(before + text + after, { start: before.length, end: before.length + text.length })
  );
}

/** Three letters and more: two are also the initials of a person, and the code of a state or country. */
const CODE_WORD = /^\p{Lu}{3,7}s?$/u;

/**
 * True for what its form shows to be no name, so that it stays: words of labels before a number or a value (`Lab No: 4471`,
 * `Natrium 131 mmol/l`), and abbreviations of forms, medicine and computing (`NYHA III`, `TKR L` with the side).
 */
export function isForm(term: Term): boolean {
  const { text, score, header, category, after = '' } = term;
  if (score === undefined || header.length > 0 || !NAMES.has(category)) return false;
  if (isPublished(term) || isTag(term)) return true;
  const words = wordsOf(text);
  if (NUMBER_LABEL.test(text) && NUMBERED.test(after) && areNobody(term, words)) return true;
  if (score >= 1) return false;
  const [first = ''] = words;
  if (words.length === 0) return false;
  if (CODE_WORD.test(first) && isFormWord(first) && !knownName(first) && /^\p{L}+(?: (?:[IV]{1,4}|[LR]))?$/u.test(text))
    return true;
  if (isProductOrReport(term, words)) return true;
  return (NUMBERED.test(after) || MEASURED.test(after) || BEFORE_DIGITS.test(after)) && areNobody(term, words);
}

/** `BSB` of `BSB 063-518`: letters that were taken for a number stand before it as its label. */
export const isLabelOfNumber = ({ type, text, score, header, after = '' }: Term): boolean =>
  type === 'ID_NUMBER' &&
  score !== undefined &&
  score < 1 &&
  header.length === 0 &&
  /^\p{Lu}{2,6}$/u.test(text) &&
  /^[ \t]{0,2}[:#.]?[ \t]{1,2}\d/u.test(after);

/** `F43.10`, `S83.511A`: the code of a diagnosis in ICD-10, which says the same of thousands. */
const DIAGNOSIS = /^[A-TV-Z]\d[\dAB]\.[\dA-Z]{1,4}$/u;
/** A number that only its shape and place tell, without a scheme. */
const SHAPE_ONLY = 0.6;

/** True for the code of a diagnosis that was taken for somebody's number. */
export const isDiagnosis = ({ type, text, score, header }: Term): boolean =>
  type === 'ID_NUMBER' && score !== undefined && score <= SHAPE_ONLY && header.length === 0 && DIAGNOSIS.test(text);

const isPlain = (word: string): boolean => {
  const { kind, stays } = streetWord(word);
  return (isOrdinary(word) || isFormWord(word)) && !kind && !stays && !isKindOfPlace(word) && !knownName(word);
};

/** `BP 148/86`, `SIREN 732 829 320`: numbers among labels, without a word that a street, a building or a town may have. */
export function isNoAddress({ text, category }: Term, words: readonly string[]): boolean {
  return category === 'LOCATION' && /\d/u.test(text) && words.length > 0 && words.every(isPlain);
}
