import { token } from './token.js';

/**
 * A named set of single words (given names, surnames, months) that code recognizers look up while they walk over
 * tokens. The engine merges all lists of all plugins into one table, so that each token of a text is looked up once.
 */
export interface WordList {
  /** Unique in an engine, written `<plugin>/<list>`. */
  readonly name: string;
  /** The words; case is ignored. */
  readonly words: Iterable<string>;
  /** ISO 639-1 codes of the languages of its words. In an engine configured for none of them, the list is empty. */
  readonly languages?: readonly string[];
}

/** Token under which an engine collects its word lists. */
export const WORD_LIST = token<WordList>('deidkit.WordList');
