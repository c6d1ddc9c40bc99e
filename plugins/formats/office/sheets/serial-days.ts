const DAY = 86_400_000;
/** Last serial number of a date: the end of the year 9999. */
const LAST_DAY = 2_958_466;
const EPOCH = Date.UTC(1899, 11, 30);
/** Days between the two calendars of Excel: 1 January 1904 is 0. */
const DAYS_1904 = 1462;

/** A serial number as a date in ISO form, with its time if it has one; undefined if it is no date. */
export function dateOfSerial(serial: number, from1904: boolean): string | undefined {
  const days = serial + (from1904 ? DAYS_1904 : 0);
  if (!(days >= 1) || days >= LAST_DAY) return undefined;
  // Excel treats 1900 as a leap year.
  const real = days < 60 ? days + 1 : days;
  const seconds = Math.round((real - Math.floor(real)) * 86_400);
  const iso = new Date(EPOCH + Math.floor(real) * DAY + seconds * 1000).toISOString();
  if (seconds === 0) return iso.slice(0, 10);
  return `${iso.slice(0, 10)} ${iso.slice(11, seconds % 60 === 0 ? 16 : 19)}`;
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/;

/** The serial number of a date in ISO form; undefined for any other text. */
export function serialOfDate(text: string, from1904: boolean): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = ISO.exec(text) ?? [];
  if (year === undefined) return undefined;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const date = new Date(time);
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  const real = (time - EPOCH) / DAY;
  const days = (real <= 60 ? real - 1 : real) - (from1904 ? DAYS_1904 : 0);
  const fraction = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) / 86_400;
  return days >= (from1904 ? 0 : 1) ? days + fraction : undefined;
}

/** The first day that both calendars of Excel count alike: it takes 1900 for a leap year. */
export const FIRST_SURE_DAY = '1900-03-01';

const YEAR_OF_WEEKS = 364;

/**
 * The first day within the calendar of Excel that is whole years of 52 weeks later than a day in ISO form; undefined for another text.
 * @param other a day that it must not be
 */
export function laterDay(iso: string, other: string): string | undefined {
  const [, day, time = ''] = /^(\d{4}-\d\d-\d\d)((?: \d\d:\d\d(?::\d\d)?)?)$/.exec(iso) ?? [];
  const from = day === undefined ? Number.NaN : Date.parse(day);
  if (Number.isNaN(from)) return undefined;
  const years = Math.ceil((Date.parse(FIRST_SURE_DAY) - from) / (YEAR_OF_WEEKS * DAY));
  for (let more = 0; more < 2; more++) {
    const later = new Date(from + (years + more) * YEAR_OF_WEEKS * DAY).toISOString().slice(0, 10);
    if (!other.startsWith(later)) return later + time;
  }
  return undefined;
}
