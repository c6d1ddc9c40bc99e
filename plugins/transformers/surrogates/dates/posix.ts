/** `Wed Mar  5 11:22:33 UTC 2025 +0100`, as `date`, mail boxes and git write it: the time stands between the day and its year. */
const POSIX = /^(\p{L}{3} \p{L}{3} {1,2}\d{1,2}) (\d\d:\d\d:\d\d)( [A-Z]{3,4})? (\d{4})( [-+]\d{4})?$/u;
const PLAIN = /^(.+) (\d{4}) (\d\d:\d\d:\d\d)$/u;

/** Such a time in the usual order. */
export interface PosixTime {
  /** A day, its year and a time. */
  readonly plain: string;
  /** Another time in the order and with the zone of the original. */
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
