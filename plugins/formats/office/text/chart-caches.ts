import { areCalendarWords } from '../../../../kit/index.js';

/** What the texts of cells stand in within a chart: one column of them, or one of several. */
export const TEXT_CACHES: ReadonlySet<string> = new Set(['strCache', 'lvl']);

const VALUE = /<(?:[\w.-]{1,40}:)?v>([^<]{1,40})</g;

/** Whether the cache of a chart whose start tag stands at an offset holds months or days of the week. @param name of the element, with its prefix. */
export function isOfCalendar(source: string, start: number, name: string): boolean {
  const end = source.indexOf(`</${name}>`, start);
  return end >= 0 && areCalendarWords(Array.from(source.slice(start, end).matchAll(VALUE), ([, text = '']) => text));
}
