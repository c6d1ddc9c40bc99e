import type { Level } from './domain.js';
import type { EntityType } from './entity-type.js';
import type { Finding, LedgerEntry } from './recognizer.js';
import type { Edit, Span } from './span.js';

/**
 * How a text is analysed. Everything has a default; `null` counts as left out. What is not as documented is refused: DeidError
 * `validation_failed`, whose `mistakes` name the option and what it may be.
 */
export interface AnalyzeOptions {
  /** Detection strength; default 2, or what the configuration says. */
  readonly level?: Level;
  /** Name of a domain, any case; default `General`, or what the configuration says. Unknown: refused. */
  readonly domain?: string;
  /** Types or categories to look for, any case; empty, `['ALL']` or left out means all. Unknown: DeidError `unknown_entity_type`. */
  readonly entities?: readonly string[];
  /** Words that describe the whole text: a column's title, a form label. */
  readonly header?: readonly string[];
  /**
   * ISO 639-1 code of the text's language (`de`), where it is known: one of `LANGUAGES`, or of those that a plugin declares; default what the configuration says, else it is guessed from
   * the text. Helps with words that mean something else in another language; nothing is limited to it.
   */
  readonly language?: string;
  /** Also say why each finding was made, and what was nearly found. Costs time; default false. */
  readonly explain?: boolean;
  /** Compliance mode whose `alwaysFind` holds; `deidentify` sets it itself. */
  readonly mode?: string;
}

/** Something that was nearly a finding. */
export interface Rejection extends Span {
  /** What it would have been. */
  readonly type: EntityType;
  /** 0 to 1. */
  readonly score: number;
  /** Who nearly found it. */
  readonly recognizer: string;
  /**
   * `below_threshold`: its score is less than `least`; `failed_validation`: its checksum or form is wrong; `lost_overlap`: `lostTo` stands there;
   * `ignored_term`: the configuration or the domain says that it is never to be found; `type_not_asked`: other types were asked for.
   */
  readonly reason: 'below_threshold' | 'failed_validation' | 'lost_overlap' | 'ignored_term' | 'type_not_asked';
  /** Steps of its score, as those of a finding. */
  readonly ledger: readonly LedgerEntry[];
  /** Lowest score with which it would have been found at the level in force; with `below_threshold`. */
  readonly least?: number;
  /** What was found in its place; with `lost_overlap`. */
  readonly lostTo?: Pick<Finding, 'type' | 'start' | 'end' | 'score' | 'recognizer'>;
}

/** What `explain` adds. `ledgers[i]` belongs to `findings[i]`. */
export interface Explanation {
  /** Steps of the scores, by finding. */
  readonly ledgers: readonly (readonly LedgerEntry[])[];
  /** In the order of the text. */
  readonly rejected: readonly Rejection[];
}

/** The answer to `analyze`. Findings are sorted by start and never overlap. */
export interface Analysis {
  /** Sorted by start, without overlaps. */
  readonly findings: readonly Finding[];
  /** The level that was in force. */
  readonly level: Level;
  /** The domain's name as it was registered. */
  readonly domain: string;
  /** Only where the call asked to `explain`. */
  readonly explanation?: Explanation;
}

/** How a text is de-identified. */
export interface DeidentifyOptions extends AnalyzeOptions {
  /** Name of a compliance policy: `PROPRIETARY` (substitutes, the default), `REDACT`, `MASKED`, `GDPR`, `HIPAA`, `CUSTOM`. */
  readonly mode?: string;
  /** How many outputs to make, 1 to 10; default 1. Pairwise different in every substitute where the policy's transformers are random. */
  readonly candidates?: number;
  /** Makes the outputs reproducible. Left out, they differ from call to call. */
  readonly seed?: string;
}

/** One candidate output. */
export interface Output {
  /** From 1. */
  readonly id: number;
  /** The whole text with its substitutes. */
  readonly text: string;
  /** One edit per finding, in order: the range in the original text and the substitute. */
  readonly edits: readonly Edit[];
}

/** The answer to `deidentify`. */
export interface Deidentification {
  /** What was found, at once for all outputs. */
  readonly analysis: Analysis;
  /** As many as `candidates` asked for. */
  readonly outputs: readonly Output[];
}

/** What can be asked of an engine that only reads. */
export interface Analyzer {
  /** Finds sensitive terms; the text is not changed. */
  analyze(text: string, options?: AnalyzeOptions): Analysis;
}
