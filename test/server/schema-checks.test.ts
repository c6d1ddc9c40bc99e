import { generateKeyPairSync } from 'node:crypto';
import { METHODS, request } from 'node:http';
import { expect } from 'chai';
import fc from 'fast-check';
import { generateKey } from '../../server/keys/format.js';
import type { OpenApiDocument } from '../../server/openapi/document.js';
import type { Schema } from '../../server/openapi/schema.js';
import { JobClient } from './jobs/kit.js';
import { rightTexts, rightValues, someOf, wrongTexts } from './kit/generated.js';
import { fileOf, goodBody, jsonBody, LETTER, memoryOf, reportOf } from './kit/good-requests.js';
import {
  answerChecker,
  type DocumentedOperation,
  isJson,
  label,
  operationsIn,
  resolveSchema,
  success,
  wrongValues,
} from './kit/openapi.js';
import { form, problem, startTestService } from './kit/service.js';

/*
 * The checks that Schemathesis makes of a service by its OpenAPI document, on every operation of it, with requests made from the
 * schemas. A failure says the seed; DEIDKIT_TEST_SEED=… makes the same requests again.
 *
 * | check                                            | held here by                                             | and in        |
 * |--------------------------------------------------|----------------------------------------------------------|---------------|
 * | not_a_server_error                               | `documented`, which sees every answer                    | all tests     |
 * | status_code_conformance                          | `documented`                                             | contract      |
 * | content_type_conformance                         | `documented`                                             | contract      |
 * | response_headers_conformance                     | `documented`; limits: "with the headers of limits"       | contract      |
 * | response_schema_conformance                      | `documented`                                             | contract      |
 * | negative_data_rejection                          | "refuses what its schema does not allow"                 | contract      |
 * | positive_data_acceptance                         | "takes what its schema allows"                           | fields        |
 * | missing_required_header                          | "asks for a key": there is no other required header      | contract      |
 * | unsupported_method                               | "answers 405 to every method that is not documented"     | contract      |
 * | allow_header_conformance                         | the same                                                 | contract      |
 * | use_after_free                                   | "a job that was removed is nowhere"                      | jobs/life     |
 * | ensure_resource_availability                     | "a job that was taken is there at once"                  | jobs/life     |
 * | ignored_auth                                     | "asks for a key"                                         | contract, keys|
 */

const SEED = Number(process.env.DEIDKIT_TEST_SEED ?? Date.now() % 2 ** 31);
const RUNS = 20;

const { privateKey: signer } = generateKeyPairSync('ed25519');
const service = await startTestService({
  plan: 'unlimited',
  jobs: { webhookHosts: ['127.0.0.1'] },
  evidence: { key: signer, configuration: '0'.repeat(64) },
});
const memory = await memoryOf(service);
const report = await reportOf(service);
const document: OpenApiDocument = JSON.parse(await (await fetch(`${service.url}/openapi.json`)).text());
const operations = operationsIn(document);
const documented = answerChecker(document);
const jobs = new JobClient(service);

/** Values for fields whose schema cannot say what they mean. */
const MEANT: Readonly<Record<string, fc.Arbitrary<string>>> = {
  pii_entities: fc.constantFrom('', 'ALL', 'person, EMAIL_ADDRESS', 'Date_Time'),
  encoding: fc.constantFrom('utf-8', 'UTF-8'),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  quote: fc.constantFrom('"', "'"),
  columns: fc.constantFrom('{}', ' {"notes":"text"}\n'),
  // The other detectors are documented; no model for them is installed here.
  detector: fc.constant('fast'),
  // Both or none; nobody listens there.
  webhook_url: fc.constant('http://127.0.0.1:9/told'),
};

/** Right texts for a field. A file of the requests is a text or a csv; the other formats have other bytes. */
const meantTexts = (field: Schema, name: string): fc.Arbitrary<string> =>
  name === 'format'
    ? fc.constantFrom('', ...['txt', 'csv'].filter((format) => field.enum?.includes(format)))
    : (MEANT[name] ?? rightTexts(field));

/** What makes a request that each schema allows one that means nothing; the document says these in words. */
function contradicts(fields: Readonly<Record<string, unknown>>, path: string): boolean {
  const { compliance_mode: mode, masking_type: masking, replacements, pii_entities: entities, rules } = fields;
  const given = typeof replacements === 'object' && replacements !== null && Object.keys(replacements).length > 0;
  const general = path === '/api/v1/deidentify/text';
  // A mode that is documented, and that no configuration has by itself.
  if (mode === 'CUSTOM') return true;
  // No such memory was ever given.
  if (typeof fields.memory === 'string') return true;
  // Nor was such a report ever signed.
  if (typeof fields.report === 'string') return true;
  // Only labels can show a gender, and no mode of this service has any.
  if (fields.gender === true) return true;
  // A detector that is documented, and that is not installed here.
  if (typeof fields.detector === 'string' && fields.detector !== 'fast') return true;
  if (mode && masking && !(general && mode === 'PROPRIETARY')) return true;
  // A key decides what a seed would decide, and computes from persons what HIPAA forbids.
  const key = fields.consistency_key;
  if (typeof key === 'string' && (typeof fields.seed === 'string' || mode === 'HIPAA' || path.includes('/hipaa/')))
    return true;
  if (!given) return false;
  const chosen = Array.isArray(entities) && entities.some((name) => name !== 'ALL');
  return mode !== 'PROPRIETARY' || fields.evidence === true || masking === 'redact' || chosen || Boolean(rules);
}

/** The schema of the body that an operation takes. */
function bodyOf({ operation }: DocumentedOperation): Schema | undefined {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  return content === undefined ? undefined : resolveSchema(document, content.schema);
}

/** The fields of a form beside its file. */
function formOf(schema: Schema): Schema {
  const { file: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties };
}

const sendForm = (one: DocumentedOperation, fields: Readonly<Record<string, string>>) =>
  service.call(one.path, { method: 'POST', body: fileOf(one, fields) });
const sendJson = (one: DocumentedOperation, body: unknown) =>
  service.call(one.path, { method: 'POST', ...jsonBody(body) });

/** The address and the headers of a request with parameters of an operation. */
function callWith(
  { path, method, operation }: DocumentedOperation,
  given: ReadonlyMap<string, string>,
): Promise<Response> {
  let address = path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const { name, in: place } of operation.parameters ?? []) {
    const value = given.get(name);
    if (value === undefined) continue;
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (place === 'query') query.set(name, value);
    else headers[name] = value;
  }
  const body = method === 'post' ? { body: form(LETTER, 'a.txt') } : {};
  return service.call(query.size > 0 ? `${address}?${query}` : address, { method, headers, ...body });
}

const property = <T>(values: fc.Arbitrary<T>, holds: (value: T) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(values, holds), { seed: SEED, numRuns: RUNS });

/** A parameter's values go into an address or a header: what these cannot carry is left out. */
const carried = (place: string, value: string): boolean =>
  place === 'header' ? /^[!-~]([ -~]*[!-~])?$/.test(value) : value !== '' && !/^\.+$/.test(value);

after(() => service.close());

describe(`checks by the OpenAPI document (DEIDKIT_TEST_SEED=${SEED})`, () => {
  for (const one of operations) {
    const schema = bodyOf(one);
    const parameters = one.operation.parameters ?? [];
    describe(label(one), () => {
      if (schema !== undefined && isJson(one)) {
        it('accepts what its schema allows', () =>
          property(someOf(schema, rightValues), async (body) => {
            const response = await sendJson(one, body);
            await documented(one, response.clone());
            const expected = contradicts(body, one.path) ? 422 : 200;
            expect(response.status, await response.text()).to.equal(expected);
          }));

        it('refuses what its schema does not allow, in any field', () =>
          property(
            fc.constantFrom(...Object.entries(schema.properties ?? {}).filter(([, { type }]) => type !== undefined)),
            async ([name, field]) => {
              const [value] = fc.sample(wrongValues(field), { seed: SEED, numRuns: 1 });
              const response = await sendJson(one, { ...goodBody(one.path, memory, report), [name]: value });
              await documented(one, response);
              expect(response.status, `${name} ${JSON.stringify(value)}`).to.equal(422);
            },
          ));
      } else if (schema !== undefined) {
        it('accepts what its schema allows', () =>
          property(someOf(formOf(schema), meantTexts), async ({ webhook_secret: secret, ...fields }) => {
            const { webhook_url: url } = fields;
            const sent = url === undefined ? fields : { ...fields, webhook_secret: secret ?? 'x'.repeat(16) };
            const response = await sendForm(one, sent);
            await documented(one, response.clone());
            // A field of a form that is empty counts as left out.
            const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
            // The files of these tests are no tables, of which alone somebody can ask who may be told apart.
            const expected = 'risk' in filled || contradicts(filled, one.path) ? 422 : success(one);
            expect(response.status, `${JSON.stringify(fields)} ${await response.text()}`).to.equal(expected);
          }));

        it('accepts all of its fields at once', async () => {
          // Neither a masking type nor a key stands beside all others, and `risk` is for tables.
          const { masking_type: _, consistency_key: __, risk: ___, ...properties } = formOf(schema).properties ?? {};
          const [fields = {}] = fc.sample(someOf({ properties, required: Object.keys(properties) }, meantTexts), {
            seed: SEED,
            numRuns: 1,
          });
          const response = await sendForm(one, { ...fields, compliance_mode: 'GDPR' });
          expect(response.status, await response.text()).to.equal(success(one));
        });

        it('documents every field that it accepts, and refuses the others', async () => {
          const everywhere = operations.flatMap((other) => Object.keys(bodyOf(other)?.properties ?? {}));
          for (const name of new Set([...everywhere, 'levle'])) {
            if (name === 'file') continue;
            // A mistake besides, so that no file is worked on.
            const response = await sendForm(one, { level: '9', [name]: name === 'level' ? '9' : '' });
            const isDocumented = Object.hasOwn(schema.properties ?? {}, name);
            const { error } = await problem(response.clone());
            // Replacements of files are refused with the reason, not as an unknown name.
            const isKnown = isDocumented || name === 'replacements';
            expect(error, name).to.equal(isKnown ? 'validation_failed' : 'unknown_field');
            await documented(one, response);
          }
        });

        it('refuses what its schema does not allow, in any field', () => {
          const wrong = Object.entries(formOf(schema).properties ?? {}).flatMap(([name, field]) => {
            const values = wrongTexts(field);
            return values === undefined ? [] : [values.map((value) => ({ [name]: value }))];
          });
          return property(fc.oneof(...wrong), async (fields) => {
            const response = await sendForm(one, fields);
            await documented(one, response);
            expect(response.status, JSON.stringify(fields)).to.equal(422);
          });
        });
      }

      for (const { name, in: place, schema: field } of parameters) {
        it(`accepts what the schema of ${name} allows`, () =>
          property(
            rightTexts(field).filter((value) => carried(place, value)),
            async (value) => {
              const response = await callWith(one, new Map([[name, value]]));
              await documented(one, response);
              // What a name that is allowed names need not be there.
              expect([success(one), 404]).to.include(response.status);
            },
          ));

        const wrong = wrongTexts(field);
        if (wrong !== undefined)
          it(`refuses what the schema of ${name} does not allow`, () =>
            property(
              wrong.filter((value) => carried(place, value)),
              async (value) => {
                const response = await callWith(one, new Map([[name, value]]));
                await documented(one, response);
                expect([400, 404]).to.include(response.status);
              },
            ));
      }

      it('returns the headers of limits if the key has some', async () => {
        const key = await service.keyOf({ requests_per_minute: 1_000, tokens_per_month: 1_000_000 });
        const id = one.path.includes('{id}') ? (await doneJob(new JobClient(service, key))).id : '';
        const own = one.path.endsWith('/restore') ? await memoryOf(service, key) : memory;
        const body =
          schema === undefined ? {} : isJson(one) ? jsonBody(goodBody(one.path, own, report)) : { body: fileOf(one) };
        const send = (headers: object) =>
          service.call(one.path.replace('{id}', id), {
            method: one.method.toUpperCase(),
            ...body,
            headers: { ...('headers' in body ? Object(body.headers) : {}), 'X-API-Key': key, ...headers },
          });
        const response = await send({});
        if (response.status !== 501) expect(response.status).to.equal(success(one));
        await documented(one, response, true);
        // Refusals have them too, except what costs nothing.
        await documented(one, await send({ Accept: 'application/xml' }), one.operation.operationId !== 'showUsage');
      });

      it('requires a key where the document says so', async () => {
        const { key } = service;
        const ways: readonly (readonly [query: string, headers: Readonly<Record<string, string>>])[] = [
          ['', {}],
          ['', { 'X-API-Key': generateKey() }],
          ['', { Authorization: `Bearer ${key}` }],
          ['', { Cookie: `X-API-Key=${key}` }],
          [`?api_key=${key}&X-API-Key=${key}`, {}],
        ];
        for (const [query, headers] of ways) {
          const response = await fetch(service.url + one.path + query, { method: one.method.toUpperCase(), headers });
          await documented(one, response);
          expect(response.status).to.equal(401);
        }
      });
    });
  }

  for (const path of Object.keys(document.paths)) {
    it(`${path} answers 405 to every undocumented method, and names the allowed ones`, async () => {
      const methods = Object.keys(document.paths[path] ?? {}).map((method) => method.toUpperCase());
      const known = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
      // CONNECT asks for a tunnel, and is answered before there is a request.
      for (const method of METHODS.filter((name) => !known.includes(name) && name !== 'CONNECT')) {
        const { status, allow } = await ask(method, path);
        expect(status, method).to.equal(405);
        expect(allow.split(', '), method).to.have.members(known);
      }
    });
  }

  it('a job is available as soon as it was accepted', async () => {
    const answer = await jobs.post(LETTER, 'a.txt');
    const { id } = JSON.parse(await answer.text());
    const shown = await service.call(answer.headers.get('location') ?? '');
    expect(shown.status).to.equal(200);
    expect(JSON.parse(await shown.text()).id).to.equal(id);
    expect(await (await jobs.call('')).text()).to.include(id);
    await jobs.ended(id);
    expect(await jobs.result(id)).to.have.length.greaterThan(0);
  });

  it('a removed job is no longer available', async () => {
    const { id } = await doneJob();
    expect((await jobs.call(`/${id}`, { method: 'DELETE' })).status).to.equal(204);
    for (const [path, method] of [
      [`/${id}`, 'GET'],
      [`/${id}`, 'HEAD'],
      [`/${id}/result`, 'GET'],
      [`/${id}`, 'DELETE'],
      [`?after=${id}`, 'GET'],
    ] as const)
      expect((await jobs.call(path, { method })).status, `${method} ${path.replace(id, 'id')}`).to.equal(404);
    expect(await (await jobs.call('')).text()).not.to.include(id);
  });
});

async function doneJob(by = jobs) {
  const { id } = await by.send(LETTER, 'a.txt', { evidence: 'true' });
  return by.ended(id);
}

/** A request without a body, by any method: fetch refuses some. */
const ask = (method: string, path: string): Promise<{ readonly status: number; readonly allow: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(service.url + path, { method, headers: { 'X-API-Key': service.key } }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, allow: answer.headers.allow ?? '' }));
    });
    sent.once('error', reject).end();
  });
