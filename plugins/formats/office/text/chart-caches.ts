import { areCalendarWords } from '../../../../kit/index.js';

/** Elements that contain texts of cells in a chart: one or several columns. */
export const TEXT_CACHES: ReadonlySet<string> = new Set(['strCache', 'lvl']);

/** A value of the cache of a chart, or of the cache of a pivot table. */
const VALUE = /<(?:[\w.-]{1,40}:)?(?:v>([^<]{1,40})<|s v="([^"]{1,40})")/g;

/**
 * True if the cache of a chart, or of a field of a pivot table, at an offset contains months or weekdays. @param name of the element, with its prefix.
 */
export function isOfCalendar(source: string, start: number, name: string): boolean {
  const end = source.indexOf(`</${name}>`, start);
  return (
    end >= 0 &&
    areCalendarWords(Array.from(source.slice(start, end).matchAll(VALUE), ([, text, item]) => text ?? item ?? ''))
  );
}
