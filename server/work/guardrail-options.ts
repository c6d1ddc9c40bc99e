import type { Engine } from '../../core/index.js';
import { MODEL_NAMES, type ModelName } from '../../core/services.js';
import type { Fields } from '../openapi/fields.js';
import { type Members, mistake } from './guardrail-fields.js';
import { strength } from './strength.js';

/** Where LiteLLM puts the options of its configuration, and those that its clients add: nobody can tell them apart. */
const PLACE = '/additional_provider_specific_params';
const BY_OPERATOR = 'is set by the operator of the service, in DEIDKIT_LITELLM_OPTIONS.';
const ALL = 'ALL';

/** Options without an effect in calls of a guardrail. */
const NO_EFFECT = ['memory', 'unread', 'ttl'] as const;

type Given = Fields & Members;

/**
 * The options of a call: those of the operator, made stricter by those of the request.
 * @param operators options of the operator
 * @param given options of the request; both have been validated
 * @throws DeidError `validation_failed` for an option that would hide less, or of which nobody can say that it hides more
 */
export function strictest(engine: Engine, operators: Given, given: Given): Given {
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || name === 'texts') continue;
    const fault = faultIn(name, engine, operators, given);
    if (fault !== undefined) throw mistake(`${PLACE}/${name}`, fault);
  }
  return { ...operators, ...without(given), texts: given.texts ?? [''] };
}

/** What is given, without what stands for `not given`. */
const without = (given: Given): Members =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));

function faultIn(name: string, engine: Engine, operators: Given, given: Given): string | undefined {
  if (NO_EFFECT.some((one) => one === name)) return 'has no effect here: memories are kept, and pictures are refused.';
  switch (name) {
    case 'level':
    case 'pca_dimension': {
      const least = strength(operators) ?? engine.defaultLevel;
      return (strength(given) ?? least) >= least ? undefined : `may be ${least} or more: it ${BY_OPERATOR}`;
    }
    case 'pii_entities':
      return holdsAll(operators.pii_entities, given.pii_entities) ? undefined : `may name more only: it ${BY_OPERATOR}`;
    case 'detector':
      return isAsThorough(engine, operators, given.detector ?? 'fast') ? undefined : BY_OPERATOR;
    case 'gender':
      return given.gender === false || operators.gender === true ? undefined : BY_OPERATOR;
    default:
      return isSame(operators[name], given[name]) ? undefined : BY_OPERATOR;
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isEverything = (names: readonly string[] | null | undefined): boolean =>
  names === null || names === undefined || names.length === 0 || names.includes(ALL);

function holdsAll(needed: Fields['pii_entities'], given: Fields['pii_entities']): boolean {
  if (isEverything(given)) return true;
  return !isEverything(needed) && (needed ?? []).every((name) => given?.includes(name));
}

/** True if a model reads at least as thoroughly as those that would read without it. */
function isAsThorough(engine: Engine, operators: Given, wanted: ModelName): boolean {
  const level = strength(operators);
  const usual = { ...(operators.detector && { model: operators.detector }), ...(level !== undefined && { level }) };
  // Where the length decides, a short text is read in context.
  const models = [engine.modelsOf(usual), engine.modelsOf({ ...usual, characters: 0 })];
  const rank = MODEL_NAMES.indexOf(wanted);
  return models.every((ones) => ones.length === 1 && ones.every((one) => MODEL_NAMES.indexOf(one) <= rank));
}
