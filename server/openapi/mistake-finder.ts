import type { ValidateFunction } from 'ajv';
import { requestRulesMistakes } from '../../core/hosting.js';
import type { Mistake } from '../../core/index.js';
import { mistakeOf, unknownField } from './mistakes.js';
import type { Schema } from './schema.js';

/** Maximum number of mistakes reported for a request. */
const MAX_MISTAKES = 20;

type Compile = (schema: Schema) => ValidateFunction;

/**
 * Finds the mistakes in a body that its schema has refused: at most the first 20, without examining more than
 * necessary. For each field, and each item of a list, only the first mistake is reported.
 */
export function mistakeFinder(schema: Schema, compile: Compile): (body: unknown) => readonly Mistake[] {
  const compiled = new Map<Schema, ValidateFunction>();
  const check = (part: Schema, value: unknown, pointer: string): Mistake | undefined => {
    const validate = compiled.get(part) ?? compile(part);
    compiled.set(part, validate);
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    return error && mistakeOf(error, pointer);
  };
  return (body) => {
    const seen = new Map<string, Mistake>();
    let count = 0;
    for (const mistake of mistakesIn(body, schema, check)) {
      count++;
      seen.set(`${mistake.pointer} ${mistake.message}`, mistake);
      if (count === MAX_MISTAKES) break;
    }
    return [...seen.values()];
  };
}

type Check = (part: Schema, value: unknown, pointer: string) => Mistake | undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Yields the mistakes lazily. */
function* mistakesIn(body: unknown, schema: Schema, check: Check): Generator<Mistake> {
  if (!isObject(body)) return yield { pointer: '', message: 'must be an object.' };
  for (const name of schema.required ?? [])
    if (!Object.hasOwn(body, name)) yield { pointer: `/${name}`, message: 'is required.' };
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    if (Object.hasOwn(body, name))
      yield* name === 'rules' ? rulesMistakes(body[name]) : mistakesOfField(body[name], part, `/${name}`, check);
  for (const name in body)
    if (!Object.hasOwn(schema.properties ?? {}, name)) yield { pointer: '', message: unknownField(name, schema) };
}

/** The rules are checked by the engine's own code, which gives better messages than the schema. */
const rulesMistakes = (rules: unknown): readonly Mistake[] => (rules === null ? [] : requestRulesMistakes(rules));

function* mistakesOfField(value: unknown, part: Schema, pointer: string, check: Check): Generator<Mistake> {
  const { items, ...list } = part;
  const isList = items !== undefined && Array.isArray(value);
  const mistake = check(isList ? listOnly(part, list) : part, value, pointer);
  if (mistake !== undefined) return yield mistake;
  if (!isList) return;
  for (const [i, item] of value.entries()) {
    const wrong = check(items, item, `${pointer}/${i}`);
    if (wrong !== undefined) yield wrong;
  }
}

const lists = new WeakMap<Schema, Schema>();

/** The part of a schema for the list itself. Cached, so that it is compiled once. */
function listOnly(part: Schema, list: Schema): Schema {
  const known = lists.get(part) ?? list;
  lists.set(part, known);
  return known;
}
