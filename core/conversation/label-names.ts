import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import type { CompliancePolicy, PolicyRule } from '../contracts/policy.js';
import type { RequestRules } from '../contracts/request-rules.js';

/** The names that labels may have in a conversation: those of types, and those that the rules of its mode give. */
export function labelNamesOf(
  types: EntityTypes,
  policy: CompliancePolicy,
  rules: RequestRules | undefined,
): ReadonlySet<EntityType> {
  const used: readonly (string | PolicyRule)[] = [
    ...Object.values(policy.rules),
    ...Object.values(rules?.operators ?? {}),
  ];
  const given = used.map((rule) => (typeof rule === 'string' ? undefined : rule.options?.name));
  return new Set([...types.all().map(({ name }) => name), ...given.filter((name) => typeof name === 'string')]);
}
