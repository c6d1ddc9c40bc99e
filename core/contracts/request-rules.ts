import type { Thresholds } from './domain.js';
import type { EntityType } from './entity-type.js';
import type { PolicyRule } from './policy.js';
import type { DictionaryEntry, Pattern } from './recognizer.js';

/** Terms of one type that a caller wants found. */
export interface DenyTerms extends Pick<DictionaryEntry, 'terms' | 'caseSensitive'> {
  /** What they are. Default `PROPRIETARY_TERM`. */
  readonly type?: EntityType;
}

/** A pattern of a caller: plain data, as in the configuration of the plugin `custom`. */
export interface RequestPattern extends Omit<Pattern, 'validate' | 'valid' | 'score'> {
  /** Default 0.8, which counts at every level. */
  readonly score?: number;
}

/**
 * Rules for a single call, in addition to the configuration of the engine: what is found, what is ignored, and how it
 * is replaced. Plain JSON data. Invalid rules throw DeidError `validation_failed` with pointers that begin with
 * `/rules`.
 */
export interface RequestRules {
  /**
   * Terms that are no findings, as whole words, in any case. Whatever reaches beyond such a term is found all the same: with `Berlin`
   * allowed, `Berlin Smith` stays a person.
   */
  readonly allow?: readonly string[];
  /**
   * Terms that are always findings, as whole words, at every level and for any `entities`. A string means `{ terms:
   * [it] }`.
   */
  readonly deny?: readonly (string | DenyTerms)[];
  /** Further patterns to search for, for any `entities`. Each is proved linear. */
  readonly patterns?: readonly RequestPattern[];
  /**
   * Lowest scores that count, by type, category, or `*` for all others: one number for all levels, or three that do not rise. They come before those of the
   * configuration and the domain.
   */
  readonly thresholds?: Readonly<Record<EntityType | '*', number | Thresholds>>;
  /**
   * What replaces terms, by type, category, or `*` for all others, in place of what the mode says: name of a transformer, or its name with options.
   * Where the mode follows a law that forbids substitutes derived from the original, such as HIPAA, they may not be.
   */
  readonly operators?: Readonly<Record<EntityType | '*', string | PolicyRule>>;
}
