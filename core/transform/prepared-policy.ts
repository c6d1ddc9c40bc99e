import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { DeidError } from '../contracts/errors.js';
import type { PluginFaults } from '../contracts/plugin-faults.js';
import type { CompliancePolicy } from '../contracts/policy.js';
import type { Transform, Transformer } from '../contracts/transformer.js';

/** A transformer with the options of one rule. */
export interface PreparedRule {
  readonly transformer: Transformer;
  readonly transform: Transform;
  /** Creates the errors about it. */
  readonly faults: PluginFaults;
}

/** A validated policy: every rule names an existing transformer with valid options. */
export class PreparedPolicy {
  readonly policy: CompliancePolicy;
  readonly #types: EntityTypes;
  readonly #rules: ReadonlyMap<EntityType, PreparedRule>;

  constructor(policy: CompliancePolicy, types: EntityTypes, rules: ReadonlyMap<EntityType, PreparedRule>) {
    this.policy = policy;
    this.#types = types;
    this.#rules = rules;
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
