import type { EntityType } from './entity-type.js';

/** Which words of a group are asked for; all of them, if nothing is said. */
export interface OwnWordsQuery {
  /** One class of the group, or several. */
  readonly class?: string | readonly string[];
  /** One language by its ISO 639-1 code, or several; words for all languages (`any`) always belong to them. */
  readonly language?: string | readonly string[];
}

/** One line of a configuration's lexicon: a word that its plugins shall know. */
export interface OwnWord {
  readonly term: string;
  /** The topic, such as `titles`. */
  readonly group: string;
  /** The class in the group, such as `civil`. */
  readonly class: string;
  /** ISO 639-1 code, or `any`. */
  readonly language: string;
  /** Place of its folder in the configuration. Errors name this, file and line, and never the term. */
  readonly pointer: string;
  /** Its file and line in the folder. */
  readonly place: string;
}

/** A term that is always a finding of a type, or never one, whatever recognizers say. */
export interface TermException {
  readonly term: string;
  readonly effect: 'always' | 'never';
  readonly type: EntityType;
  /** Place of its folder in the configuration. Errors name this, file and line, and never the term. */
  readonly pointer: string;
  /** Its file and line in the folder. */
  readonly place: string;
}

/** What a configuration's folders of words hold, in order. */
export interface OwnLexicon {
  readonly words: readonly OwnWord[];
  /** Of two about one term and type, the later one counts. */
  readonly exceptions: readonly TermException[];
}
