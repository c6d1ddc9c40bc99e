import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { ERROR_CODES, type ErrorCode } from '../../core/index.js';
import { signingKey } from '../../lib/index.js';
import type { OpenApiDocument } from '../../server/openapi/document.js';
import { fileOf, goodBody, JSON_TYPE, jsonBody, LETTER, memoryOf, reportOf } from './kit/good-requests.js';
import {
  answerChecker,
  type DocumentedOperation,
  isJson,
  label,
  operationsIn,
  resolveSchema,
  schemaChecker,
  success,
  wrongValues,
} from './kit/openapi.js';
import { form, problem, startTestService } from './kit/service.js';

// More requests a minute than most plans allow.
const { privateKey } = generateKeyPairSync('ed25519');
const evidence = {
  key: signingKey(String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
  configuration: 'f'.repeat(64),
};
const service = await startTestService({ plan: 'unlimited', evidence });
const withoutSigner = await startTestService({ plan: 'unlimited' });
const memory = await memoryOf(service);
const report = await reportOf(service);
const document: OpenApiDocument = JSON.parse(await (await fetch(`${service.url}/openapi.json`)).text());
const check = schemaChecker(document);
const expectDocumented = answerChecker(document);

/** A request that succeeds, for each body the document knows. */
function goodRequest({ operation, path, method }: DocumentedOperation): RequestInit {
  if (method !== 'post') return { method };
  if (operation.requestBody?.content[JSON_TYPE] !== undefined)
    return { method, ...jsonBody(goodBody(path, memory, report)) };
  return { method, body: fileOf({ path }) };
}

/** The address of an operation; one about a job is about one that has been done. */
async function pathOf({ path, method }: DocumentedOperation): Promise<string> {
  return path.includes('{id}') ? path.replace('{id}', method === 'delete' ? await newJob() : await doneJob) : path;
}

async function newJob(): Promise<string> {
  const answer = await service.call('/api/v1/jobs', {
    method: 'POST',
    body: form(LETTER, 'a.txt', { evidence: 'true' }),
  });
  return JSON.parse(await answer.text()).id;
}

async function newDoneJob(): Promise<string> {
  const id = await newJob();
  for (;;) {
    const { state } = JSON.parse(await (await service.call(`/api/v1/jobs/${id}`)).text());
    if (state === 'done') return id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const doneJob = newDoneJob();

const operations = operationsIn(document);
const processed = (one: DocumentedOperation) =>
  success(one) === 204 || Object.keys(one.operation.responses[success(one)]?.content ?? {}).length > 0;

after(async () => {
  await withoutSigner.close();
  await service.close();
});

describe('contract: the OpenAPI document', () => {
  it('lists every endpoint of the specification', () => {
    expect(operations.map(label)).to.include.members([
      'POST /api/v1/analyze/text/proprietary',
      'POST /api/v1/deidentify/text/proprietary/outputs',
      'POST /api/v1/deidentify/text',
      ...['csv', 'docx', 'pdf', 'txt'].map((name) => `POST /api/v1/deidentify/text/proprietary/outputs/${name}`),
    ]);
  });

  it('has valid schemas and no dangling references', () => {
    for (const schema of Object.values(document.components.schemas)) check(schema, {});
    for (const [reference] of JSON.stringify(document).matchAll(/#\/components\/\w+\/[\w-]+/g)) {
      const [, , kind = '', name = ''] = reference.split('/');
      const components: Readonly<Record<string, object>> = document.components;
      expect(components[kind], reference).to.have.property(name);
    }
  });

  for (const operation of operations) {
    describe(label(operation), () => {
      it('answers as documented', async () => {
        const response = await service.call(await pathOf(operation), goodRequest(operation));
        expect(response.status).to.equal(processed(operation) ? success(operation) : 501);
        await expectDocumented(operation, response);
      });

      it('answers 401 without a key', async () => {
        const response = await service.call(await pathOf(operation), {
          ...goodRequest(operation),
          headers: { 'X-API-Key': '' },
        });
        expect(response.status).to.equal(401);
        expect(JSON.parse(await expectDocumented(operation, response)).error).to.equal('api_key_missing');
      });

      it('answers 405 and Allow to every other method', async () => {
        const allowed = operations
          .filter(({ path }) => path === operation.path)
          .flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
          if (allowed.includes(method)) continue;
          const response = await service.call(await pathOf(operation), { method });
          expect(response.status, method).to.equal(405);
          expect(response.headers.get('allow')?.split(', ')).to.have.members([...allowed, 'OPTIONS']);
        }
      });

      it('answers OPTIONS with the allowed methods, without a key and without CORS', async () => {
        const response = await fetch(service.url + operation.path, { method: 'OPTIONS' });
        expect(response.status).to.equal(204);
        expect(response.headers.get('allow')).to.include(operation.method.toUpperCase());
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).to.deep.equal([]);
      });
    });
  }

  for (const operation of operations.filter(
    ({ operation }) => operation.requestBody?.content[JSON_TYPE] !== undefined,
  )) {
    const schema = resolveSchema(document, operation.operation.requestBody?.content[JSON_TYPE]?.schema ?? {});
    const send = (body: unknown) => service.call(operation.path, { method: 'POST', ...jsonBody(body) });

    it(`${label(operation)} refuses what its schema refuses, and points to the mistake`, async () => {
      for (const [name, field] of Object.entries(schema.properties ?? {}).filter(
        ([, { type }]) => type !== undefined,
      )) {
        for (const value of fc.sample(wrongValues(field), 12)) {
          const response = await send({ ...goodBody(operation.path, memory, report), [name]: value });
          expect(response.status, `${name} ${JSON.stringify(value)}`).to.equal(422);
          const { errors } = JSON.parse(await expectDocumented(operation, response));
          expect(errors[0].pointer).to.match(new RegExp(`^/${name}(?:/\\d+)?$`));
        }
      }
      for (const body of [null, [], 'text', 1, {}]) expect((await send(body)).status).to.equal(422);
    });

    it(`${label(operation)} names each required field that is missing`, async () => {
      const { errors } = await problem(await send({}));
      expect(errors?.map(({ pointer }) => pointer)).to.deep.equal(schema.required?.map((name) => `/${name}`));
    });

    it(`${label(operation)} accepts null for optional fields, and fields of other endpoints`, async () => {
      const names = Object.entries(schema.properties ?? {}).filter(([name]) => !schema.required?.includes(name));
      const nulls = Object.fromEntries(names.map(([name]) => [name, null]));
      expect((await send({ ...goodBody(operation.path, memory, report), ...nulls })).status).to.equal(200);
      const foreign = names.filter(([, { type }]) => type === undefined).map(([name]) => [name, { any: 'thing' }]);
      expect(foreign).not.to.have.length(0);
      expect(
        (await send({ ...goodBody(operation.path, memory, report), ...Object.fromEntries(foreign) })).status,
      ).to.equal(200);
    });

    it(`${label(operation)} refuses unknown fields, and suggests the intended one`, async () => {
      for (const [given, meant] of [
        ['maskingtype', 'masking_type'],
        ['pii_entitys', 'pii_entities'],
        ['Level', 'level'],
        ['compliance-mode', 'compliance_mode'],
      ]) {
        const response = await send({ ...goodBody(operation.path, memory, report), [given ?? '']: 'redact' });
        const { errors } = await problem(response);
        expect(response.status).to.equal(422);
        expect(JSON.stringify(errors)).to.include(`'${meant}'`).and.not.include(`'${given}'`);
      }
      for (const name of ['__proto__', 'constructor', 'toString', 'x'.repeat(5000)]) {
        const body = `{"text":"a","compliance_mode":"GDPR","${name}":{"x":1}}`;
        const response = await service.call(operation.path, {
          method: 'POST',
          body,
          headers: { 'Content-Type': JSON_TYPE },
        });
        expect(response.status).to.equal(422);
        expect(await response.text()).not.to.include('x'.repeat(100));
      }
    });
  }
});

describe('contract: the fields of forms', () => {
  for (const operation of operations.filter((one) => one.method === 'post' && !isJson(one) && processed(one))) {
    const schema = Object.values(operation.operation.requestBody?.content ?? {})[0]?.schema ?? {};
    const names = Object.keys(schema.properties ?? {}).filter((name) => name !== 'file');

    it(`${label(operation)} treats empty fields as missing`, async () => {
      expect(names).to.include.members(['domain', 'level', 'masking_type', 'seed']);
      for (const name of names) {
        const response = await service.call(operation.path, {
          method: 'POST',
          body: fileOf(operation, { [name]: '' }),
        });
        expect(response.status, name).to.equal(success(operation));
      }
    });

    it(`${label(operation)} refuses unknown fields, even if they are empty`, async () => {
      const body = fileOf(operation, { masking_typ: '' });
      const { error, errors } = await problem(await service.call(operation.path, { method: 'POST', body }));
      expect(error).to.equal('unknown_field');
      expect(JSON.stringify(errors)).to.include("'masking_type'");
    });
  }
});

const NOT_UTF8 = Buffer.from('{"text":"\xff"}', 'latin1');
const FORM = { 'Content-Type': 'multipart/form-data; boundary=b' };
const NOT_UTF8_FORM = Buffer.from('--b\r\nContent-Disposition: form-data; name="seed"\r\n\r\n\xff\r\n--b--', 'latin1');

/** Ways to get each error that can be had from outside, by its code. The rest stands below, with the test that shows it. */
const PROVOKE: Partial<Record<ErrorCode, (operation: DocumentedOperation) => Promise<Response>>> = {
  api_key_missing: (operation) => withKey(operation, ''),
  api_key_ambiguous: async (operation) => withKey(operation, `${service.key}, ${service.key}`),
  api_key_malformed: (operation) => withKey(operation, service.key.slice(0, -1)),
  api_key_expired: async (operation) => withKey(operation, await service.keyOf({}, { expiresAt: new Date(1) })),
  api_key_inactive: async (operation) => {
    const { id, key } = await service.keys.admin.create();
    await service.keys.admin.revoke(id);
    return withKey(operation, key);
  },
  not_in_plan: async (operation) => withKey(operation, await service.keyOf({ operations: 'nothing' })),
  request_limit_reached: async (operation) => withKey(operation, await service.keyOf({ requests_per_minute: 0 })),
  token_limit_reached: async (operation) => withKey(operation, await service.keyOf({ tokens_per_month: 0 })),
  concurrency_limit_reached: async (operation) => withKey(operation, await service.keyOf({ concurrent_requests: 0 })),
  file_too_large: async (operation) => withKey(operation, await service.keyOf({ file_bytes: 3, job_bytes: 3 })),
  text_too_long: async (operation) => withKey(operation, await service.keyOf({ text_chars: 3 })),
  not_acceptable: (operation) => change(operation, { headers: { Accept: 'application/xml' } }),
  unsupported_media_type: (operation) => change(operation, { body: 'x', headers: { 'Content-Type': 'text/xml' } }),
  missing_content_type: (operation) => change(operation, { body: Buffer.from('{}'), headers: { 'Content-Type': '' } }),
  unsupported_charset: (operation) =>
    change(operation, { body: '{}', headers: { 'Content-Type': `${JSON_TYPE};charset=latin1` } }),
  unsupported_content_encoding: (operation) => change(operation, { headers: { 'Content-Encoding': 'zstd' } }),
  malformed_content_encoding: (operation) => change(operation, { headers: { 'Content-Encoding': 'gzip' } }),
  empty_body: (operation) => change(operation, { body: '' }),
  malformed_json: (operation) => change(operation, { body: '{"text":' }),
  json_too_many_values: (operation) => change(operation, { body: `[${'0,'.repeat(60_000)}0]` }),
  duplicate_json_key: (operation) => change(operation, { body: '{"text":"a","text":"b"}' }),
  json_too_deep: (operation) => change(operation, { body: '['.repeat(100_000) }),
  invalid_utf8: (operation) =>
    change(operation, isJson(operation) ? { body: NOT_UTF8 } : { body: NOT_UTF8_FORM, headers: FORM }),
  identifier_in_key: (operation) =>
    change(operation, {
      body: JSON.stringify({
        ...goodBody(operation.path, memory, report),
        ...{ text: null, json: { 'mary@jones.test': 1 } },
        // A conversation replaces such keys unless it is told otherwise.
        ...(operation.path.endsWith('/conversations/hide') && { keys: 'refuse' }),
      }),
    }),
  unpaired_surrogate: (operation) => change(operation, { body: '{"text":"\\ud800"}' }),
  validation_failed: async (operation) =>
    operation.method === 'get'
      ? service.call(`${await pathOf(operation)}?format=doc`)
      : change(operation, { body: isJson(operation) ? '{"text":1}' : fileOf(operation, { level: '9' }) }),
  missing_boundary: (operation) => change(operation, { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }),
  malformed_multipart: (operation) =>
    change(operation, { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=b' } }),
  evidence_unavailable: (operation) =>
    change(
      operation,
      {
        body: isJson(operation)
          ? JSON.stringify({ ...goodBody(operation.path, memory, report), evidence: true })
          : fileOf(operation, { evidence: 'true' }),
      },
      withoutSigner,
    ),
  unsupported_file_type: (operation) => change(operation, { body: form('x', 'a.exe') }),
  not_found: (operation) =>
    service.call(`${operation.path.replace('{id}', `job_${'0'.repeat(32)}`)}?after=x`, { method: operation.method }),
  file_missing: (operation) => {
    const body = new FormData();
    body.set('level', '2');
    return change(operation, { body });
  },
};

/** Codes that need a situation of their own; each is shown by a test in the file that is named. */
const ELSEWHERE: Partial<Record<ErrorCode, string>> = {
  malformed_http: 'hostile',
  headers_too_large: 'hostile',
  expectation_failed: 'hostile',
  request_timeout: 'hostile',
  body_too_large: 'hostile',
  overloaded: 'hostile',
  api_key_unknown: 'keys',
  plan_inactive: 'keys',
  shutting_down: 'lifecycle',
  store_unavailable: 'faults',
  processing_timeout: 'threads',
  processing_out_of_memory: 'faults',
  adapter_failed: 'the engine',
  recognizer_failed: 'the engine',
  recognizer_span_invalid: 'the engine',
  transformer_failed: 'the engine',
  processing_failed: 'threads',
  internal_error: 'faults',
  unknown_entity_type: 'endpoints',
  unknown_domain: 'the schema answers first, with validation_failed',
  unknown_mode: 'faults',
  mode_not_configured: 'endpoints',
  consistency_forbidden: 'consistency',
  model_not_installed: 'detectors',
  detector_not_in_plan: 'detectors',
  text_too_long_for_detector: 'detectors',
  part_unread: 'conversations',
  conversation_too_large: 'conversations',
  conversation_unreadable: 'conversations',
  conversation_ended: 'conversations',
  conversation_outdated: 'conversations',
  replacements_invalid: 'the schema answers first, with validation_failed',
  surrogates_exhausted: 'the transformers',
  file_type_mismatch: 'endpoints',
  too_many_files: 'multipart',
  too_many_fields: 'multipart',
  field_too_large: 'multipart',
  unknown_transfer_encoding: 'multipart',
  unknown_field: 'endpoints',
  not_implemented: 'endpoints',
  idempotency_key_invalid: 'jobs/idempotency',
  idempotency_in_flight: 'jobs/idempotency',
  idempotency_key_reused: 'jobs/idempotency',
  job_has_no_result: 'jobs/life',
  job_damaged: 'jobs/life',
  job_key_unknown: 'jobs/life',
  job_limit_reached: 'jobs/life',
  job_storage_full: 'jobs/life',
  document_encrypted: 'threads',
  package_missing: 'the tests of the packages',
  no_text_layer: 'endpoints',
  document_unreadable: 'the file adapters',
  document_expands_too_much: 'the file adapters',
  document_unsafe: 'the file adapters',
  cell_too_large: 'the file adapters',
  term_too_long: 'the file adapters',
  unencodable_text: 'the file adapters',
  leak_detected: 'the file adapters',
  unsupported_encoding: 'the file adapters',
};

const withKey = (operation: DocumentedOperation, key: string) => change(operation, { headers: { 'X-API-Key': key } });

async function change(
  operation: DocumentedOperation,
  { headers, ...init }: RequestInit,
  to = service,
): Promise<Response> {
  const good = goodRequest(operation);
  const type: Record<string, string> = operation.operation.requestBody?.content[JSON_TYPE]
    ? { 'Content-Type': JSON_TYPE }
    : {};
  return to.call(await pathOf(operation), { ...good, ...init, headers: { ...type, ...Object(headers) } });
}

describe('contract: errors', () => {
  for (const operation of operations.filter(processed)) {
    const statuses = Object.values(operation.operation.responses).flatMap(({ content }) => Object.values(content));
    const codes = statuses
      .flatMap(({ schema }) => ('allOf' in schema ? (schema.allOf ?? []) : []))
      .flatMap((part) => part.properties?.error?.enum ?? []);
    it(`${label(operation)} returns each of its ${codes.length} codes as documented`, async () => {
      for (const code of Object.keys(ERROR_CODES).filter((known) => codes.includes(known))) {
        const provoke = Object.entries(PROVOKE).find(([known]) => known === code)?.[1];
        if (provoke === undefined) {
          expect(ELSEWHERE, code).to.have.property(code);
          continue;
        }
        const response = await provoke(operation);
        const body = JSON.parse(await expectDocumented(operation, response));
        expect(body, code).to.include({ error: code, status: response.status });
      }
    });
  }
});
