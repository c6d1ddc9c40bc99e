/** Seconds, thousandths, millionths or billionths of a second since 1970, from 2001 to 2033. */
const SINCE_1970 = /^1\d{9}(\d{3}|\d{6}|\d{9})?(?:\.\d{1,9})?$/u;
const SECONDS_OF_DAY = 86_400n;

/** True for a time counted since 1970 (POSIX): `1710411300`, `1710411300123`. */
export const isEpoch = (text: string): boolean => SINCE_1970.test(text);

const perDay = (text: string): bigint => SECONDS_OF_DAY * 10n ** BigInt(SINCE_1970.exec(text)?.[1]?.length ?? 0);
const wholeOf = (text: string): string => text.split('.', 1)[0] ?? '';

/** The day of such a time. */
export const epochDay = (text: string): number => Number(BigInt(wholeOf(text)) / perDay(text));

/** The same time of another day. */
export function epochAt(text: string, day: number): string {
  const whole = wholeOf(text);
  return `${BigInt(day) * perDay(text) + (BigInt(whole) % perDay(text))}${text.slice(whole.length)}`;
}
