import type { CodeRecognizer, Match, Pattern, PatternRecognizer, TextDocument } from '../../../core/index.js';
import { dateParts, lexiconPattern, scoreOf } from '../../../kit/index.js';
import { DAY, DAY_MONTH, MONTH_DAY, MONTH_YEAR, NUMERIC_DATE, ON_WEEKDAY, YEAR } from './calendar.js';
import { MONTH } from './months.js';

// Three patterns instead of one, because each alone is easily proved linear.
const DAY_FIRST = `${ON_WEEKDAY}?${DAY_MONTH}`;
/** `3 Sept 84`, `4 feb -54` */
const SHORT_YEAR = `${DAY} ${MONTH}\\.? [-’']?\\d\\d(?![\\p{L}\\d]|[.,:/]\\d)`;
const MONTH_FIRST = `(?:${MONTH_DAY}|${MONTH_YEAR})`;
const BARE_DATE = `(?:${NUMERIC_DATE}|\\d{1,2}(?: {1,3}| ?[|./-] ?)\\d{1,2}(?: {1,3}| ?[|./-] ?)${YEAR}(?!\\d)|\\d{1,2}/(?:${YEAR}|\\d{1,2})(?![\\d/])|\\d{8}(?!\\d)|\\d{6}(?!\\d)|${YEAR}(?![\\d-]|[.,]\\d))`;

/** Labels of a date of birth; the words of some are also joined by a hyphen or low line, or written as one. */
const LABEL = `(?:${[
  lexiconPattern('calendar', { class: 'birth-label-in-parts', language: 'en' }).replaceAll(' ', '[ _-]?'),
  lexiconPattern('calendar', { class: 'birth-label' }),
].join('|')}|D\\.?N\\.?(?=:))`;

// Text between label and date: a hint such as (mm/dd/yyyy), a colon, a JSON quote, the end of a tag, a column
// separator, or a verb.
const TO_VALUE = `(?: ?\\([^()\\n]{1,20}\\))?(?: ?\\.{3,40}[ :]{0,3}|["']?[ \\t]{0,3}[:=|>#-]{1,2}[\\s"'(<]{0,12}|\\.[ ]?|\\s{1,3}(?:(?:${lexiconPattern('calendar', { class: 'behind-birth-label' })}|:|-) ){0,3})`;

const VERB =
  '(?:born|geboren|geb\\.|née?|nacid[oa]s?|nació|nat[oa]|nascid[oa]|nasceu|nacque|naquit)' +
  `(?:,? (?:${lexiconPattern('calendar', { class: 'link-to-birth' })})){0,3}[: ]\\s?(?:the |\\()?`;

const VERB_AND_PLACE =
  '(?:born|geboren|née?|nacid[oa]|nat[oa]) (?:in|at|à|en|a) [^.;\\n\\d]{1,40}? (?:on|am|le|el|il) (?:the )?';

const birth = (name: string, lead: string, match: string): Pattern => ({
  name,
  type: 'DATE_OF_BIRTH',
  lead,
  match,
  ignoreCase: true,
  score: 'cue:field',
});

const anyDate = (name: string, lead: string): readonly Pattern[] => [
  birth(name, lead, BARE_DATE),
  birth(`${name}-day-first`, lead, DAY_FIRST),
  birth(`${name}-month-first`, lead, MONTH_FIRST),
];

/** Dates after a birth label or a verb of birth. */
export const birthDate: PatternRecognizer = {
  name: 'temporal/birth-date',
  types: ['DATE_OF_BIRTH'],
  parts: (term) => dateParts(term),
  patterns: [
    ...anyDate('label', `${LABEL}${TO_VALUE}`),
    birth('label-short-year', `${LABEL}${TO_VALUE}`, SHORT_YEAR),
    ...anyDate('verb', VERB),
    ...anyDate('verb-and-place', VERB_AND_PLACE),
    ...anyDate('brackets', '\\((?:b\\.|\\*) ?'),
    birth('sign', '(?:b\\.|\\*) ?', NUMERIC_DATE),
  ],
};

/** A label or verb of birth and the date behind it. */
export const BIRTH_DATE = new RegExp(
  `(?<!\\p{L})(?:${LABEL}${TO_VALUE}|${VERB})(?:${BARE_DATE}|${DAY_FIRST}|${MONTH_FIRST})`,
  'giu',
);
const BIRTH_TITLE =
  /(?:^|[^\p{L}])(?:dob|birth[ _-]?(?:day|date)?|date[ _-]?of[ _-]?birth|geburtsdatum|geburtstag|naissance|nacimiento|nascita|nascimento|geboortedatum)(?![\p{L}])/iu;
const VALUE = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${BARE_DATE}|${DAY_FIRST}|${MONTH_FIRST})`, 'giu');
/** Maximum length of a cell under a birth-date title; a longer text is prose with labels of its own. */
const LONGEST_CELL = 40;
const NOTHING: readonly Match[] = [];

/** Dates in a column or field whose title announces birth dates. */
export const birthColumn: CodeRecognizer = {
  name: 'temporal/birth-column',
  types: ['DATE_OF_BIRTH'],
  parts: (term) => dateParts(term),
  needs: { digits: 1 },
  recognize({ header, view }: TextDocument): readonly Match[] {
    if (header.length === 0 || view.length > LONGEST_CELL || !BIRTH_TITLE.test(header.join(' '))) return NOTHING;
    return Array.from(view.matchAll(VALUE), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      type: 'DATE_OF_BIRTH',
      score: scoreOf('cue:field'),
      why: 'title of the column',
    }));
  },
};
