import type { Finding } from '../../../core/index.js';

/**
 * Tells which findings are only the number of a page among all at the end of a line, as browsers print it: `2/7`, `Page 2/7`, which
 * looks like a day and a place.
 * @param page from 0
 */
export function pageNumberIn(text: string, page: number, count: number): (finding: Finding) => boolean {
  const among = `${page + 1}/${count}`;
  if (!text.includes(among)) return () => false;
  const number = new RegExp(`(?:^|[\\t\\r\\n])(?:${among})(?=[\\r\\n]|$)|\\bPage ${among}(?=[\\r\\n]|$)`, 'g');
  const places = Array.from(text.matchAll(number), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  return ({ start, end }) => places.some((place) => start >= place.start && end <= place.end);
}
