import type { EntityType } from './entity-type.js';

/** Selects words of a lexicon group; without conditions, all of them. */
export interface OwnWordsQuery {
  /** One class of the group, or several. */
  readonly class?: string | readonly string[];
  /** One or several languages by ISO 639-1 code. Words for all languages (`any`) are always included. */
  readonly language?: string | readonly string[];
}

/** One line of a configuration's lexicon: a word added to the plugins' word lists. */
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

/** A term that is always, or never, a finding of a type, whatever recognizers report. */
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
  /** If two concern the same term and type, the later one wins. */
  readonly exceptions: readonly TermException[];
}
