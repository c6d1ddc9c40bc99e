import type { Span, TextDocument } from '../../../../core/index.js';

/** Where words of a list stand in a document. */
export function* listedWords(document: TextDocument, list: string): Iterable<Span> {
  const { start, end, flags, length } = document.tokens;
  const bit = document.wordList(list);
  for (let i = 0; i < length; i++) if (((flags[i] ?? 0) & bit) !== 0) yield { start: start[i] ?? 0, end: end[i] ?? 0 };
}
