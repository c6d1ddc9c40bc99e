import type { Edit } from '../../../../../core/index.js';

/** Characters that separate lines and cells of a table; a font cannot show them. */
const BREAK = /[\n\t]+/g;

/**
 * Splits an edit by lines: if a substitute has as many breaks as the original, each of its parts is written at the
 * place of the same part of the original. Otherwise breaks become blanks.
 */
export function lineByLine(text: string, { start, end, text: substitute }: Edit): Edit[] {
  const parts = substitute.split(BREAK);
  const breaks = [...text.slice(start, end).matchAll(BREAK)];
  if (breaks.length !== parts.length - 1) return [{ start, end, text: parts.join(' ') }];
  const starts = [start, ...breaks.map(({ 0: found, index }) => start + index + found.length)];
  return parts.map((part, i) => ({
    start: starts[i] ?? start,
    end: start + (breaks[i]?.index ?? end - start),
    text: part,
  }));
}
