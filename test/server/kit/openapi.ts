import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import fc from 'fast-check';
import type { OpenApiDocument } from '../../../server/openapi/document.js';
import type { Schema } from '../../../server/openapi/schema.js';

type OperationObject = OpenApiDocument['paths'][string][string];

/** An operation with its address. */
export interface DocumentedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: OperationObject;
}

/** Everything the document promises. */
export const operationsIn = (document: OpenApiDocument): readonly DocumentedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

export const label = ({ method, path }: DocumentedOperation): string => `${method.toUpperCase()} ${path}`;
export const isJson = ({ operation }: DocumentedOperation): boolean =>
  operation.requestBody?.content['application/json'] !== undefined;
/** Status of a request that goes well. */
export const success = ({ operation }: DocumentedOperation): number => Number(Object.keys(operation.responses)[0]);

/**
 * Sees that an answer is one the document promises: status, headers, media type, schema. Gives its body.
 * @param document that promises it
 */
export function answerChecker(document: OpenApiDocument) {
  const check = schemaChecker(document);
  return async ({ operation }: DocumentedOperation, response: Response, hasLimits = false): Promise<string> => {
    const documented = Object.entries(operation.responses).find(([status]) => status === String(response.status))?.[1];
    if (documented === undefined) throw new Error(`status ${response.status} is not documented`);
    for (const header of Object.keys(documented.headers)) {
      // Only keys with limits have these.
      if (header.startsWith('RateLimit') && !hasLimits) continue;
      expect(response.headers.get(header), header).to.be.a('string');
    }
    // And none that only other answers are said to have.
    for (const header of Object.keys(document.components.headers))
      if (response.headers.has(header)) expect(Object.keys(documented.headers)).to.include(header);
    if (response.status === 204) return '';
    const mediaType = response.headers.get('content-type') ?? '';
    const content = Object.entries(documented.content).find(([name]) => mediaType.startsWith(name));
    if (content === undefined) throw new Error(`${mediaType} is not documented`);
    const body = await response.text();
    if (mediaType.includes('json')) expect(check(content[1].schema, JSON.parse(body))).to.equal('');
    return body;
  };
}

/** Says what is wrong with a value, by a schema of the document; nothing if it is right. */
export function schemaChecker(document: OpenApiDocument): (schema: Schema, value: unknown) => string {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false });
  ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'paths', 'components']);
  ajv.addSchema({ ...document, $id: 'https://deidkit.test/openapi' });
  return (schema, value) => {
    const absolute: unknown = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"https://deidkit.test/openapi#/'));
    if (typeof absolute !== 'object' || absolute === null) return 'no schema';
    const validate = ajv.compile(absolute);
    return validate(value) ? '' : ajv.errorsText(validate.errors);
  };
}

/** Follows a reference within the document; of several schemas, the first. */
export function resolveSchema(document: OpenApiDocument, given: Schema): Schema {
  const schema = given.oneOf?.[0] ?? given;
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
}

/** Values that a field's schema does not allow. */
export function wrongValues(schema: Schema): fc.Arbitrary<unknown> {
  const types = [schema.type ?? []].flat();
  const wrong: fc.Arbitrary<unknown>[] = [fc.constant({ a: 1 }), fc.constant([[1]])];
  if (types.includes('object')) wrong.splice(0, 1);
  if (!types.includes('string')) wrong.push(fc.string());
  if (!types.includes('boolean')) wrong.push(fc.boolean());
  if (!types.includes('null')) wrong.push(fc.constant(null));
  if (!types.includes('integer')) wrong.push(fc.integer());
  if (types.includes('integer')) wrong.push(fc.double({ noInteger: true, noNaN: true, noDefaultInfinity: true }));
  if (schema.minimum !== undefined) wrong.push(fc.integer({ max: schema.minimum - 1 }));
  if (schema.maximum !== undefined) wrong.push(fc.integer({ min: schema.maximum + 1 }));
  if (schema.enum !== undefined) wrong.push(fc.string().filter((text) => !matchesAny(schema, text)));
  if (schema.minLength === 1) wrong.push(fc.constant(''));
  if (schema.maxLength !== undefined) wrong.push(fc.constant('x'.repeat(schema.maxLength + 1)));
  if (schema.maxItems !== undefined) wrong.push(fc.constant(new Array(schema.maxItems + 1).fill('ALL')));
  if (schema.items !== undefined) wrong.push(fc.array(wrongValues(schema.items), { minLength: 1, maxLength: 3 }));
  return fc.oneof(...wrong);
}

const matchesAny = (schema: Schema, text: string): boolean =>
  (schema.enum ?? []).some((value) => String(value).toLowerCase() === text.trim().toLowerCase());
