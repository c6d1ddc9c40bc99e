const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
/** Days between the two calendars of spreadsheets. */
const DAYS_1904 = 1462;
const LAST = 2_958_466;

function dateText(days: number): string {
  // Excel takes 1900 for a leap year.
  const real = days < 60 ? days + 1 : days;
  const seconds = Math.round((real - Math.floor(real)) * 86_400);
  const iso = new Date(EPOCH + Math.floor(real) * DAY + seconds * 1000).toISOString();
  const exact = new Date(EPOCH + Math.round(real * DAY)).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} ${exact}`;
}

/** The days and times that a number may stand for, in either calendar. */
export const datesOf = (serial: number): string[] =>
  [serial, serial + DAYS_1904].filter((days) => days >= 1 && days < LAST).map(dateText);

/** The same of all numbers in the text of a sheet. */
export const datesIn = (text: string): string =>
  Array.from(text.matchAll(/(?<![\d.])\d{1,7}(?:\.\d{1,17})?(?![\d.])/g), ([number]) =>
    datesOf(Number(number)).join('\n'),
  ).join('\n');
