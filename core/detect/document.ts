import type { TextDocument } from '../document.js';
import { guessLanguage } from '../reading/language.js';
import type { View } from '../scan/view.js';
import type { Span } from '../span.js';
import type { TokenTable } from '../tokens.js';
import type { WordListBits } from './word-list-bits.js';

/** The document as recognizers see it. */
export function makeDocument(
  view: View,
  tokens: TokenTable,
  header: readonly string[],
  domain: string,
  lists: WordListBits,
  given: string | undefined,
): TextDocument {
  let language = given;
  let isKnown = given !== undefined;
  return {
    view: view.text,
    tokens,
    header,
    domain,
    language() {
      if (!isKnown) language = guessLanguage(view.text, tokens);
      isKnown = true;
      return language;
    },
    wordList: (name) => lists.of(name),
    wordLists: (names) => lists.all(names),
    lineAt: (offset) => lineAt(view.text, offset),
  };
}

function lineAt(text: string, offset: number): Span {
  const start = offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0;
  const next = text.indexOf('\n', offset);
  const end = next < 0 ? text.length : next;
  return { start, end: end > start && text.charCodeAt(end - 1) === 13 ? end - 1 : end };
}
