import { list, parseOptions } from '../config.js';
import { ConfigErrors, checkNames, pointerTo } from '../config-errors.js';
import type { EngineParts } from '../engine-parts.js';
import type { EntityType, EntityTypes } from '../entity-type.js';
import { DeidError, isDeidError } from '../errors.js';
import type { PluginFaults } from '../plugin-faults.js';
import type { CompliancePolicy, PolicyRule } from '../policy.js';
import type { Transform, Transformer } from '../transformer.js';

/** A transformer with the options of one rule. */
export interface PreparedRule {
  readonly transformer: Transformer;
  readonly transform: Transform;
  /** Makes the errors about it. */
  readonly faults: PluginFaults;
}

/** A policy that is ready to be applied: every rule names a transformer that exists and options that it accepts. */
export class PreparedPolicy {
  readonly policy: CompliancePolicy;
  readonly #types: EntityTypes;
  readonly #rules = new Map<EntityType, PreparedRule>();

  /** Keeps in `errors` what is wrong with each rule. */
  constructor(
    policy: CompliancePolicy,
    transformers: ReadonlyMap<string, Transformer>,
    types: EntityTypes,
    errors: ConfigErrors,
    faults: PluginFaults,
  ) {
    this.policy = policy;
    this.#types = types;
    for (const [type, rule] of Object.entries(policy.rules)) {
      const place = pointerTo('policies', policy.name, 'rules', type);
      const prepared = errors.attempt(place, () => prepare(policy, type, rule, transformers, faults));
      if (prepared !== undefined) this.#rules.set(type, prepared);
    }
  }

  /** The rule of the type, else of its category, else of `*`. */
  ruleFor(type: EntityType): PreparedRule {
    const rule = this.#rules.get(type) ?? this.#rules.get(this.#types.category(type)) ?? this.#rules.get('*');
    if (rule === undefined) throw new DeidError('transformer_unknown', [this.policy.name, '*', '', 'none']);
    return rule;
  }

  rules(): Iterable<PreparedRule> {
    return this.#rules.values();
  }
}

/** Makes the policies ready, and refuses a configuration with all that is wrong in it at once. */
export function preparePolicies(parts: EngineParts, faults: PluginFaults): Map<string, PreparedPolicy> {
  const { config, types, domains, policies, transformers } = parts;
  const errors = new ConfigErrors();
  checkNames(config, types, domains, errors);
  const known = new Map(transformers.map((t) => [t.name, t]));
  const prepared = new Map(policies.map((p) => [p.name, new PreparedPolicy(p, known, types, errors, faults)]));
  errors.throwIfAny();
  return prepared;
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
  if (policy.forbidsDerived !== undefined && transformer.derived)
    throw new DeidError('policy_forbids_derived', [policy.name, type, rule.use, policy.forbidsDerived]);
  const schema = transformer.options ?? { type: 'object', additionalProperties: false };
  const { options, mistakes } = parseOptions(schema, rule.options);
  if (mistakes.length > 0) {
    const places = mistakes.map((m) => ({ ...m, pointer: `/options${m.pointer}` }));
    throw new DeidError('transformer_options_invalid', [policy.name, type, rule.use, list(mistakes)], places);
  }
  return { transformer, transform: applied(transformer, options, [policy.name, type, rule.use]), faults };
}

/** What an author's code throws may quote the options, which may hold a key: only its kind is told. */
function applied(
  transformer: Transformer,
  options: Parameters<Transformer['prepare']>[0],
  rule: readonly string[],
): Transform {
  let transform: unknown;
  try {
    transform = transformer.prepare(options);
  } catch (error) {
    if (isDeidError(error)) throw error;
    const kind = error instanceof Error ? error.name : typeof error;
    throw new DeidError('transformer_options_invalid', [...rule, `  it fails with them (${kind})`]);
  }
  if (isTransform(transform)) return transform;
  throw new DeidError('transformer_options_invalid', [
    ...rule,
    "  its prepare() returns no object with a function 'apply'",
  ]);
}

/** An author without a type checker may return anything. */
const isTransform = (made: unknown): made is Transform =>
  typeof made === 'object' && made !== null && 'apply' in made && typeof made.apply === 'function';
