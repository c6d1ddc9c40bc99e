import type { Finding } from '../../../core/index.js';

/**
 * Returns a filter for findings that are only page numbers at the end of a line, as printed by browsers: `2/7`, `Page
 * 2/7`. They look like a date or a place.
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
