import type { Edit } from '../../../../../core/index.js';

/** What parts lines and cells of a table; a file cannot show it as a letter. */
const BREAK = /[\n\t]+/g;

/**
 * An edit line by line: where a substitute has as many breaks as the text it takes the place of, each of its parts stands where
 * that part of the text stood. Where it has others, they become blanks.
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
