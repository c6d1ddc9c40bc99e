import type { CodeRecognizer, Match, Pattern, PatternRecognizer, TextDocument } from '../../core/index.js';
import { DAY_MONTH, MONTH_DAY, MONTH_YEAR, NUMERIC_DATE, ON_WEEKDAY, YEAR } from './calendar.js';

const ANY_DATE = `(?:${NUMERIC_DATE}|${ON_WEEKDAY}?(?:${DAY_MONTH}|${MONTH_DAY}|${MONTH_YEAR})|\\d{1,2}/(?:${YEAR}|\\d{1,2})(?![\\d/])|\\d{8}(?!\\d)|${YEAR}(?![\\d-]|[.,]\\d))`;

// Labels of a form, with what may stand between label and value: colon, quotes of JSON, tag of XML, a column bar, a hint in brackets.
const LABEL =
  '(?:DOB|D\\.O\\.B\\.?|D/O/B|birth[ _-]?dates?|birth[ _-]?day|date[ _-]?of[ _-]?birth|dateofbirth|year of birth|place and date of birth|birth|' +
  'geburtsdatum|geb\\.?[- ]?(?:datum|dat\\.?)|geburtstag|date de naissance|date naissance|née? le|ddn|fecha de nacimiento|f\\. ?nac\\.?|fec\\. nac\\.?|fnac|' +
  'data di nascita|data nascita|data de nascimento|data nasc\\.?|geboortedatum|geb\\.?|gebdat)' +
  '(?: ?\\([^()\\n]{1,20}\\))?(?:\\s{0,2}(?:[:=|>#-]|is|was|ist|est|es|è|é)["\']?\\s{0,3}["\'(<]?|["\'] ?: ?["\']|\\s{1,3}|\\.\\s?)(?:(?:on|the|le|el|il|am|em|op) ){0,2}';

const VERB =
  '(?:born|geboren|geb\\.|née?|nacid[oa]s?|nació|nat[oa]|nascid[oa]|nasceu|nacque|naquit)(?:,? (?:on|in|am|im|le|el|en|il|nel|em|op|around|circa|about|year|the|jahr|año|dia|día|on or about)){0,3}[: ]\\s?(?:the |\\()?';

const birth = (name: string, lead: string, match: string, score: number): Pattern => ({
  name,
  type: 'DATE_OF_BIRTH',
  lead,
  match,
  ignoreCase: true,
  score,
});

/** Dates with a birth label or a verb of birth before them. */
export const birthDate: PatternRecognizer = {
  name: 'temporal/birth-date',
  types: ['DATE_OF_BIRTH'],
  patterns: [
    birth('label', LABEL, ANY_DATE, 0.95),
    birth('short-label', '(?:DOB|geb\\.?|born)[: ]{1,2}', '\\d{6}(?!\\d)', 0.8),
    birth('verb', VERB, ANY_DATE, 0.95),
    birth(
      'verb-and-place',
      '(?:born|geboren|née?|nacid[oa]|nat[oa]) (?:in|at|à|en|a) [^.;\\n\\d]{1,40}? (?:on|am|le|el|il) (?:the )?',
      ANY_DATE,
      0.95,
    ),
    birth('brackets', '\\((?:b\\.|\\*) ?', ANY_DATE, 0.85),
    birth('sign', '(?:b\\.|\\*) ?', NUMERIC_DATE, 0.8),
  ],
};

const BIRTH_HEADER =
  /(?:^|[^\p{L}])(?:dob|birth ?(?:day|date)?|date ?of ?birth|geburtsdatum|geburtstag|naissance|nacimiento|nascita|nascimento|geboortedatum)(?![\p{L}])/iu;
const VALUE = new RegExp(`(?<![\\p{L}\\p{N}_])${ANY_DATE}`, 'giu');
/** A cell under a birth-date title is short; a longer text under it is prose and has labels of its own. */
const LONGEST_CELL = 40;

/** Dates in a column or field whose title says that it holds birth dates. */
export const birthColumn: CodeRecognizer = {
  name: 'temporal/birth-column',
  types: ['DATE_OF_BIRTH'],
  *recognize(document: TextDocument): Iterable<Match> {
    if (document.header.length === 0 || document.view.length > LONGEST_CELL) return;
    if (!BIRTH_HEADER.test(document.header.join(' ').replace(/[_-]/g, ' '))) return;
    for (const found of document.view.matchAll(VALUE)) {
      yield {
        start: found.index,
        end: found.index + found[0].length,
        type: 'DATE_OF_BIRTH',
        score: 0.95,
        why: 'title of the column',
      };
    }
  },
};
