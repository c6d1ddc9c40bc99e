/** `Wed Mar  5 11:22:33 UTC 2025 +0100`, as `date`, mail boxes and git write it: the time stands between the day and its year. */
const POSIX = /^(\p{L}{3} \p{L}{3} {1,2}\d{1,2}) (\d\d:\d\d:\d\d)( [A-Z]{3,4})? (\d{4})( [-+]\d{4})?$/u;
const PLAIN = /^(.+) (\d{4}) (\d\d:\d\d:\d\d)$/u;

/** Moves such a time by what moves a day, its year and a time in their usual order; undefined for any other text. */
export function movePosix(text: string, move: (plain: string) => string | undefined): string | undefined {
  const [, day, time, zone = '', year, offset = ''] = POSIX.exec(text) ?? [];
  if (day === undefined || time === undefined || year === undefined) return undefined;
  const [, movedDay, movedYear, movedTime] = PLAIN.exec(move(`${day} ${year} ${time}`) ?? '') ?? [];
  return movedDay === undefined ? undefined : `${movedDay} ${movedTime}${zone} ${movedYear}${offset}`;
}
