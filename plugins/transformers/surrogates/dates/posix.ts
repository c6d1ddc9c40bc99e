/**
 * `Wed Mar  5 11:22:33 UTC 2025 +0100`, the notation of `date`, mailboxes and git: the time is between the day and its
 * year.
 */
const POSIX = /^(\p{L}{3} \p{L}{3} {1,2}\d{1,2}) (\d\d:\d\d:\d\d)( [A-Z]{3,4})? (\d{4})( [-+]\d{4})?$/u;
const PLAIN = /^(.+) (\d{4}) (\d\d:\d\d:\d\d)$/u;

/** Such a time, converted to the usual order. */
export interface PosixTime {
  /** The day, its year and the time. */
  readonly plain: string;
  /** Writes another time in the order and with the zone of the original. */
  write(plain: string): string | undefined;
}

/** Undefined for any other text. */
export function readPosix(text: string): PosixTime | undefined {
  const [, day, time, zone = '', year, offset = ''] = POSIX.exec(text) ?? [];
  if (day === undefined || time === undefined || year === undefined) return undefined;
  return {
    plain: `${day} ${year} ${time}`,
    write(plain) {
      const [, movedDay, movedYear, movedTime] = PLAIN.exec(plain) ?? [];
      return movedDay === undefined ? undefined : `${movedDay} ${movedTime}${zone} ${movedYear}${offset}`;
    },
  };
}
