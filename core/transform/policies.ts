import { list, parseOptions } from '../config.js';
import type { EntityType, EntityTypes } from '../entity-type.js';
import { DeidError } from '../errors.js';
import type { CompliancePolicy, PolicyRule } from '../policy.js';
import type { Transform, Transformer } from '../transformer.js';

/** A transformer with the options of one rule. */
export interface PreparedRule {
  readonly transformer: Transformer;
  readonly transform: Transform;
}

/** A policy that is ready to be applied: every rule names a transformer that exists and options that it accepts. */
export class PreparedPolicy {
  readonly policy: CompliancePolicy;
  readonly #types: EntityTypes;
  readonly #rules = new Map<EntityType, PreparedRule>();

  /** Throws a DeidError that names the policy, the entity type and the transformer of the first wrong rule. */
  constructor(policy: CompliancePolicy, transformers: ReadonlyMap<string, Transformer>, types: EntityTypes) {
    this.policy = policy;
    this.#types = types;
    for (const [type, rule] of Object.entries(policy.rules))
      this.#rules.set(type, prepare(policy, type, rule, transformers));
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

function prepare(
  policy: CompliancePolicy,
  type: EntityType,
  rule: PolicyRule,
  transformers: ReadonlyMap<string, Transformer>,
): PreparedRule {
  const transformer = transformers.get(rule.use);
  if (transformer === undefined)
    throw new DeidError('transformer_unknown', [policy.name, type, rule.use, [...transformers.keys()].join(', ')]);
  if (policy.forbidsDerived !== undefined && transformer.derived)
    throw new DeidError('policy_forbids_derived', [policy.name, type, rule.use, policy.forbidsDerived]);
  const schema = transformer.options ?? { type: 'object', additionalProperties: false };
  const { options, mistakes } = parseOptions(schema, rule.options);
  if (mistakes.length > 0)
    throw new DeidError('transformer_options_invalid', [policy.name, type, rule.use, list(mistakes)], mistakes);
  return { transformer, transform: transformer.prepare(options) };
}
