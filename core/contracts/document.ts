import type { ModelName } from './service.js';
import type { Span } from './span.js';
import type { TokenTable } from './tokens.js';

/** What a caller knows about a text besides the text itself. */
export interface TextContext {
  /**
   * Words that describe the whole text (a column's title, a form label, a JSON key), any case. They count as context
   * words.
   */
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
  /** The models that read names in it; what any of them finds counts. */
  readonly models: readonly ModelName[];
  /**
   * ISO 639-1 code of the text's language. The caller's option wins; otherwise the language is guessed, once, at the
   * first call. `undefined` if the text is too short or too mixed for a guess. Call it only where the answer changes
   * the result, because the guess costs time.
   */
  language(): string | undefined;
  /**
   * Indexes of the tokens that the word list contains, in order. Empty if the plugin of the list is not loaded. Throws
   * if the plugin is loaded and does not have the list; the error suggests a similar name. Works for any number of
   * lists.
   */
  listed(name: string): readonly number[];
  /**
   * The bit of `tokens.flags` that is set on the words of this list; 0 if the list's plugin is not there. Faster than
   * {@link listed} when the same list is read many times. One plugin can use at most 32 lists this way; {@link listed}
   * has no limit.
   */
  wordList(name: string): number;
  /**
   * The bits of several lists, under the keys of `names`. Pass the same object for every text: the engine caches the
   * result by object identity.
   */
  wordLists<Key extends string>(names: Readonly<Record<Key, string>>): Readonly<Record<Key, number>>;
  /** The line that holds an offset, as a span without its line break. */
  lineAt(offset: number): Span;
}
