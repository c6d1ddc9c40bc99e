import type { EntityTypes } from '../contracts/entity-type.js';
import { DeidError, type Mistake, validationFailed } from '../contracts/errors.js';
import { nearest } from '../contracts/nearest.js';
import type { DeidentifyOptions } from '../contracts/results.js';
import { MODEL_NAMES } from '../contracts/service.js';

// Validated by hand: this runs at every call, and for a short text a compiled schema would take longer than detection.

/** Options of a call before validation. */
type Unchecked = Readonly<Record<string, unknown>>;
/** Describes what is wrong with a value, without repeating it; undefined if it is valid. */
export type Check = (value: unknown) => string | undefined;

/** Mistakes reported at most in one error. */
const MAX_MISTAKES = 20;

const isString = (value: unknown): value is string => typeof value === 'string';
/** Checks that a value is a string. */
export const aString: Check = (value) => (isString(value) ? undefined : 'must be a string.');
/** Checks that a value is a boolean. */
export const aBoolean: Check = (value) => (typeof value === 'boolean' ? undefined : 'must be true or false.');
const aKey: Check = (value) =>
  isString(value) && value.length >= MIN_KEY_LENGTH
    ? undefined
    : `must be a secret string of at least ${MIN_KEY_LENGTH} characters.`;
const aTenant: Check = (value) =>
  isString(value) && value !== '' && value.length <= MAX_TENANT
    ? undefined
    : `must be a string of 1 to ${MAX_TENANT} characters.`;
const aLevel: Check = (value) =>
  value === 1 || value === 2 || value === 3 ? undefined : 'must be the number 1, 2 or 3.';
const aModel: Check = (value) =>
  MODEL_NAMES.some((name) => name === value) ? undefined : `must be one of: ${MODEL_NAMES.join(', ')}.`;
const strings: Check = (value) =>
  Array.isArray(value) && value.every(isString) ? undefined : 'must be an array of strings.';
const anObject: Check = (value) => (isObject(value) ? undefined : 'must be an object.');
/** A whole number within bounds. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER): Check =>
  (value) => {
    if (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most) return undefined;
    return `must be a whole number ${most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`}.`;
  };

/** Minimum length of a consistency key. */
export const MIN_KEY_LENGTH = 16;

/** Maximum length of the name of a tenant. */
const MAX_TENANT = 200;

/** Maximum number of outputs of one call. */
const MAX_CANDIDATES = 10;

/** Checks of the options that do not depend on the engine. */
export const TEXT_OPTIONS = {
  level: aLevel,
  domain: aString,
  entities: strings,
  header: strings,
  language: aString,
  explain: aBoolean,
  model: aModel,
  mode: aString,
  candidates: wholeNumber(1, MAX_CANDIDATES),
  seed: aString,
  consistencyKey: aKey,
  tenant: aTenant,
  rules: anObject,
} as const satisfies Record<keyof DeidentifyOptions, Check>;

/** Option names of the HTTP API with the library's names, for suggestions in error messages. */
const HTTP_NAMES: ReadonlyMap<string, string> = new Map([
  ['pca_dimension', 'level'],
  ['pii_entities', 'entities'],
  ['detector', 'model'],
  ['compliance_mode', 'mode'],
  ['masking_type', 'mode'],
  ['consistency_key', 'consistencyKey'],
  ...['allow', 'allow_list', 'deny', 'deny_list', 'patterns', 'ad_hoc_recognizers'].map(
    (name) => [name, 'rules'] as const,
  ),
  ...['thresholds', 'score_threshold', 'operators', 'anonymizers'].map((name) => [name, 'rules'] as const),
]);

function unknownOption(name: string, known: Readonly<Record<string, Check>>): string {
  const names = Object.keys(known);
  const meant = HTTP_NAMES.get(name.toLowerCase()) ?? nearest(name, names);
  const hint = meant === undefined || !Object.hasOwn(known, meant) ? '' : ` Did you mean '${meant}'?`;
  return `hold a name that is no option.${hint}`;
}

/** All mistakes in options. Unknown option names are not repeated in the messages, since they may hold anything. */
function mistakesIn(options: Unchecked, known: Readonly<Record<string, Check>>, at = ''): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const name of Object.keys(options)) {
    const value = options[name];
    const check = Object.hasOwn(known, name) ? known[name] : undefined;
    if (check === undefined) mistakes.push({ pointer: at, message: unknownOption(name, known) });
    else if (value !== undefined && value !== null) {
      const message = check(value);
      if (message !== undefined) mistakes.push({ pointer: `${at}/${name}`, message });
    }
    if (mistakes.length === MAX_MISTAKES) break;
  }
  return mistakes;
}

const isObject = (value: unknown): value is Unchecked =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Removes options that are `null`, which means the same as missing. Throws DeidError `validation_failed` for unknown
 * options and invalid values.
 */
export function checkedOptions<Options extends object>(
  options: Options,
  known: Readonly<Record<string, Check>> = TEXT_OPTIONS,
  at = '',
): Options {
  if (!isObject(options)) throw validationFailed([{ pointer: at, message: 'must be an object.' }], 'the options');
  const mistakes = mistakesIn(options, known, at);
  if (mistakes.length > 0) throw validationFailed(mistakes, 'the options');
  for (const name of Object.keys(options)) if (options[name] === null) return withoutNull(options);
  return options;
}

function withoutNull<Options extends object>(options: Options): Options {
  const given = { ...options };
  for (const [name, value] of Object.entries(options)) if (value === null) Reflect.deleteProperty(given, name);
  return given;
}

/** Throws DeidError `validation_failed` if the text is not a string. */
export function checkText(text: unknown): void {
  if (!isString(text)) throw validationFailed([{ pointer: '/text', message: 'must be a string.' }]);
}

/** Throws DeidError `validation_failed` if the texts are not an array of strings. */
export function checkTexts(texts: unknown): void {
  const message = strings(texts);
  if (message !== undefined) throw validationFailed([{ pointer: '/texts', message }]);
}

/** Names that calls of an engine may use. */
export interface Names {
  readonly domains: readonly string[];
  readonly modes: readonly string[];
  readonly languages: readonly string[];
  readonly types: EntityTypes;
}

/** Validates options of calls against the names an engine knows. */
export class OptionChecks {
  readonly #names: Names;
  readonly #known: Readonly<Record<'domain' | 'mode' | 'language', ReadonlySet<string>>>;

  constructor(names: Names) {
    const lower = (all: readonly string[]): ReadonlySet<string> => new Set(all.map((name) => name.toLowerCase()));
    this.#names = names;
    this.#known = { domain: lower(names.domains), mode: lower(names.modes), language: lower(names.languages) };
  }

  /** Throws DeidErrors of status 422; see {@link checkedOptions}. Unknown entity types alone are `unknown_entity_type`. */
  check(options: DeidentifyOptions | null): DeidentifyOptions {
    const checked = checkedOptions(options ?? {});
    const mistakes: Mistake[] = [];
    const { domain, mode, language, entities, seed, consistencyKey } = checked;
    if (seed !== undefined && consistencyKey !== undefined)
      mistakes.push({
        pointer: '/seed',
        message: 'cannot stand beside a consistency key, which decides the substitutes.',
      });
    if (domain !== undefined) this.#name('domain', domain, this.#names.domains, mistakes);
    if (mode !== undefined) this.#name('mode', mode, this.#names.modes, mistakes);
    if (language !== undefined) this.#name('language', language, this.#names.languages, mistakes);
    const unknown = entities === undefined ? [] : this.#unknownTypes(entities);
    if (mistakes.length === 0 && unknown.length === 0) return checked;
    const known = this.#names.types.all().map(({ name }) => name);
    if (mistakes.length === 0) throw new DeidError('unknown_entity_type', [unknown.length, known.join(', ')], unknown);
    throw validationFailed([...mistakes, ...unknown]);
  }

  #name(option: 'domain' | 'mode' | 'language', given: string, all: readonly string[], mistakes: Mistake[]): void {
    if (this.#known[option].has(given.trim().toLowerCase())) return;
    mistakes.push({ pointer: `/${option}`, message: `must be one of: ${all.join(', ')}.` });
  }

  #unknownTypes(entities: readonly string[]): Mistake[] {
    const unknown: Mistake[] = [];
    for (const [i, given] of entities.entries()) {
      const name = given.trim().toUpperCase();
      if (name === 'ALL' || this.#names.types.get(name) !== undefined) continue;
      unknown.push({ pointer: `/entities/${i}`, message: 'is not one of the known names.' });
      if (unknown.length === MAX_MISTAKES) break;
    }
    return unknown;
  }
}
