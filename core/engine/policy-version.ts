import { createHash } from 'node:crypto';
import type { EntityType } from '../contracts/entity-type.js';
import type { CompliancePolicy } from '../contracts/policy.js';
import type { PreparedPolicy } from '../transform/prepared-policy.js';

/** The policy that a call used. */
export interface PolicyVersion {
  /** Name of the mode. */
  readonly mode: string;
  /**
   * SHA-256, in hexadecimal digits, of what the policy does: its rules and options, what it always finds, and what becomes of each entity type.
   * Secrets are left out. Two engines with the same version treat terms by the same rules.
   */
  readonly sha256: string;
}

/** What a policy does: all that its version is computed from. */
export interface PolicyContent {
  /** Name of the mode. */
  readonly mode: string;
  /** Its rules by entity type, category or `*`, with their options; secrets are left out. */
  readonly rules: CompliancePolicy['rules'];
  /** The law that forbids derived substitutes; null if none does. */
  readonly forbidsDerived: string | null;
  /** Types that it finds at every level, each with the lowest score that counts. */
  readonly alwaysFind: Readonly<Record<EntityType, number>>;
  /** Each entity type of the engine, in its order, and the transformer that replaces its terms. */
  readonly actions: readonly (readonly [type: EntityType, transformer: string])[];
}

/** What a prepared policy does. */
export function policyContent(prepared: PreparedPolicy): PolicyContent {
  const { policy, types } = prepared;
  const { name, rules, forbidsDerived = null, alwaysFind = {} } = policy;
  const actions = types.all().map((type) => [type.name, prepared.ruleFor(type.name).transformer.name] as const);
  return { mode: name, rules: withoutSecrets(rules), forbidsDerived, alwaysFind, actions };
}

/** The version of a policy that does this. */
export function policyVersion({ mode, rules, forbidsDerived, alwaysFind, actions }: PolicyContent): PolicyVersion {
  const sha256 = createHash('sha256')
    .update(JSON.stringify(sorted([mode, rules, forbidsDerived, alwaysFind, actions])))
    .digest('hex');
  return { mode, sha256 };
}

const isSecret = (name: string): boolean => name === 'key';

function withoutSecrets(rules: CompliancePolicy['rules']): CompliancePolicy['rules'] {
  return JSON.parse(JSON.stringify(rules, (name: string, value: unknown) => (isSecret(name) ? undefined : value)));
}

/** A value with the names of objects in order, and without secrets. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !isSecret(name));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]));
}
