import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { isDayAndMonth, isDayOfMonth, YEAR } from './calendar.js';

/** `DATE`, `Date of service (MM DD YY)`, and what parts it from its value. */
const LABEL =
  '(?:Date|DATE|Dated|DATED|Datum|DATUM|Fecha|FECHA)(?: (?:of|OF) (?:[Ss]ervice|[Ss]ignature|[Aa]dmission|[Dd]ischarge|[Ii]njury|[Ii]llness|[Aa]ccident|[Ll]oss|[Hh]ire|[Vv]isit|[Ii]ssue|[Dd]eath|[Oo]nset|[Ee]xam|' +
  'SERVICE|SIGNATURE|ADMISSION|DISCHARGE|INJURY|ILLNESS|ACCIDENT|LOSS|HIRE|VISIT|ISSUE|DEATH|ONSET|EXAM)| (?:[Ss]igned|SIGNED|[Ff]rom|FROM))?(?: {0,2}\\((?:MM|mm|DD|dd)[^()\\n]{1,12}\\))?(?: ?[.:] ?| {1,4})';
const GAP = '(?: {1,3}| ?\\| ?)';

/** `031424`, `14032024`: month and day, or day and month, before the year. */
function isRun(term: string): boolean {
  const [a, b] = [Number(term.slice(0, 2)), Number(term.slice(2, 4))];
  return isDayOfMonth(a, b) || isDayOfMonth(b, a);
}

const inForm = (name: string, match: string, validate: (term: string) => boolean): Pattern => ({
  ...{ name, type: 'DATE', lead: LABEL, match, score: 0.7, valid: 0.7, validate },
});

/** Dates in the fields of forms, which have neither points nor strokes: `DATE 03 14 24`, `DATE  03 | 14 | 2024`, `Date: 031424`. */
export const formDate: PatternRecognizer = {
  name: 'temporal/form-date',
  types: ['DATE'],
  patterns: [
    inForm('parts apart', `\\d{1,2}${GAP}\\d{1,2}${GAP}(?:${YEAR}|\\d\\d)(?![\\d/-]|[.,:]\\d)`, isDayAndMonth),
    inForm('digits together', `\\d{4}(?:${YEAR}|\\d\\d)(?![\\d/-]|[.,:]\\d)`, isRun),
  ],
};
