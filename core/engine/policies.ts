import { list, parseOptions } from '../config/config.js';
import { ConfigErrors, checkNames, pointerTo } from '../config/config-errors.js';
import type { EntityType } from '../contracts/entity-type.js';
import { DeidError, isDeidError } from '../contracts/errors.js';
import type { PluginFaults } from '../contracts/plugin-faults.js';
import type { CompliancePolicy, PolicyRule } from '../contracts/policy.js';
import type { Transform, Transformer } from '../contracts/transformer.js';
import { PreparedPolicy, type PreparedRule } from '../transform/prepared-policy.js';
import type { EngineParts } from './engine-parts.js';
import { forbiddenRules, lawMistakes } from './law-of-mode.js';

/** Schema of a transformer without options. */
export const NO_OPTIONS = { type: 'object', additionalProperties: false };

/** Prepares the policies. Throws one error with all mistakes. */
export function preparePolicies(parts: EngineParts, faults: PluginFaults): Map<string, PreparedPolicy> {
  const { config, types, domains, policies, transformers } = parts;
  const errors = new ConfigErrors();
  checkNames(config, types, domains, errors);
  for (const mistake of lawMistakes(config, types)) errors.add(mistake);
  const known = new Map(transformers.map((t) => [t.name, t]));
  const prepared = new Map(
    policies.map((policy) => {
      const rules = rulesOf(policy, known, errors, faults);
      const made = new PreparedPolicy(policy, types, rules);
      refuseForbidden(made, rules, errors);
      return [policy.name, made];
    }),
  );
  errors.throwIfAny();
  return prepared;
}

/** The rules of a policy by type; adds mistakes to `errors`. */
function rulesOf(
  policy: CompliancePolicy,
  transformers: ReadonlyMap<string, Transformer>,
  errors: ConfigErrors,
  faults: PluginFaults,
): Map<EntityType, PreparedRule> {
  const rules = new Map<EntityType, PreparedRule>();
  // Types with one transformer and the same options have one rule, so that all of their terms come to it in one call.
  const made = new Map<string, PreparedRule>();
  for (const [type, rule] of Object.entries(policy.rules)) {
    const place = pointerTo('policies', policy.name, 'rules', type);
    const what = JSON.stringify([rule.use, rule.options ?? {}]);
    const prepared = made.get(what) ?? errors.attempt(place, () => prepare(policy, type, rule, transformers, faults));
    if (prepared === undefined) continue;
    rules.set(type, prepared);
    made.set(what, prepared);
  }
  return rules;
}

function refuseForbidden(made: PreparedPolicy, rules: Map<EntityType, PreparedRule>, errors: ConfigErrors): void {
  const { name } = made.policy;
  for (const { key, rule, law, why } of forbiddenRules(made, rules)) {
    const code = why === 'derived' ? 'policy_forbids_derived' : 'policy_leaves_readable';
    errors.attempt(pointerTo('policies', name, 'rules', key), () => {
      throw new DeidError(code, [name, key, rule.transformer.name, law]);
    });
  }
}

function prepare(
  policy: CompliancePolicy,
  type: EntityType,
  rule: PolicyRule,
  transformers: ReadonlyMap<string, Transformer>,
  faults: PluginFaults,
): PreparedRule {
  const transformer = transformers.get(rule.use);
  if (transformer === undefined)
    throw new DeidError('transformer_unknown', [policy.name, type, rule.use, [...transformers.keys()].join(', ')]);
  // Before its options, which do not matter then.
  if (policy.forbidsDerived !== undefined && transformer.derived)
    throw new DeidError('policy_forbids_derived', [policy.name, type, rule.use, policy.forbidsDerived]);
  const schema = transformer.options ?? NO_OPTIONS;
  const { options, mistakes } = parseOptions(schema, rule.options);
  if (mistakes.length > 0) {
    const places = mistakes.map((m) => ({ ...m, pointer: `/options${m.pointer}` }));
    throw new DeidError('transformer_options_invalid', [policy.name, type, rule.use, list(mistakes)], places);
  }
  return { transformer, transform: applied(transformer, options, [policy.name, type, rule.use], faults), faults };
}

/**
 * Prepares the transformer of a rule with options that its schema has accepted. An error of plugin code may quote the
 * options, which may contain a key, so only its kind is reported.
 */
export function applied(
  transformer: Transformer,
  options: Parameters<Transformer['prepare']>[0],
  rule: readonly string[],
  faults: PluginFaults,
): Transform {
  const prepare = `  prepare() of plugin '${faults.pluginOf(transformer.name)}'`;
  let transform: unknown;
  try {
    transform = transformer.prepare(options);
  } catch (error) {
    if (isDeidError(error)) throw error;
    const kind = error instanceof Error ? error.name : typeof error;
    throw new DeidError('transformer_options_invalid', [...rule, `${prepare} fails with them (${kind})`]);
  }
  if (isTransform(transform)) {
    if (transformer.reversible && typeof transform.restore !== 'function')
      throw new DeidError('transformer_options_invalid', [
        ...rule,
        `${prepare} returns no function 'restore', which a reversible transformer needs`,
      ]);
    return transform;
  }
  throw new DeidError('transformer_options_invalid', [...rule, `${prepare} returns no object with a function 'apply'`]);
}

/** Checks the result of `prepare`, since plugins may be written without a type checker. */
const isTransform = (made: unknown): made is Transform =>
  typeof made === 'object' && made !== null && 'apply' in made && typeof made.apply === 'function';
