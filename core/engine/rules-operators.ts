import type { SchemaObject } from 'ajv';
import { checkJson } from '../config/config.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { isDeidError, type Mistake } from '../contracts/errors.js';
import { nearest } from '../contracts/nearest.js';
import type { PluginFaults } from '../contracts/plugin-faults.js';
import type { PolicyRule } from '../contracts/policy.js';
import type { Transform, Transformer } from '../contracts/transformer.js';
import type { PreparedPolicy, PreparedRule } from '../transform/prepared-policy.js';
import { forbiddenRules } from './law-of-mode.js';
import { applied, NO_OPTIONS } from './policies.js';
import { mistakesOf } from './rules-mistakes.js';

/** The parts of an engine needed to check rules. */
export interface RulesContext {
  readonly types: EntityTypes;
  readonly transformers: readonly Transformer[];
  readonly faults: PluginFaults;
}

/** Maximum length of a text among the options of an operator, because it may replace every term. */
const MAX_TEXT = 1000;

type Report = (pointer: string, message: string) => void;

/** A transformer with its options, as a request names it; undefined if it has mistakes. */
export function operatorOf(
  { transformers, faults }: RulesContext,
  { use, options = {} }: PolicyRule,
  report: Report,
): PreparedRule | undefined {
  const transformer = transformers.find(({ name }) => name === use);
  if (transformer === undefined) {
    const names = transformers.map(({ name }) => name);
    const meant = nearest(use, names, 2);
    const hint = meant === undefined ? '' : ` Did you mean '${meant}'?`;
    report('', `names no transformer.${hint} There are: ${names.join(', ')}.`);
    return undefined;
  }
  const schema: SchemaObject = transformer.options ?? NO_OPTIONS;
  const properties: Readonly<Record<string, SchemaObject>> = schema.properties ?? {};
  for (const name of Object.keys(options))
    if (Object.hasOwn(properties, name) && properties[name]?.operatorOnly === true) {
      report(`/options/${name}`, 'is for the configuration of the operator: a request cannot give it.');
      return undefined;
    }
  if (hasLongText(options)) {
    report('/options', `holds a text of more than ${MAX_TEXT} characters.`);
    return undefined;
  }
  const checked = checkJson<Record<string, unknown>>(schema, options);
  if ('errors' in checked) {
    const isKnown = (key: string): boolean => Object.hasOwn(properties, key);
    for (const { pointer, message } of mistakesOf(checked.errors, schema, isKnown))
      report(`/options${pointer}`, message);
    return undefined;
  }
  try {
    const transform: Transform = applied(transformer, checked.value, ['the request', '', use], faults);
    return { transformer, transform, faults };
  } catch (error) {
    // Errors of this package do not contain the options.
    report('/options', isDeidError(error) ? error.message : 'are refused by the transformer.');
    return undefined;
  }
}

const hasLongText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length > MAX_TEXT
    : typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);

/**
 * The policy of a mode with the operators of a request in front of its own rules.
 * @param refuse creates the error about operators that the law of the mode forbids
 */
export function withOperators(
  policy: PreparedPolicy,
  operators: ReadonlyMap<EntityType, PreparedRule>,
  refuse: (mistakes: readonly Mistake[]) => Error,
): PreparedPolicy {
  const forbidden = forbiddenRules(policy, operators);
  if (forbidden.length > 0)
    throw refuse(
      forbidden.map(({ key, law, why }) => ({
        pointer: `/rules/operators/${key}`,
        message: `${SAYS[why]}, which mode ${policy.policy.name} forbids by ${law}.`,
      })),
    );
  return policy.instead(operators);
}

const SAYS = {
  derived: 'computes its substitute from the original',
  readable: 'leaves the original, or a part of it, readable',
} as const;
