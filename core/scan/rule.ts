import { type Basis, scoreOf } from '../contracts/basis.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { DictionaryEntry, Pattern, Recognizer } from '../contracts/recognizer.js';

/** Numbers of context phrases. */
export type PhraseIds = ReadonlySet<number>;

/** Turns a hit of the scan into a scored candidate: one pattern, or one dictionary entry, with its recognizer. */
export interface Rule {
  readonly recognizer: Recognizer;
  readonly type: EntityType;
  readonly score: number;
  /** Basis of the score, if the recognizer names one. */
  readonly basis: number | Basis;
  readonly validate: ((term: string) => boolean) | undefined;
  /** Score after `validate` has returned true. */
  readonly valid: number;
  readonly context: PhraseIds;
  readonly boost: number;
  readonly counter: PhraseIds;
  /** Phrases that lower the score directly after the term. */
  readonly counterBehind: PhraseIds;
  /** Numbers of the domains in which the rule applies; undefined if it applies in all. */
  readonly domains: ReadonlySet<number> | undefined;
  /** For explanations. */
  readonly label: string;
}

const BOOST = 0.35;
const VALID = 0.8;
const NONE: PhraseIds = new Set();

type Ids = (phrases: readonly string[] | undefined) => PhraseIds;

export function patternRule(
  recognizer: Recognizer,
  pattern: Pattern,
  shared: readonly string[],
  ids: Ids,
  domains: Rule['domains'],
): Rule {
  return {
    recognizer,
    type: pattern.type,
    score: scoreOf(pattern.score),
    basis: pattern.score,
    validate: pattern.validate,
    valid: pattern.valid === undefined ? Math.max(scoreOf(pattern.score), VALID) : scoreOf(pattern.valid),
    context: ids(joined(pattern.context, shared)),
    boost: pattern.boost ?? BOOST,
    counter: ids(pattern.counter),
    counterBehind: NONE,
    domains,
    label: pattern.name === undefined ? 'pattern' : `pattern ${pattern.name}`,
  };
}

/** Returns one list itself if the other is empty, because data derived from a list is cached by the list. */
function joined(own: readonly string[] = [], shared: readonly string[]): readonly string[] {
  if (own.length === 0) return shared;
  return shared.length === 0 ? own : [...own, ...shared];
}

export function dictionaryRule(
  recognizer: Recognizer,
  entry: DictionaryEntry,
  ids: Ids,
  domains: Rule['domains'],
): Rule {
  return {
    recognizer,
    type: entry.type,
    score: scoreOf(entry.score),
    basis: entry.score,
    validate: undefined,
    valid: scoreOf(entry.score),
    context: ids(entry.context),
    boost: BOOST,
    counter: ids(entry.counter),
    counterBehind: ids(entry.counterBehind),
    domains,
    label: 'dictionary',
  };
}
