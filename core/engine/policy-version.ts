import { createHash } from 'node:crypto';
import type { EntityTypes } from '../contracts/entity-type.js';
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

/** The version of a policy. */
export function policyVersion({ policy, ruleFor, types }: Versioned): string {
  const { name, rules, forbidsDerived = null, alwaysFind = {} } = policy;
  const actions = types.all().map((type) => [type.name, ruleFor(type.name)]);
  return createHash('sha256')
    .update(JSON.stringify(sorted([name, rules, forbidsDerived, alwaysFind, actions])))
    .digest('hex');
}

interface Versioned {
  readonly policy: PreparedPolicy['policy'];
  readonly types: EntityTypes;
  readonly ruleFor: (type: string) => string;
}

/** A value with the names of objects in order, and without secrets. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'key');
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]));
}
