import type { Thresholds } from './domain.js';
import type { EntityType } from './entity-type.js';
import type { PolicyRule } from './policy.js';
import type { DictionaryEntry, Pattern } from './recognizer.js';

/** Terms of one type that a caller wants found. */
export interface DenyTerms extends Pick<DictionaryEntry, 'terms' | 'caseSensitive'> {
  /** Type of the terms. Default `PROPRIETARY_TERM`. */
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
   * Terms that are never findings, as whole words, in any case. A finding that extends beyond such a term remains: with
   * `Berlin` allowed, `Berlin Smith` stays a person.
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
   * Lowest scores that count, by type, category, or `*` for all others: one number for all levels, or three that do not
   * increase. They take precedence over those of the configuration and the domain.
   */
  readonly thresholds?: Readonly<Record<EntityType | '*', number | Thresholds>>;
  /**
   * Replacements for terms, by type, category, or `*` for all others, instead of those of the mode: the name of a
   * transformer, or its name with options. If the mode follows a law that forbids substitutes derived from the
   * original, such as HIPAA, such transformers are refused.
   */
  readonly operators?: Readonly<Record<EntityType | '*', string | PolicyRule>>;
}
