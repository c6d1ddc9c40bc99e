import { DeidError, type Mistake } from '../contracts/errors.js';
import {
  aCount,
  aDescription,
  aFlag,
  aFunction,
  anExpression,
  aSchema,
  aText,
  type Check,
  isRecord,
  mistakesOf,
  numbersByName,
  records,
  type Shape,
  shaped,
  texts,
  textsByName,
  wordsByName,
} from './shapes.js';

const RULES: Check = (value) => {
  if (!isRecord(value)) return "must be an object with a rule for each type, and one for '*'";
  const wrong = Object.entries(value).find(([, rule]) => !isRecord(rule) || aText(rule.use) !== undefined);
  return wrong === undefined ? undefined : `must have objects as rules: { '${wrong[0]}': { use: 'mask' } }`;
};

const THRESHOLDS: Check = (value) => {
  const isThree = (one: unknown): boolean =>
    Array.isArray(one) && one.length === 3 && one.every((score) => typeof score === 'number');
  return isRecord(value) && Object.values(value).every(isThree)
    ? undefined
    : 'must be an object with three numbers for each type, for the levels 1, 2 and 3: { AGE: [0.9, 0.5, 0.2] }';
};

const RECOGNIZER: Shape = {
  'types!': texts,
  domains: texts,
  languages: texts,
  domainSpecific: aFlag,
  estimates: aFlag,
  withinWords: aFlag,
  confidential: aFlag,
  parts: aFunction,
  patterns: records,
  dictionary: records,
  recognize: aFunction,
  recall: aFunction,
  doubt: aFunction,
  needs: shaped({ digits: aCount, holds: texts, words: texts, beyondLatin: aFlag }),
};

/**
 * What contributions must be made of, by their kind. Names are checked where they are registered; what only other contributions show, such as
 * types that nobody declares, when all are registered.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  recognizer: RECOGNIZER,
  annotator: {
    'types!': texts,
    domains: texts,
    languages: texts,
    domainSpecific: aFlag,
    timeoutMs: aCount,
    atOnce: aCount,
  },
  'entity type': { parent: aText, 'description!': aDescription, examples: texts, laws: texts },
  evidence: { 'reason!': aText, 'weights!': numbersByName },
  'join rule': { 'types!': texts, needs: texts, 'gap!': anExpression, maxGap: aCount, 'as!': aText },
  transformer: {
    'description!': aDescription,
    'reversible!': aFlag,
    'derived!': aFlag,
    leaves: aFlag,
    keeps: aText,
    options: aSchema,
  },
  domain: {
    'name!': aText,
    'description!': aDescription,
    extends: aText,
    thresholds: THRESHOLDS,
    context: wordsByName,
    ignore: texts,
    reserved: aFlag,
    keeps: aFunction,
    dictionary: records,
  },
  policy: { 'rules!': RULES, forbidsDerived: aText, alwaysFind: numbersByName },
  'file adapter': { 'mediaTypes!': textsByName, sharedExtensions: texts, sentences: texts, options: aSchema },
};

const PLUGIN: Shape = {
  'name!': aText,
  'description!': aDescription,
  version: aText,
  apiVersion: aCount,
  dependsOn: texts,
  languages: texts,
  'options!': aSchema,
  'register!': aFunction,
  check: aFunction,
  dispose: aFunction,
};

/** What stands for a contribution in a message. */
const named = (kind: string, value: Readonly<Record<string, unknown>>): string =>
  typeof value.name === 'string' ? `${kind} '${value.name}'` : `${kind} without a name`;

function refuse(place: string, says: readonly string[]): void {
  if (says.length === 0) return;
  const mistakes = says.map((one): Mistake => ({ pointer: '', message: `${place}: ${one}` }));
  const lines = mistakes.map(({ message }) => `  ${message}`).join('\n');
  throw new DeidError('contribution_invalid', [mistakes.length, lines], mistakes);
}

type Named = Readonly<Record<string, unknown>>;

/**
 * Refuses a contribution that is no object.
 * @throws DeidError `contribution_invalid`
 */
export function checkObject(plugin: string, kind: string, given: unknown): asserts given is Named {
  if (!isRecord(given)) refuse(`plugin '${plugin}', ${kind}`, ['must be an object']);
}

/**
 * Refuses a contribution of which a property is missing or of another kind, as JavaScript allows.
 * @throws DeidError `contribution_invalid` with all mistakes of this contribution
 */
export function checkShape(plugin: string, kind: string, given: Named): void {
  refuse(`plugin '${plugin}', ${named(kind, given)}`, mistakesOf(SHAPES[kind] ?? {}, given, true));
}

/**
 * Refuses a plugin that is not made as `definePlugin()` asks.
 * @throws DeidError `contribution_invalid`
 */
export function checkPluginShape(plugin: unknown): void {
  if (isRecord(plugin)) refuse(named('plugin', plugin), mistakesOf(PLUGIN, plugin));
  else refuse('a plugin', ['must be what definePlugin() returns']);
}
