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
  readonly types: EntityTypes;
  readonly #rules: ReadonlyMap<EntityType, PreparedRule>;
  /** Rules that take precedence; see {@link instead}. */
  readonly #first: ReadonlyMap<EntityType, PreparedRule>;
  /** Cache by type, because this is asked for every cell of a table. */
  readonly #known = new Map<EntityType, PreparedRule>();
  #kept: ReadonlySet<EntityType> | undefined;

  constructor(
    policy: CompliancePolicy,
    types: EntityTypes,
    rules: ReadonlyMap<EntityType, PreparedRule>,
    first: ReadonlyMap<EntityType, PreparedRule> = new Map(),
  ) {
    this.policy = policy;
    this.types = types;
    this.#rules = rules;
    this.#first = first;
  }

  /** The same policy with additional rules that take precedence, including rules for categories and `*`. */
  instead(first: ReadonlyMap<EntityType, PreparedRule>): PreparedPolicy {
    return first.size === 0 ? this : new PreparedPolicy(this.policy, this.types, this.#rules, first);
  }

  /** The rule of the type, else of its category, else of `*`. */
  ruleFor(type: EntityType): PreparedRule {
    const known = this.#known.get(type);
    if (known !== undefined) return known;
    const rule = this.#in(this.#first, type) ?? this.#in(this.#rules, type);
    if (rule === undefined) throw new DeidError('transformer_unknown', [this.policy.name, '*', '', 'none']);
    this.#known.set(type, rule);
    return rule;
  }

  /** The types whose terms stay as they are. */
  get kept(): ReadonlySet<EntityType> {
    this.#kept ??= new Set(
      Array.from(this.rules()).some(({ transformer }) => transformer.leaves === true)
        ? this.types.all().flatMap(({ name }) => (this.ruleFor(name).transformer.leaves === true ? [name] : []))
        : [],
    );
    return this.#kept;
  }

  *rules(): Iterable<PreparedRule> {
    yield* this.#first.values();
    yield* this.#rules.values();
  }

  #in(rules: ReadonlyMap<EntityType, PreparedRule>, type: EntityType): PreparedRule | undefined {
    return rules.get(type) ?? rules.get(this.types.category(type)) ?? rules.get('*');
  }
}
