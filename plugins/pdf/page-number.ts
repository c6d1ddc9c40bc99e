import type { Finding } from '../../core/index.js';

/**
 * Tells which findings are only the number of a page among all, as browsers print it at the end of a line: `2/7`, which looks
 * like a day.
 * @param page from 0
 */
export const pageNumberIn =
  (text: string, page: number, count: number) =>
  ({ type, start, end }: Finding): boolean =>
    type === 'DATE' &&
    text.slice(start, end) === `${page + 1}/${count}` &&
    /[\t\r\n]/.test(text[start - 1] ?? '\n') &&
    /[\r\n]/.test(text[end] ?? '\n');
