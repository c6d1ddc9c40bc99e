/** Names of the months of a language, lower case, as a date has them and alone. */
function monthNames(language: string): readonly (readonly string[])[] {
  return Array.from({ length: 12 }, (_, month) => {
    const date = new Date(Date.UTC(2001, month, 15));
    const name = (options: Intl.DateTimeFormatOptions): string =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        .formatToParts(date)
        .find(({ type }) => type === 'month')
        ?.value.toLowerCase() ?? '';
    return [name({ day: 'numeric', month: 'long' }), name({ month: 'long' }), name({ month: 'short' })];
  });
}

const SOURCES: Readonly<Record<string, string>> = { d: '(\\d{1,2})', m: '(\\d{1,2})', y: '(\\d{4}|\\d{2})' };

/** What a date states; missing parts are undefined. */
export interface Read {
  readonly day: number | undefined;
  readonly month: number;
  readonly year: number | undefined;
}

/**
 * Reads a date in a notation: `d`, `m`, `y` are numbers, `M` is the name of a month, `ymd` is eight digits; a time may follow before `T`. Text before it (a weekday)
 * is skipped. Undefined if the text is no such date.
 */
export function readDate(text: string, notation: string, language: string): Read | undefined {
  const names: string[] = [];
  const plain = notation.replace('T', '');
  const time = plain === notation ? '' : '[ T]?[\\d:]*';
  const source =
    plain === 'ymd'
      ? '(\\d{4})(\\d{2})(\\d{2})'
      : plain.replace(/\bde\b|[dmyM.]/gu, (sign) =>
          sign === 'M' ? '([\\p{L}.]+)' : sign === '.' ? '\\.' : sign === 'de' ? 'de' : (SOURCES[sign] ?? sign),
        );
  const found = new RegExp(`(?<!\\d)${source}${time}$`, 'u').exec(text.trim());
  if (found === null) return undefined;
  for (const sign of plain.match(/\bde\b|[dmyM]/gu) ?? []) if (sign !== 'de') names.push(sign);
  const value = (sign: string): string | undefined =>
    names.includes(sign) ? found[names.indexOf(sign) + 1] : undefined;
  const named = value('M')?.toLowerCase().replace(/\.$/u, '');
  const month =
    named === undefined
      ? Number(value('m'))
      : monthNames(language).findIndex((all) => all.some((one) => one.replace(/\.$/u, '') === named)) + 1;
  const year = value('y') === undefined ? undefined : Number(value('y'));
  const full = year === undefined ? undefined : year < 100 ? 2000 + year : year;
  const day = value('d') === undefined ? undefined : Number(value('d'));
  const date = new Date(Date.UTC(full ?? 2000, month - 1, day ?? 1));
  const isReal = month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && (day === undefined || day >= 1);
  return isReal ? { day, month, year: full } : undefined;
}

/** Days since 1970 of a whole date; undefined for one without day or year. */
export const dayOf = ({ day, month, year }: Read): number | undefined =>
  day === undefined || year === undefined ? undefined : Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
