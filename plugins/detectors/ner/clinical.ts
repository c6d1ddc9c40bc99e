import type { Span } from '../../../core/index.js';
import { CLINICAL_ABBREVIATIONS, CLINICAL_OR_NAMES, lexiconPattern, lexiconSet } from '../../../kit/index.js';
import { CLINICAL_ENDINGS_BY_LANGUAGE, CLINICAL_WORDS_BY_LANGUAGE, NAMES } from './clinical-words-by-language.js';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * What notes, forms and cards write in capitals or as headings, and nobody and nothing that must be hidden is called by: sections
 * of notes, departments, abbreviations of diseases, examinations, drugs by class, quantities and programmes. Lower case. None is a
 * frequent name.
 */
const WORDS = lexiconSet('clinical-words', { class: 'heading', language: 'en' });
/** Those that are names as well (`Ed`, `Tia`) unless they are written in capitals. */
const OTHERS = lexiconSet('clinical-words', { class: 'abbreviation' });
const ABBREVIATIONS: ReadonlySet<string> = new Set([...OTHERS, ...CLINICAL_ABBREVIATIONS, ...CLINICAL_OR_NAMES]);
/** Complaints and signs that stand alone behind `CC:` and `PMH:`, and how the words of medicine end; names that end so are shorter. */
const COMPLAINTS = lexiconSet('clinical-words', { class: 'complaint', language: 'en' });
const ENDS_CLINICALLY = new RegExp(
  `^.{3,}(?:${lexiconPattern('clinical-words', { class: 'ending', language: 'en' })}|(?<!eu[pt]h)emia|(?:${lexiconPattern('clinical-words', { class: 'before-itis', language: 'en' })}|[^p]ol|[^a-z]ot)itis)$`,
);
const SHORTEST_CLINICAL = 8;

/** What people are called to their faces, in lower case. */
const ENDEARMENTS = set('buddy bud sweetie honey hon sweetheart kiddo dear bubba');

const TOKEN = /[\p{L}\p{M}\p{N}'’]+/gu;
const NUMBER = /^\d/u;
const LONGEST = 48;

/**
 * Persons and places after whom medicine has called a thing, that hardly anybody is called today. The surnames of many (`Murphy`,
 * `Allen`) are in no such list: there the word behind decides. Lower case.
 */
const EPONYMS = lexiconSet('clinical-words', { class: 'eponym' });
const TITLED = new RegExp(
  `(?:^|[^\\p{L}])(?:${lexiconPattern('person-titles', { class: 'clinical-label', language: 'en' })})[.:]? {0,3}$`,
  'u',
);
/** What stands behind whoever does something, or before a first name: `Holter said`, `Romberg, Anna`. */
const DOES = /^(?:, \p{Lu}\p{Ll}| (?:said|says|was seen|called|came|told|asked|lives|works|and (?:his|her))(?!\p{L}))/u;

/** `PHQ-9 19`, `GAD-7 14`, `CIWA-Ar 12`, `BATH 2K`: an instrument or a quantity, and what it shows. */
const INSTRUMENT = /^\p{Lu}{2,6}-(?:\d{1,2}(?: {1,2}\d{1,3})?|(?:\p{Lu}{1,3}|\p{Lu}\p{Ll}) {1,2}\d{1,3})$/u;
const SHOWN = /^\p{Lu}[\p{L}-]{2,15} (?:\d{1,3}|[IV]{1,3})$/u;

/** `Plt 220, Na 138`: short words, each with what was measured, and none of them of an address. */
const MEASURED = new RegExp(
  `^(?:(?!(?:${lexiconPattern('number-labels', { class: 'part-of-an-address', language: 'en' })})(?!\\p{L}))\\p{Lu}\\p{L}{0,4} \\d{1,4}(?:\\.\\d{1,2})?(?:, |$)){2,}$`,
  'u',
);

/** True for what clinical shorthand, headings and names of tests are made of. */
export function isClinical(view: string, { start, end }: Span): boolean {
  if (end - start > LONGEST) return false;
  const term = view.slice(start, end);
  if (/[ -]/.test(term) && (isScore(term) || MEASURED.test(term))) return true;
  let known = 0;
  let words = 0;
  for (const word of term.match(TOKEN) ?? []) {
    if (NUMBER.test(word)) continue;
    words++;
    if (isKnown(word)) known++;
  }
  if (isComplaint(view, start, end)) return true;
  if (isDisease(term)) return !isAddressed(view, start);
  if (words > 0 && known === words) return !isAddressed(view, start);
  return !/(?<!,)\s/.test(term) && isEponym(view, term, start, end);
}

/** `Embolie pulmonaire`, `Cancro da mama`: a word of medicine and small ones behind it. */
const DISEASE = /^([\p{Lu}][\p{L}'-]{3,})(?: \p{Ll}{2,})+$/u;
const isDisease = (term: string): boolean => {
  const first = DISEASE.exec(term)?.[1];
  return first !== undefined && isKnown(first);
};

/** `CC: Poor feeding`, in capitals the chief complaint: one word, and a small one behind it. */
const COMPLAINS = /(?:^|[\n.;|])[ \t]*CC ?: {0,3}$/;
const isComplaint = (view: string, start: number, end: number): boolean =>
  / \p{Ll}{3}/uy.test(view.slice(end, end + 4)) &&
  !/\s/.test(view.slice(start, end)) &&
  COMPLAINS.test(view.slice(Math.max(0, start - 10), start));

function isKnown(word: string): boolean {
  const lower = word.toLowerCase();
  if (WORDS.has(lower) || COMPLAINTS.has(lower)) return true;
  if (CLINICAL_WORDS_BY_LANGUAGE.has(lower) || endsClinically(lower)) return true;
  return word === lower ? ENDEARMENTS.has(word) : word === word.toUpperCase() && ABBREVIATIONS.has(lower);
}

const endsClinically = (lower: string): boolean =>
  lower.length >= SHORTEST_CLINICAL &&
  (ENDS_CLINICALLY.test(lower) || (CLINICAL_ENDINGS_BY_LANGUAGE.test(lower) && !NAMES.test(lower)));

/** Instruments and what they show, one or several: `Mallampati IV, Epworth 19`. */
function isScore(term: string): boolean {
  const parts = term.split(/[,;] ?/);
  return parts.every(
    (part) =>
      INSTRUMENT.test(part) ||
      (SHOWN.test(part) && (EPONYMS.has(wordOf(part)) || (parts.length === 1 && WORDS.has(wordOf(part))))),
  );
}

const wordOf = (part: string): string => part.slice(0, Math.max(0, part.indexOf(' '))).toLowerCase();

const isAddressed = (view: string, start: number): boolean => TITLED.test(view.slice(Math.max(0, start - 12), start));

const NEXT_OF_LIST = /^, (\p{Lu}[\p{L}-]{1,20})(?= |[,.;)\n]|$)/u;

/** One of them, or several in a list: `Yankauer, Kocher`. */
function isEponym(view: string, term: string, start: number, end: number): boolean {
  if (!term.split(', ').every(isNamedAfter) || isAddressed(view, start)) return false;
  const behind = view.slice(end, end + 24);
  return !DOES.test(behind) || isNamedAfter(NEXT_OF_LIST.exec(behind)?.[1] ?? '');
}

const isNamedAfter = (word: string): boolean => EPONYMS.has(word.toLowerCase().replace(/’/g, "'").replace(/'s?$/, ''));
