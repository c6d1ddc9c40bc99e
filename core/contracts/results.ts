import type { Level } from './domain.js';
import type { EntityType } from './entity-type.js';
import type { Finding, LedgerEntry } from './recognizer.js';
import type { RequestRules } from './request-rules.js';
import type { ModelName } from './service.js';
import type { Edit, Span } from './span.js';

/**
 * Options of `analyze`. All have a default, and `null` counts as missing. Invalid options throw DeidError
 * `validation_failed`, whose `mistakes` name the option and its allowed values.
 */
export interface AnalyzeOptions {
  /** Detection strength. Default: that of the configuration, else 2. */
  readonly level?: Level;
  /** Name of a domain, in any case. Default: that of the configuration, else `General`. An unknown name is an error. */
  readonly domain?: string;
  /**
   * Types or categories to find, in any case. Empty, `['ALL']` or missing means all. Throws DeidError `unknown_entity_type` for unknown
   * ones.
   */
  readonly entities?: readonly string[];
  /** Words that describe the whole text: a column's title, a form label. */
  readonly header?: readonly string[];
  /**
   * ISO 639-1 code of the text's language (`de`), if known: one of `LANGUAGES` or of those that a plugin declares.
   * Default: that of the configuration, else a guess from the text. It helps with words that have another meaning in
   * another language; entities of all languages are still found.
   */
  readonly language?: string;
  /** Also explains each finding and the near misses. Slower. Default false. */
  readonly explain?: boolean;
  /**
   * Which model reads names, places and organisations: `fast`, `cascade` or `accurate`. Default: that of the configuration, else `fast`.
   * The last two need the package `deidkit-model-names`; without it, DeidError `model_not_installed` is thrown.
   */
  readonly model?: ModelName;
  /** Compliance mode whose `alwaysFind` applies. `deidentify` sets it. */
  readonly mode?: string;
  /** Rules for this call alone: terms, patterns, thresholds, operators. Plain JSON data; equal rules are compiled once. */
  readonly rules?: RequestRules;
}

/** A candidate that did not become a finding. */
export interface Rejection extends Span {
  /** Type of the candidate. */
  readonly type: EntityType;
  /** 0 to 1. */
  readonly score: number;
  /** Name of the recognizer that proposed it. */
  readonly recognizer: string;
  /**
   * `below_threshold`: its score is less than `least`; `failed_validation`: its checksum or form is wrong;
   * `lost_overlap`: `lostTo` covers it; `ignored_term`: the configuration or the domain excludes it; `type_not_asked`:
   * other types were requested.
   */
  readonly reason: 'below_threshold' | 'failed_validation' | 'lost_overlap' | 'ignored_term' | 'type_not_asked';
  /** Steps of its score, as those of a finding. */
  readonly ledger: readonly LedgerEntry[];
  /** Only with `below_threshold`: the lowest score that counts at the level in force. */
  readonly least?: number;
  /** Only with `lost_overlap`: the finding that covers the place. */
  readonly lostTo?: Pick<Finding, 'type' | 'start' | 'end' | 'score' | 'recognizer'>;
}

/** Result of `explain`. `ledgers[i]` belongs to `findings[i]`. */
export interface Explanation {
  /** The steps of each finding's score. */
  readonly ledgers: readonly (readonly LedgerEntry[])[];
  /** In the order of the text. */
  readonly rejected: readonly Rejection[];
}

/** Result of `analyze`. Findings are sorted by start and never overlap. */
export interface Analysis {
  /** Sorted by start, without overlaps. */
  readonly findings: readonly Finding[];
  /** The level that was used. */
  readonly level: Level;
  /** The domain's name as it was registered. */
  readonly domain: string;
  /** Only if the call set `explain`. */
  readonly explanation?: Explanation;
}

/** Options of `deidentify`. */
export interface DeidentifyOptions extends AnalyzeOptions {
  /** Name of a compliance policy: `PROPRIETARY` (substitutes, the default), `REDACT`, `MASKED`, `GDPR`, `HIPAA`, `CUSTOM`. */
  readonly mode?: string;
  /**
   * Number of outputs, 1 to 10; default 1. With random transformers, no two outputs share a substitute at the same
   * place.
   */
  readonly candidates?: number;
  /** Makes the outputs reproducible. Without it they differ from call to call. */
  readonly seed?: string;
  /**
   * Secret of at least 16 characters that gives a person the same substitutes, and dates the same shift, in all calls and files with it.
   * They are computed from the key and the person by HMAC-SHA-256; nothing is stored. Refused in modes whose law forbids substitutes that
   * are derived from the original (HIPAA), and together with `seed`.
   */
  readonly consistencyKey?: string;
  /**
   * Whose data it is: 1 to 200 characters, such as the name of a client. Reversible codes (`encrypt`, `keyed-token`, `fpe`) are bound to it:
   * only a call with the same tenant restores them. Default: nobody's.
   */
  readonly tenant?: string;
}

/** Options of `restore`: the mode and rules that made the codes, and whose data it is. */
export type RestoreOptions = Pick<DeidentifyOptions, 'mode' | 'rules' | 'tenant'>;

/** One candidate output. */
export interface Output {
  /** From 1. */
  readonly id: number;
  /** The whole text, with substitutes in place of the findings. */
  readonly text: string;
  /** One edit per finding, in order: the range in the original text and the substitute. */
  readonly edits: readonly Edit[];
  /**
   * Number of terms that are masked (`*****`) where each should have a value of its own, because they are too uncertain or no value fits.
   * 0 in modes that mask, remove or label by design.
   */
  readonly masked: number;
}

/** Result of `deidentify`. */
export interface Deidentification {
  /** The findings, the same for all outputs. */
  readonly analysis: Analysis;
  /** One for each requested candidate. */
  readonly outputs: readonly Output[];
  /**
   * Number of places, by type, that may still show a part of a replaced name, such as a surname in a file name: found when the outputs
   * were checked, too doubtful to be replaced. Empty for most texts.
   */
  readonly left: Readonly<Record<EntityType, number>>;
  /** The policy that replaced them: the mode, and SHA-256 of its rules, as in the header `Deid-Policy`. */
  readonly policy: { readonly mode: string; readonly sha256: string };
  /** The models that read the text. */
  readonly models: readonly string[];
}

/** The part of an engine that only reads texts. */
export interface Analyzer {
  /** Finds sensitive terms. The text is not changed. */
  analyze(text: string, options?: AnalyzeOptions): Analysis;
}
