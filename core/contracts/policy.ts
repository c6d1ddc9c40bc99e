import type { EntityType } from './entity-type.js';
import { token } from './token.js';

/** A transformer and its options. */
export interface PolicyRule {
  /** Name of a transformer. */
  readonly use: string;
  /** Checked against the transformer's own schema when the engine is made. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * What happens to findings under one compliance mode: entity type -> transformer.
 * The rule of the type itself counts, else that of its category, else `*`.
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
   * names a transformer whose `derived` is true in such a policy is refused, and the message cites this.
   */
  readonly forbidsDerived?: string;
  /** Types that this mode looks for even where the level alone would not report them, with the highest score they need. */
  readonly alwaysFind?: Readonly<Record<EntityType, number>>;
}

/** Token under which an engine collects its policies. */
export const POLICY = token<CompliancePolicy>('deidkit.CompliancePolicy');
