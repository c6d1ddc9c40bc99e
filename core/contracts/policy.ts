import type { EntityType } from './entity-type.js';
import { token } from './token.js';

/** A transformer and its options. */
export interface PolicyRule {
  /** Name of a transformer. */
  readonly use: string;
  /** Validated against the transformer's schema when the engine is created. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * What happens to findings under one compliance mode: entity type -> transformer. The rule of the type itself applies,
 * else that of its category, else `*`.
 */
export interface CompliancePolicy {
  /** The mode, unique in an engine: `MASKED`, `GDPR`, `HIPAA`, `PROPRIETARY`, `CUSTOM`, `REDACT`. */
  readonly name: string;
  /** One sentence for people. */
  readonly description: string;
  /** By entity type, category, or `*` for all others. */
  readonly rules: Readonly<Record<EntityType | '*', PolicyRule>>;
  /**
   * The law that forbids substitutes derived from the original (hash, encryption, keyed shift). A configuration that
   * uses a transformer with `derived: true` in such a policy is refused, and the message cites this law.
   */
  readonly forbidsDerived?: string;
  /** Types that this mode reports even below the threshold of the level, each with the lowest score that counts. */
  readonly alwaysFind?: Readonly<Record<EntityType, number>>;
}

/** Token under which an engine collects its policies. */
export const POLICY = token<CompliancePolicy>('deidkit.CompliancePolicy');
