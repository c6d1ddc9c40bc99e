import type { Edit } from '../../../core/index.js';

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Where terms stand in a text if blanks and case do not count, as whole words. For files whose blanks cannot be told from
 * the gaps between letters.
 */
export function occurrencesIn(text: string, terms: readonly string[]): Edit[] {
  const { letters, places } = withoutBlanks(text);
  const found: Edit[] = [];
  for (const term of new Set(terms.map((one) => withoutBlanks(one).letters))) {
    if (term === '') continue;
    for (let at = letters.indexOf(term); at >= 0; at = letters.indexOf(term, at + 1)) {
      const start = places[at] ?? 0;
      const end = (places[at + term.length - 1] ?? start) + 1;
      if (isWhole(text, start, end)) found.push({ start, end, text: '' });
    }
  }
  return apart(found);
}

function withoutBlanks(text: string): { letters: string; places: number[] } {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at++) {
    const letter = (text[at] ?? '').toLowerCase();
    if (letter.trim() === '' || letter.length > 1) continue;
    letters += letter;
    places.push(at);
  }
  return { letters, places };
}

function isWhole(text: string, start: number, end: number): boolean {
  const [before, first] = [text[start - 1] ?? '', text[start] ?? ''];
  const [last, after] = [text[end - 1] ?? '', text[end] ?? ''];
  return !(LETTER.test(before) && LETTER.test(first)) && !(LETTER.test(last) && LETTER.test(after));
}

/** The first and longest of those that overlap. */
function apart(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept[kept.length - 1];
    if (last === undefined || edit.start >= last.end) kept.push(edit);
  }
  return kept;
}
