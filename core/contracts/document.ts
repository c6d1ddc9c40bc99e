import type { Span } from './span.js';
import type { TokenTable } from './tokens.js';

/** What a caller knows about a text beside the text itself. */
export interface TextContext {
  /** Words that describe the whole text (a column's title, a form label, a JSON key), any case. They count as context words. */
  readonly header?: readonly string[];
}

/**
 * One text while it is analysed: the only object that turns offsets into text. Recognizers read `view`, a form of the text
 * in which typographic variants are folded (no-break space to space, dashes to `-`, full-width forms to ASCII) and
 * invisible characters inside words are left out; the engine maps offsets of the view back to the original text.
 */
export interface TextDocument {
  /** What recognizers read. Offsets of matches refer to it. */
  readonly view: string;
  /** Word tokens of the view, in order. */
  readonly tokens: TokenTable;
  /** Header words, lower case. */
  readonly header: readonly string[];
  /** Name of the domain in force. */
  readonly domain: string;
  /**
   * ISO 639-1 code of the text's language: the caller's word, else guessed among seven when first asked for; `undefined` where
   * the text does not show it. Ask only where it decides something.
   */
  language(): string | undefined;
  /** Rows of the tokens that a word list holds, in order; none if no plugin registered it. The plain way to ask, for any number of lists. */
  listed(name: string): readonly number[];
  /**
   * The bit under which `tokens.flags` marks words of this list; 0 if no plugin registered it. For who asks about the same words again and
   * again. Flags hold the lists that the recognizers of one plugin have asked for, at most 32; {@link listed} knows no limit.
   */
  wordList(name: string): number;
  /** The bits of several lists, by the keys of `names`. Give the same object for each text: the engine knows it again. */
  wordLists<Key extends string>(names: Readonly<Record<Key, string>>): Readonly<Record<Key, number>>;
  /** The line that holds an offset, as a span without its line break. */
  lineAt(offset: number): Span;
}
