import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { referenceOf } from '../contracts/law-references.js';
import { MODE_LAWS } from '../contracts/mode-laws.js';
import type { PreparedPolicy } from '../transform/prepared-policy.js';

/** The modes of the service's specification. An engine may have further ones. */
const SPECIFIED_MODES: readonly string[] = ['MASKED', 'GDPR', 'HIPAA', 'CUSTOM', 'PROPRIETARY'];

/** What a mode does with the terms of one entity type. */
export interface ModeAction {
  /** The entity type. */
  readonly type: EntityType;
  /** Its parent, or the type itself. */
  readonly category: EntityType;
  /** Name of the transformer that replaces its terms. */
  readonly transformer: string;
  /** True if the mode finds this type at every level. */
  readonly always: boolean;
  /** Paragraph of the mode's law that names the type; null if there is none. */
  readonly reference: string | null;
}

/** A compliance mode as a table: exactly one action for each entity type of the engine. */
export interface ModeTable {
  /** Its name: `HIPAA`. */
  readonly name: string;
  /** One sentence for people. */
  readonly description: string;
  /** True if the mode is in the service's specification, false if a plugin or a configuration adds it. */
  readonly specified: boolean;
  /** False for a mode of the specification without a policy in this engine: `CUSTOM` if none is configured. */
  readonly available: boolean;
  /** In the order of the engine's entity types; empty if the mode is not available. */
  readonly actions: readonly ModeAction[];
}

const UNCONFIGURED = 'The policy of the operator; there is none in the configuration of this service.';

/** All modes: those of the specification first, in its order. */
export function modeTables(policies: ReadonlyMap<string, PreparedPolicy>, types: EntityTypes): ModeTable[] {
  const further = [...policies.keys()].filter((name) => !SPECIFIED_MODES.includes(name));
  return [...SPECIFIED_MODES, ...further].map((name) => {
    const policy = policies.get(name);
    return {
      name,
      description: policy?.policy.description ?? UNCONFIGURED,
      specified: SPECIFIED_MODES.includes(name),
      available: policy !== undefined,
      actions: policy === undefined ? [] : actionsOf(policy, types),
    };
  });
}

function actionsOf(policy: PreparedPolicy, types: EntityTypes): ModeAction[] {
  const { name, alwaysFind = {} } = policy.policy;
  const references = MODE_LAWS.get(name)?.references;
  return types.all().map((info) => ({
    type: info.name,
    category: types.category(info.name),
    transformer: policy.ruleFor(info.name).transformer.name,
    always: Object.hasOwn(alwaysFind, info.name),
    reference: (references && referenceOf(references, info)) ?? null,
  }));
}
