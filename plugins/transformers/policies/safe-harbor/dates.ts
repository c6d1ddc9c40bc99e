import type { Term } from '../../../../core/index.js';
import { civilOf, type DateOrder, readDates } from '../../../../kit/index.js';

const AGE_LIMIT = 90;
const OLDEST = 115;

/** What the dates of a document are read by. */
export interface DateContext {
  readonly order: DateOrder;
  /** Year of the latest service. */
  readonly service: number;
  /** True if the document names an age over 89. */
  readonly hasOld: boolean;
}

interface YearOfDate {
  readonly year: number;
  /** True if the date also says month and day, as the date of a service does. */
  readonly full: boolean;
}

function years(text: string, order: DateOrder, today: number): YearOfDate[] {
  return readDates(text, { order, year: today })
    .filter(({ says }) => says.year)
    .map(({ day, says }) => ({ year: civilOf(day).year, full: says.day && says.month }));
}

const isBirth = (term: Term): boolean =>
  term.type === 'DATE_OF_BIRTH' || /\b(?:born|dob|birth|b\.|d\.o\.b\.?)\W*(?:on|in|date)?\W*$/iu.test(term.before);

/** The year of the latest service that the terms show, a birth date being none; undefined if there is none. */
export function latestService(terms: readonly Term[], order: DateOrder, today: number): number | undefined {
  const found = terms
    .filter((term) => !isBirth(term))
    .flatMap((term) => years(term.text, order, today))
    .filter(({ full, year }) => full && year <= today + 1)
    .map(({ year }) => year);
  return found.length === 0 ? undefined : Math.max(...found);
}

/**
 * What may be told of a date: its year, or of several dates their years; `on or before` the year of those who are 90
 * where the year shows such an age; undefined where the text names no year.
 */
export function date(term: Term, { order, service, hasOld }: DateContext): string | undefined {
  const { text } = term;
  const oldest = service - AGE_LIMIT;
  const isShort = isBirth(term) && !/\d{4}/u.test(text);
  // `1/5/34`: nobody is born after the service, and one of two people born in '31 may be the one of ninety-four.
  const bornIn = (year: number): number =>
    isShort && (year > service || (hasOld && year - 100 >= service - OLDEST)) ? year - 100 : year;
  const shown = years(text, order, service)
    .map(({ year }) => bornIn(year))
    .map((year) => (year <= oldest ? `on or before ${oldest}` : String(year)));
  return shown.length === 0 ? undefined : [...new Set(shown)].join(/\d and \d/.test(text) ? ' and ' : ' to ');
}
