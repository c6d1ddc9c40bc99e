import { createRequire } from 'node:module';
import type { Ajv, ValidateFunction } from 'ajv';
import type { Fields, Validator } from './fields.js';
import { type Form, type FormFields, formReader } from './form-fields.js';
import { mistakesOf, refusal } from './mistakes.js';
import { formFields, jsonRequests } from './requests.js';
import type { Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

const require = createRequire(import.meta.url);

/** One validator per request schema of the OpenAPI document, compiled when it is first used: the service starts sooner. */
export interface Validators {
  readonly analyze: Validator<Fields>;
  readonly outputs: Validator<Fields>;
  readonly general: Validator<Fields>;
  readonly form: (fields: ReadonlyMap<string, string>) => Form;
}

export function compileValidators(known: Vocabulary): Validators {
  let ajv: Ajv | undefined;
  const compile = <T>(schema: Schema): ValidateFunction<T> => {
    ajv ??= newCompiler();
    return ajv.compile<T>(schema);
  };
  const requests = jsonRequests(known);
  const form = formFields(known);
  const json = (schema: Schema) => validator(() => compile<Fields>(schema), schema, known);
  return {
    analyze: json(requests.AnalyzeRequest),
    outputs: json(requests.OutputsRequest),
    general: json(requests.GeneralRequest),
    form: formReader(
      form,
      validator(() => compile<FormFields>(form), form, known),
      known,
    ),
  };
}

/** ajv is loaded here, and not before: to load it takes longer than to compile all schemas. */
function newCompiler(): Ajv {
  const ajv: typeof import('ajv') = require('ajv');
  return new ajv.Ajv({ allErrors: true, allowUnionTypes: true });
}

function validator<T>(compile: () => ValidateFunction<T>, schema: Schema, known: Vocabulary): Validator<T> {
  let validate: ValidateFunction<T> | undefined;
  return (body) => {
    canonicalise(body, known);
    validate ??= compile();
    if (validate(body)) return body;
    throw refusal(mistakesOf(validate.errors ?? [], schema), known);
  };
}

const asKnown = (given: string, names: readonly string[]): string => {
  const wanted = given.toLowerCase();
  return names.find((name) => name.toLowerCase() === wanted) ?? given;
};

/** Names match in any case; the schemas know one spelling. Changes the body, which belongs to nobody else. */
function canonicalise(body: unknown, known: Vocabulary): void {
  if (typeof body !== 'object' || body === null) return;
  if ('domain' in body && typeof body.domain === 'string') body.domain = asKnown(body.domain, known.domains);
  if ('compliance_mode' in body && typeof body.compliance_mode === 'string')
    body.compliance_mode = asKnown(body.compliance_mode, known.modes);
  if ('pii_entities' in body && Array.isArray(body.pii_entities))
    body.pii_entities = body.pii_entities.map((name) => (typeof name === 'string' ? name.trim().toUpperCase() : name));
}
