import type { DateText } from './date-text.js';

/** Seconds, thousandths, millionths or billionths of a second since 1970, from 2001 to 2033. */
const SINCE_1970 = /^1\d{9}(\d{3}|\d{6}|\d{9})?(?:\.\d{1,9})?$/u;
const SECONDS_OF_DAY = 86_400n;

/**
 * Reads a text that is a time counted since 1970 (POSIX): `1710411300`, `1710411300123`; undefined for any other text.
 * Another date in its place keeps the time of the day.
 */
export function readEpoch(text: string): DateText | undefined {
  const match = SINCE_1970.exec(text);
  if (match === null) return undefined;
  const whole = text.split('.', 1)[0] ?? '';
  const perDay = SECONDS_OF_DAY * 10n ** BigInt(match[1]?.length ?? 0);
  const count = BigInt(whole);
  return {
    start: 0,
    end: text.length,
    day: Number(count / perDay),
    says: { year: true, month: true, day: true },
    write: (day) => `${BigInt(day) * perDay + (count % perDay)}${text.slice(whole.length)}`,
  };
}
