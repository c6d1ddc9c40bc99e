import { createRequire } from 'node:module';
import type { Ajv, ValidateFunction } from 'ajv';
import { contentOfBody, conversationRequests } from './conversation-requests.js';
import { type EvidenceFields, evidenceRequest } from './evidence-operation.js';
import type { Fields, Validator } from './fields.js';
import { type Form, formReader } from './form-fields.js';
import { mistakeFinder } from './mistake-finder.js';
import { refusal } from './mistakes.js';
import { contentKind, formFields, jobFields, jsonRequests } from './requests.js';
import { isAboutValues, restoreRequests } from './restore-requests.js';
import type { Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

const require = createRequire(import.meta.url);

/** Validators of the request schemas, compiled at first use so that the service starts faster. */
export interface Validators {
  readonly analyze: Validator<Fields>;
  readonly outputs: Validator<Fields>;
  readonly general: Validator<Fields>;
  /** What a conversation hides. */
  readonly hide: Validator<Fields>;
  /** What a conversation restores. */
  readonly restore: Validator<Fields>;
  /** What is restored by keys. */
  readonly originals: Validator<Fields>;
  /** A signed report that is shown. */
  readonly evidence: Validator<EvidenceFields>;
  /** The form of an endpoint for files. @param route its name */
  readonly form: (route: string, fields: ReadonlyMap<string, string>, reserved?: readonly string[]) => Form;
  /** The form of a job. */
  readonly job: (fields: ReadonlyMap<string, string>, reserved?: readonly string[]) => Form;
}

export function compileValidators(known: Vocabulary): Validators {
  const compile = compiler();
  const requests = jsonRequests(known);
  const job = jobFields(known);
  const readerOf = (schema: Schema) => formReader(schema, validator(schema, known, compile), known);
  const contentValidator = (name: 'OutputsRequest' | 'GeneralRequest'): Validator<Fields> => {
    const byKind = {
      Text: validator<Fields>(requests[name], known, compile),
      Texts: validator<Fields>(requests[`${name}Texts`], known, compile),
      Json: validator<Fields>(requests[`${name}Json`], known, compile),
    };
    return (body, reserved) => byKind[contentKind(body)](body, reserved);
  };
  const conversations = conversationRequests(known);
  const conversationValidator = (name: 'hide' | 'restore'): Validator<Fields> => {
    const byContent = {
      text: validator<Fields>(conversations[name].text, known, compile),
      texts: validator<Fields>(conversations[name].texts, known, compile),
      json: validator<Fields>(conversations[name].json, known, compile),
      messages: validator<Fields>(conversations[name].messages, known, compile),
    };
    return (body, reserved) => byContent[contentOfBody(body)](body, reserved);
  };
  const { RestoreOriginals, RestoreOriginalsValues } = restoreRequests(known);
  const originals = {
    text: validator<Fields>(RestoreOriginals, known, compile),
    values: validator<Fields>(RestoreOriginalsValues, known, compile),
  };
  const forms = new Map(known.files.map((route) => [route.name, readerOf(formFields(known, [route]))]));
  return {
    analyze: validator(requests.AnalyzeRequest, known, compile),
    outputs: contentValidator('OutputsRequest'),
    general: contentValidator('GeneralRequest'),
    hide: conversationValidator('hide'),
    restore: conversationValidator('restore'),
    originals: (body) => originals[isAboutValues(body) ? 'values' : 'text'](body),
    evidence: validator(evidenceRequest(known), known, compile),
    form: (route, fields, reserved) => (forms.get(route) ?? readerOf(formFields(known)))(fields, reserved),
    job: readerOf(job),
  };
}

type Compile = <T>(schema: Schema) => ValidateFunction<T>;

/**
 * Loads ajv at first use, since loading takes longer than compiling all schemas. It stops at the first mistake, because
 * a body may have millions.
 */
function compiler(): Compile {
  let ajv: Ajv | undefined;
  return <T>(schema: Schema): ValidateFunction<T> => {
    if (ajv === undefined) {
      const { Ajv: Compiler }: typeof import('ajv') = require('ajv');
      ajv = new Compiler({ allowUnionTypes: true });
    }
    return ajv.compile<T>(schema);
  };
}

function validator<T>(schema: Schema, known: Vocabulary, compile: Compile): Validator<T> {
  let validate: ValidateFunction<T> | undefined;
  const firstMistakes = mistakeFinder(schema, compile);
  return (body, reserved = []) => {
    const own = setAside(body, reserved);
    canonicalise(body, known, schema);
    validate ??= compile<T>(schema);
    if (!validate(body)) throw refusal(firstMistakes(body), known);
    if (own !== undefined) putBack(body, own);
    return body;
  };
}

/**
 * Takes a reserved domain out of a body whose caller may ask for it: the schemas list the public ones only.
 * @returns its name as it is registered
 */
function setAside(body: unknown, reserved: readonly string[]): string | undefined {
  if (typeof body !== 'object' || body === null || !('domain' in body) || typeof body.domain !== 'string')
    return undefined;
  const wanted = body.domain.toLowerCase();
  const own = reserved.find((name) => name.toLowerCase() === wanted);
  if (own !== undefined) delete body.domain;
  return own;
}

function putBack(body: unknown, domain: string): void {
  if (typeof body === 'object' && body !== null) Object.assign(body, { domain });
}

const asKnown = (given: string, names: readonly string[]): string => {
  const wanted = given.toLowerCase();
  return names.find((name) => name.toLowerCase() === wanted) ?? given;
};

/** Converts names to their canonical case, since they are accepted in any case. Changes the body in place. */
function canonicalise(body: unknown, known: Vocabulary, { properties }: Schema): void {
  if (typeof body !== 'object' || body === null) return;
  if ('domain' in body && typeof body.domain === 'string') body.domain = asKnown(body.domain, known.domains);
  if ('compliance_mode' in body && typeof body.compliance_mode === 'string')
    body.compliance_mode = asKnown(body.compliance_mode, known.modes);
  const most = properties?.pii_entities?.maxItems ?? 0;
  // A longer list will be refused anyway.
  if ('pii_entities' in body && Array.isArray(body.pii_entities) && body.pii_entities.length <= most)
    body.pii_entities = body.pii_entities.map((name) => (typeof name === 'string' ? name.trim().toUpperCase() : name));
}
