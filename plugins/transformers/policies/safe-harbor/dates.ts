import type { Term } from '../../../../core/index.js';
import { civilOf, type DateOrder, largest, lexiconPattern, readDates } from '../../../../kit/index.js';

const AGE_LIMIT = 90;
const OLDEST = 115;
/** Nobody leaves school or becomes a soldier younger. */
const YOUNGEST_GRADUATE = 16;
const LEAVES_SCHOOL = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('ages', { class: 'leaves-school' })})[ ,:]{0,2}(?:(?:the )?year )?$`,
  'iu',
);

/** How the dates of a document are read. */
export interface DateContext {
  readonly order: DateOrder;
  /** Year of the latest service. */
  readonly service: number;
  /** True if the document contains an age over 89. */
  readonly hasOld: boolean;
  /** True for the date on which somebody reached an age over 89: its year is the one of the birth. */
  isOfOldAge(term: Term): boolean;
  /** True if the document comes in parts, such as rows about different persons. */
  readonly isPart: boolean;
}

interface YearOfDate {
  readonly year: number;
  /** True if the date states month and day, as the date of a service does. */
  readonly full: boolean;
}

function years(text: string, order: DateOrder, today: number): YearOfDate[] {
  return readDates(text, { order, year: today })
    .filter(({ says }) => says.year)
    .map(({ day, says }) => ({ year: civilOf(day).year, full: says.day && says.month }));
}

const isBirth = (term: Term): boolean =>
  term.type === 'DATE_OF_BIRTH' || /\b(?:born|dob|birth|b\.|d\.o\.b\.?)\W*(?:on|in|date)?\W*$/iu.test(term.before);

/** The year of the latest service shown by the terms, ignoring birth dates; undefined if there is none. */
export function latestService(terms: readonly Term[], order: DateOrder, today: number): number | undefined {
  const found = terms
    .filter((term) => !isBirth(term))
    .flatMap((term) => years(term.text, order, today))
    .filter(({ full, year }) => full && year <= today + 1)
    .map(({ year }) => year);
  const latest = largest(found);
  // Whoever was treated so long ago is as old today, and a text with one date may be the one of a birth.
  return found.length === 0 || latest <= today - AGE_LIMIT ? undefined : latest;
}

/**
 * What may be disclosed of a date: its year, or the years of several dates; `on or before` a year for persons aged 90
 * or more; undefined if the text has no year, or the year shows an age over 89 itself.
 */
export function date(term: Term, { order, service, hasOld, isPart, isOfOldAge }: DateContext): string | undefined {
  const { text } = term;
  // A year in which somebody left school says an age as a year of birth does, some years later.
  const oldest = service - AGE_LIMIT + (LEAVES_SCHOOL.test(term.before) ? YOUNGEST_GRADUATE : 0);
  const isShort = isBirth(term) && !/\d{4}/u.test(text);
  // `1/5/34`: nobody is born after the service. If the document has an age over 89, the earlier of two possible
  // centuries is assumed, because the person may be the one of that age.
  const bornIn = (year: number): number =>
    isShort && (year > service || (hasOld && year - 100 >= service - OLDEST)) ? year - 100 : year;
  const read = years(text, order, service);
  // `5/2/24` is a child, or a person of over 99 years whose age only another part of the document says.
  const isEither = ({ year }: YearOfDate): boolean => year <= service && year - 100 >= service - OLDEST;
  if (isOfOldAge(term)) return undefined;
  if (isShort && isPart && read.some(isEither)) return undefined;
  const shown = read
    .map(({ year }) => bornIn(year))
    .map((year) => (year <= oldest ? `on or before ${oldest}` : String(year)));
  return shown.length === 0 ? undefined : [...new Set(shown)].join(/\d and \d/.test(text) ? ' and ' : ' to ');
}
