import type { Level } from '../contracts/domain.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { ModelName } from '../contracts/service.js';
import type { Trace } from './candidate.js';
import type { DetectionRules } from './request-rules.js';
import type { SearchTerms } from './search-terms.js';
import type { Selection } from './selection.js';

/**
 * Options of one detection, all resolved. Created in one place, so that all objects have the same shape, which makes
 * cells of tables fast.
 */
export interface DetectRequest {
  readonly level: Level;
  /** Number of the domain. */
  readonly domain: number;
  /** Which findings the call leaves in the text; undefined: none. They are reported, too, and marked. */
  readonly selection: Selection | undefined;
  readonly header: readonly string[];
  /** Language of the text, if the caller knows it. */
  readonly language: string | undefined;
  /** Highest score that a type needs in the current mode if that is lower than its threshold. */
  readonly alwaysFind: Readonly<Record<EntityType, number>> | undefined;
  /** Terms found elsewhere in the same document. */
  readonly searchTerms: SearchTerms | undefined;
  /** True to report only terms that have no evidence against them. */
  readonly certainOnly: boolean;
  readonly trace: Trace | undefined;
  /** The models that read names. */
  readonly models: readonly ModelName[];
  /** Rules of the caller. */
  readonly rules: DetectionRules | undefined;
}
