import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { definePlugin, isDeidError } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { threadedWork } from '../../server/work/threads.js';
import { docx, paragraph, wordPart } from '../plugins/office/make-docx.js';
import { handMade, onePage, pdfkit } from '../plugins/pdf/make-pdf.js';
import { type RawAnswer, raw, request } from './kit/raw.js';
import { CONFIG, form, PATHS, startTestService, type TestService } from './kit/service.js';
import { join, OWNER, setUp, Visitor } from './kit/visitor.js';

// Every bad input that the service is to bear, by its number in the table of the specification (84 rows), with what must
// come back. Where that differs from the table, `why` says so. Other files ask about many of them in more depth.

/** What came back: status, code of the problem if it is one, headers. */
interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly headers: { get(name: string): string | null | undefined };
  readonly body: string;
}

interface Row {
  readonly row: number;
  readonly what: string;
  /** Status and code. */
  readonly expect: string;
  /** Why it is another answer than the specification has. */
  readonly why?: string;
  readonly ask: () => Promise<Answer>;
  /** What else must be true. */
  readonly check?: (answer: Answer) => void;
}

const SECRET = 'Sigrid Vonnegut';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const DOCX = '/api/v1/deidentify/text/proprietary/outputs/docx';
const PDF = '/api/v1/deidentify/text/proprietary/outputs/pdf';
const BODY = '{"text":"hello there"}';
const WORKING_MS = 2_000;

let t: TestService;
let threaded: TestService;
let owner: Visitor;

const codeIn = (type: string | null | undefined, body: string): string | undefined =>
  // An answer to HEAD has none.
  type === 'application/problem+json' && body !== '' ? JSON.parse(body).error : undefined;

const ofRaw = ({ status, headers, body }: RawAnswer): Answer => ({
  status,
  headers,
  body,
  code: codeIn(headers.get('content-type'), body),
});

async function ofFetch(answer: Response | Promise<Response>): Promise<Answer> {
  const { status, headers, body } = await Promise.resolve(answer).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    body: await response.text(),
  }));
  return { status, headers, body, code: codeIn(headers.get('content-type'), body) };
}

const page = ({ status, html, headers }: Awaited<ReturnType<Visitor['get']>>): Answer => ({
  status,
  headers,
  body: html,
  code: undefined,
});

type Headers = Readonly<Record<string, string>>;
const wire = async (...pieces: readonly (string | Uint8Array)[]): Promise<Answer> =>
  ofRaw(await raw(t.port, ...pieces));
/** A POST of JSON over the wire, with the key of the service unless the headers have one. */
const post = (headers: Headers, body = '', path: string = PATHS.outputs): Promise<Answer> =>
  wire(request('POST', path, { 'X-API-Key': t.key, ...JSON_TYPE, ...headers }, body));
const keyless = (headers: Headers, path: string = PATHS.outputs): Promise<Answer> =>
  wire(request('POST', path, { ...JSON_TYPE, 'Content-Length': '0', ...headers }));
const send = (body: string | Uint8Array, headers: Headers = {}): Promise<Answer> =>
  ofFetch(
    t.call(PATHS.outputs, {
      method: 'POST',
      body: typeof body === 'string' ? body : Uint8Array.from(body),
      headers: { ...JSON_TYPE, ...headers },
    }),
  );
const json = (body: unknown, key?: string): Promise<Answer> => ofFetch(t.post(PATHS.outputs, body, key));
const upload = (path: string, data: FormData): Promise<Answer> => ofFetch(t.call(path, { method: 'POST', body: data }));
const file = (content: string | Uint8Array, name: string, path: string = PATHS.txt): Promise<Answer> =>
  upload(path, form(content, name));
/** A form written by hand. */
const parts = (body: string | Buffer, type = 'multipart/form-data; boundary=b', more: Headers = {}): Promise<Answer> =>
  ofFetch(
    t.call(PATHS.txt, {
      method: 'POST',
      body: Uint8Array.from(Buffer.from(body)),
      headers: { 'Content-Type': type, ...more },
    }),
  );
const part = (disposition: string, content = 'plain', more = ''): string =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;
const END = '--b--\r\n';

/** Asks until one answers otherwise, or the last. */
async function each(asks: readonly (() => Promise<Answer>)[], expected: string): Promise<Answer> {
  let last: Answer | undefined;
  for (const ask of asks) {
    last = await ask();
    if (said(last) !== expected) return last;
  }
  if (last === undefined) throw new Error('nothing was asked');
  return last;
}
const said = ({ status, code }: Answer): string => (code === undefined ? String(status) : `${status} ${code}`);

const keyThat = async (change: (id: string) => Promise<unknown>): Promise<string> => {
  const { id, key } = await t.keys.admin.create();
  await change(id);
  return key;
};

/** A row whose inputs must all be answered in the same way. */
const row = (
  number: number,
  what: string,
  expected: string,
  asks: (() => Promise<Answer>) | readonly (() => Promise<Answer>)[],
  more: Pick<Row, 'why' | 'check'> = {},
): Row => ({
  row: number,
  what,
  expect: expected,
  ask: () => each(typeof asks === 'function' ? [asks] : asks, expected),
  ...more,
});

const closes = ({ headers }: Answer): void => void expect(headers.get('connection')).to.equal('close');
const waits = ({ headers }: Answer): void => void expect(Number(headers.get('retry-after'))).to.be.greaterThan(0);
const points =
  (pointer: string) =>
  ({ body }: Answer): void =>
    void expect(JSON.parse(body).errors.map((error: { pointer: string }) => error.pointer)).to.include(pointer);

const KEYS: readonly Row[] = [
  row(1, 'no key', '401 api_key_missing', () => keyless({}), {
    check: ({ headers }) => void expect(headers.get('www-authenticate')).to.equal('ApiKey realm="deid"'),
  }),
  row(2, 'an empty key', '401 api_key_missing', () => keyless({ 'X-API-Key': '' })),
  row(3, 'two headers with keys', '401 api_key_ambiguous', () => keyless({ 'X-API-Key': t.key, 'x-api-key': t.key })),
  row(4, 'a key that nobody has', '401 api_key_unknown', async () => {
    const { key } = await t.keys.admin.create();
    await t.keys.store.db.deleteFrom('keys').where('last4', '=', key.slice(-4)).execute();
    return keyless({ 'X-API-Key': key });
  }),
  row(4, 'a wrong checksum, other letters, no form of a key', '401 api_key_malformed', [
    () => keyless({ 'X-API-Key': `${t.key.slice(0, -1)}${t.key.endsWith('0') ? '1' : '0'}` }),
    () =>
      wire(Buffer.from(request('POST', PATHS.outputs, { 'X-API-Key': 'd\xe9id', 'Content-Length': '0' }), 'latin1')),
    () => keyless({ 'X-API-Key': 'x'.repeat(200) }),
  ]),
  row(5, 'a key elsewhere than in its header', '401 api_key_missing', [
    () => keyless({ Authorization: `Bearer ${t.key}` }),
    () => keyless({}, `${PATHS.outputs}?api_key=${t.key}`),
  ]),
  row(6, 'a key that is revoked or disabled', '401 api_key_inactive', [
    async () => json({ text: 'a' }, await keyThat((id) => t.keys.admin.revoke(id))),
    async () => json({ text: 'a' }, await keyThat((id) => t.keys.admin.enable(id, false))),
  ]),
  row(7, 'a key that has ended, or was rotated', '403 api_key_expired', [
    async () => {
      const { key } = await t.keys.admin.create({ expiresAt: new Date(Date.now() - 1_000) });
      return json({ text: 'a' }, key);
    },
    async () => json({ text: 'a' }, await keyThat((id) => t.keys.admin.rotate(id, 0))),
  ]),
  row(8, 'a plan that is suspended', '403 plan_inactive', async () => {
    const { key } = await t.keys.admin.create({ plan: 'free' });
    await t.keys.store.db
      .updateTable('subscriptions')
      .set({ status: 'suspended' })
      .where('plan_id', '=', 'free')
      .execute();
    return json({ text: 'a' }, key);
  }),
  row(8, 'an endpoint that the plan does not include', '403 not_in_plan', async () =>
    json({ text: 'a' }, await t.keyOf({ operations: 'usage' })),
  ),
  row(9, 'a key of 17 KB', '431 headers_too_large', () => keyless({ 'X-API-Key': 'x'.repeat(17_000) })),
  row(10, '10 GB announced without a key', '401 api_key_missing', () => keyless({ 'Content-Length': '10000000000' }), {
    check: closes,
  }),
];

const LIMITS: readonly Row[] = [
  row(
    11,
    'the 61st request in a minute of 60',
    '429 request_limit_reached',
    async () => {
      const key = await t.keyOf({ requests_per_minute: 60 });
      const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await json({}, key)).status));
      expect(new Set(statuses)).to.deep.equal(new Set([422]));
      return json({ text: 'a' }, key);
    },
    { check: waits },
  ),
  row(
    12,
    'a text that costs more than is left',
    '429 token_limit_reached',
    async () => {
      const key = await t.keyOf({ tokens_per_month: 5 });
      const refused = await json({ text: 'x'.repeat(24) }, key);
      expect((await json({ text: 'x'.repeat(20) }, key)).status, 'nothing was charged').to.equal(200);
      return refused;
    },
    { check: waits },
  ),
  row(13, 'the 11th request at a time of 10', '429 concurrency_limit_reached', async () => {
    const key = await t.keyOf({ concurrent_requests: 10 });
    const slow = () =>
      t.call(PATHS.mock, { method: 'POST', body: form('slow', 'a.mock'), headers: { 'X-API-Key': key } });
    const ten = Array.from({ length: 10 }, slow);
    await new Promise((resolve) => setTimeout(resolve, 800));
    const refused = await json({ text: 'a' }, key);
    await Promise.all(ten);
    return refused;
  }),
  row(
    14,
    'uploads without end',
    '503 overloaded',
    async () => {
      const head = request('POST', PATHS.txt, {
        'X-API-Key': t.key,
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': '1900000',
      });
      const held = [connect(t.port, '127.0.0.1'), connect(t.port, '127.0.0.1'), connect(t.port, '127.0.0.1')];
      for (const socket of held) {
        socket.on('error', () => undefined);
        socket.write(head);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
      const refused = await wire(head);
      for (const socket of held) socket.destroy();
      return refused;
    },
    { check: waits },
  ),
  row(
    14,
    'a service that ends',
    '503 shutting_down',
    async () => {
      t.lifecycle.draining = true;
      const refused = await json({ text: 'a' });
      t.lifecycle.draining = false;
      return refused;
    },
    { check: waits },
  ),
  row(
    14,
    'a store that is gone',
    '503 store_unavailable',
    async () => {
      const broken = await startTestService();
      await broken.keys.store.db.schema.alterTable('keys').renameTo('gone').execute();
      const refused = await ofFetch(broken.post(PATHS.outputs, { text: 'a' }));
      await broken.close();
      return refused;
    },
    { check: waits },
  ),
  row(
    15,
    'a document that never ends',
    '503 processing_timeout',
    () => ofFetch(threaded.call(PATHS.mock, { method: 'POST', body: form('hang', 'a.mock') })),
    { check: waits },
  ),
];

const get = (path: string, method = 'GET'): Promise<Answer> => wire(request(method, path, { 'X-API-Key': t.key }));

const FRAMING: readonly Row[] = [
  row(
    16,
    'addresses that are none',
    '404 not_found',
    ['/none', '/api/v2/entities', '/api/v1/entities/', '/api/v1/%00', '/%zz', '/api/v1/../v1/entities'].map(
      (path) => () => get(path),
    ),
  ),
  row(
    17,
    'another method',
    '405 method_not_allowed',
    ['GET', 'PUT', 'DELETE', 'PATCH'].map((method) => () => get(PATHS.outputs, method)),
    {
      check: ({ headers }) => void expect(headers.get('allow')).to.include('POST'),
    },
  ),
  row(17, 'HEAD of what takes POST', '405', () => get(PATHS.outputs, 'HEAD'), {
    check: ({ headers }) => void expect(headers.get('allow')).to.include('POST'),
  }),
  row(18, 'TRACE', '405 method_not_allowed', () => get(PATHS.outputs, 'TRACE')),
  row(19, 'an unknown method', '400 malformed_http', () => wire('FOO / HTTP/1.1\r\nHost: a\r\n\r\n')),
  row(20, 'OPTIONS', '204', () => get(PATHS.outputs, 'OPTIONS'), {
    check({ headers }) {
      expect(headers.get('allow')).to.include('POST');
      expect(headers.get('access-control-allow-origin') ?? undefined).to.equal(undefined);
    },
  }),
  row(21, 'large addresses and headers, or many', '431 headers_too_large', [
    () => get(`/${'x'.repeat(20_000)}`),
    () => keyless({ 'X-Large': 'x'.repeat(20_000) }),
    () => keyless(Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`X-${i}`, 'a']))),
  ]),
  row(
    22,
    'a length and chunks',
    '400 malformed_http',
    () => wire('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
    { check: closes },
  ),
  row(
    23,
    'two lengths, a negative one, bad chunks, bare line feeds, TLS',
    '400 malformed_http',
    [
      () => wire('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc'),
      () => wire('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'),
      () => post({ 'Transfer-Encoding': 'chunked' }, 'zz\r\n'),
      () => wire('GET / HTTP/1.1\nHost: a\n\n'),
      () => wire(Buffer.from('16030100ee010000ea0303', 'hex')),
    ],
    { check: closes },
  ),
  row(24, 'no host', '400 malformed_http', () => wire(`GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n`)),
  row(25, 'a body shorter than announced', '408 request_timeout', () => post({ 'Content-Length': '100' }, '{"text":')),
  row(26, 'headers or chunks that do not end', '408 request_timeout', [
    () => wire('POST / HTTP/1.1\r\nHo'),
    () => post({ 'Transfer-Encoding': 'chunked' }, '5\r\n{"tex\r\n'),
  ]),
  row(
    27,
    'a client that goes',
    '499',
    async () => {
      const before = t.lines.length;
      const socket = connect(t.port, '127.0.0.1');
      socket.write(
        request(
          'POST',
          PATHS.outputs,
          { 'X-API-Key': t.key, ...JSON_TYPE, 'Content-Length': '999' },
          `{"text":"${SECRET}`,
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 150));
      socket.destroy();
      await once(socket, 'close');
      await new Promise((resolve) => setTimeout(resolve, 150));
      const line = t.lines.slice(before).find((each) => each.includes('499')) ?? '{}';
      return { status: JSON.parse(line).status, code: undefined, headers: new Map(), body: line };
    },
    { check: ({ body }) => void expect(body).not.to.include(SECRET) },
  ),
  row(28, 'chunks without a length', '200', () =>
    post({ 'Transfer-Encoding': 'chunked' }, `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`),
  ),
  row(29, 'an expectation', '417 expectation_failed', () => keyless({ Expect: 'foo', 'X-API-Key': t.key })),
];

const bytes = (...text: (string | number[])[]): Buffer =>
  Buffer.concat(text.map((one) => (typeof one === 'string' ? Buffer.from(one) : Buffer.from(one))));
const PACKED = gzipSync(BODY);

const BODIES: readonly Row[] = [
  row(30, 'an answer as XML', '406 not_acceptable', () => send(BODY, { Accept: 'application/xml' })),
  row(31, 'no content type', '415 missing_content_type', () =>
    wire(request('POST', PATHS.outputs, { 'X-API-Key': t.key, 'Content-Length': String(BODY.length) }, BODY)),
  ),
  row(
    32,
    'other types',
    '415 unsupported_media_type',
    ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/merge-patch+json', ';;;'].map(
      (type) => () => send(BODY, { 'Content-Type': type }),
    ),
  ),
  row(
    33,
    'other charsets',
    '415 unsupported_charset',
    ['iso-8859-1', 'utf-16'].map((name) => () => send(BODY, { 'Content-Type': `application/json; charset=${name}` })),
  ),
  row(
    34,
    'unknown encodings, or two',
    '415 unsupported_content_encoding',
    ['zstd', 'zstd9', 'gzip, gzip'].map((name) => () => send(PACKED, { 'Content-Encoding': name })),
    {
      check: ({ headers }) => void expect(headers.get('accept-encoding')).to.include('gzip'),
    },
  ),
  row(35, 'damaged gzip', '400 malformed_content_encoding', [
    () => send(PACKED.subarray(0, 15), { 'Content-Encoding': 'gzip' }),
    () => send('not packed at all', { 'Content-Encoding': 'gzip' }),
  ]),
  row(36, '200 MB packed into 200 KB', '413 body_too_large', () =>
    send(gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '), { level: 1 }), { 'Content-Encoding': 'gzip' }),
  ),
  row(37, 'no body', '400 empty_body', () => send('')),
  row(37, 'blanks', '400 malformed_json', () => send('   ')),
  row(
    38,
    'half of a body with personal data, or no JSON',
    '400 malformed_json',
    [() => send(`{"text":"${SECRET}`), () => send(`${SECRET}, 078-05-1120`)],
    { check: ({ body }) => void expect(body + t.lines.join('')).to.not.include('Sigrid') },
  ),
  row(39, 'bytes that are no UTF-8', '400 invalid_utf8', [
    () => send(Buffer.from('\ufeff{"text":"a"}', 'utf16le')),
    () => send(bytes('{"text":"', [0xff], '"}')),
    () => send(bytes('{"text":"', [0xc0, 0xaf], '"}')),
    () => send(bytes('{"text":"', [0xed, 0xa0, 0x80], '"}')),
  ]),
  row(40, 'a byte order mark', '200', () => send(bytes([0xef, 0xbb, 0xbf], BODY))),
  row(41, 'depth of 100 000', '400 json_too_deep', () => send('['.repeat(100_000))),
  row(42, 'a key twice', '400 duplicate_json_key', () => send('{"text":"a","text":"b"}')),
  row(43, 'keys of prototypes, unknown fields', '422 validation_failed', [
    () => send('{"text":"a","__proto__":{"x":1}}'),
    () => send('{"text":"a","constructor":{"prototype":1}}'),
    () => json({ text: 'a', unheard: 1 }),
  ]),
  row(
    44,
    'no object',
    '422 validation_failed',
    ['[]', '"a"', 'null', '1'].map((body) => () => send(body)),
  ),
  row(
    45,
    'text missing, null, a number',
    '422 validation_failed',
    ['{}', '{"text":null}', '{"text":1}', '{"text":1e400}'].map((body) => () => send(body)),
    { check: points('/text') },
  ),
  row(45, 'an empty text', '200', () => send('{"text":""}'), {
    why: 'Nothing in it is to be hidden, and programs send such: it comes back empty.',
  }),
  row(
    46,
    'values that are none',
    '422 validation_failed',
    [{ language: 'xx' }, { masking_type: 'blur' }, { level: 9 }, { domain: 'Astrology' }].map(
      (field) => () => json({ text: 'a', ...field }),
    ),
  ),
  row(46, 'a category that is none', '422 unknown_entity_type', () => json({ text: 'a', pii_entities: ['NOBODY'] }), {
    why: 'The answer names the categories that there are.',
  }),
  row(47, 'half of a pair', '422 unpaired_surrogate', () => send('{"text":"\\ud800"}')),
  row(
    48,
    'NUL, controls, directions, zero widths, 100 KB of accents',
    '200',
    ['\0', '\u001b[31m', '\u202eabc\u202c', 'a\u200bb', `a${'\u0301'.repeat(50_000)}`].map((text) => async () => {
      const answer = await json({ text, masking_type: 'redact' });
      if (answer.status === 200) expect(JSON.parse(answer.body).outputs[0].text === text).to.equal(true);
      return answer;
    }),
  ),
  row(
    49,
    'a text longer than the plan allows',
    '413 text_too_long',
    async () => json({ text: 'x'.repeat(100_001) }, await t.keyOf({ text_chars: 100_000 })),
    {
      check: ({ body }) => void expect(JSON.parse(body).detail).to.include('100000'),
    },
  ),
  row(50, 'JSON beyond the limit, announced or not', '413 body_too_large', [
    () => post({ 'Content-Length': '99999999' }),
    () => send(JSON.stringify({ text: 'a'.repeat(9 * 1024 * 1024) })),
  ]),
  row(51, 'a batch of texts', '200', () => json({ texts: Array.from({ length: 51 }, () => 'a') })),
  row(
    52,
    'texts against regular expressions',
    '200',
    [`${'a'.repeat(100_000)}!`, '1'.repeat(100_000), '('.repeat(50_000) + ')'.repeat(50_000)].map(
      (text) => () => ofFetch(threaded.post(PATHS.outputs, { text })),
    ),
  ),
  row(
    53,
    'a pattern that takes for ever',
    '422 unsafe_pattern',
    async () => {
      const pattern = { type: 'EMPLOYEE_ID', match: '(?:a+)+b', score: 0.5 };
      const slow = definePlugin({
        name: 'slow',
        description: 'A pattern that is not linear.',
        register: (registry) => registry.recognizer({ name: 'slow/a', types: ['EMPLOYEE_ID'], patterns: [pattern] }),
      });
      const error: unknown = await createEngine({ plugins: [{ use: slow }] }).catch((reason: unknown) => reason);
      const code = isDeidError(error) ? error.code : String(error);
      return { status: isDeidError(error) ? error.status : 0, code, headers: new Map(), body: '' };
    },
    { why: 'Patterns come from the configuration, not over HTTP: the service refuses to start.' },
  ),
];

const FORMS: readonly Row[] = [
  row(
    54,
    'JSON or bytes where a form is asked for',
    '415 unsupported_media_type',
    ['application/json', 'application/octet-stream'].map((type) => () => parts('{}', type)),
  ),
  row(55, 'no boundary', '400 missing_boundary', () => parts('x', 'multipart/form-data')),
  row(55, 'another boundary, or no end', '400 malformed_multipart', [
    () => parts(part('name="file"; filename="a.txt"') + END, 'multipart/form-data; boundary=other'),
    () => parts(part('name="file"; filename="a.txt"')),
  ]),
  row(56, 'no file, or under another name', '422 file_missing', [
    () => parts(END),
    () => parts(part('name="level"', '2') + END),
    () => parts(part('name="document"; filename="a.txt"') + END),
  ]),
  row(57, 'two files', '422 too_many_files', () =>
    parts(part('name="file"; filename="a.txt"') + part('name="file"; filename="b.txt"') + END),
  ),
  row(58, 'an empty file', '200', () => file('', 'a.txt'), {
    why: 'A file without text holds no personal data; batches of files have such, and it comes back as it is.',
  }),
  row(
    59,
    'unknown fields',
    '422 unknown_field',
    ['unheard', '__proto__'].map((name) => () => upload(PATHS.txt, form('x', 'a.txt', { [name]: '1' }))),
  ),
  row(60, '2 000 fields', '413 too_many_fields', () =>
    parts(part('name="level"', '2').repeat(2_000) + part('name="file"; filename="a.txt"') + END),
  ),
  row(60, 'a large field', '413 field_too_large', () =>
    parts(part('name="level"', '2'.repeat(1_500_000)) + part('name="file"; filename="a.txt"') + END),
  ),
  row(61, 'a file beyond the limit, announced or streamed', '413 file_too_large', [
    () => file('x'.repeat(2_000_001), 'a.txt'),
    () => file('x'.repeat(4_000_000), 'a.txt'),
    () => post({ 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': '99999999' }, '', PATHS.txt),
  ]),
  row(62, 'a part with a header of 1 MB', '400 malformed_multipart', () =>
    parts(part('name="file"; filename="a.txt"', 'x', `X-Large: ${'x'.repeat(1_000_000)}\r\n`) + END),
  ),
  row(63, 'a file without a content type', '200', () => parts(part('name="file"; filename="a.txt"') + END)),
  row(
    64,
    'names of files that lead elsewhere',
    '200',
    ['../../etc/a.txt', '..\\\\a.txt', 'a;b.txt', 'ä ✓.txt', `${'x'.repeat(5_000)}.txt`].map(
      (name) => () => parts(part(`name="file"; filename="${name}"`) + END),
    ),
    {
      check({ headers }) {
        const disposition = headers.get('content-disposition') ?? '';
        expect(disposition)
          .to.match(/^attachment; filename="deid_[^"/\\]*"/)
          .and.match(/^.{1,600}$/);
      },
    },
  ),
  row(65, 'a name in filename* only', '200', () => parts(part(`name="file"; filename*=UTF-8''n%C3%A4me.txt`) + END), {
    check: ({ headers }) =>
      void expect(headers.get('content-disposition')).to.include("filename*=UTF-8''deid_n%C3%A4me.txt"),
  }),
  row(66, 'unknown or double extensions', '415 unsupported_file_type', [
    () => file('x', 'a.exe'),
    () => file('x', 'a.pdf.exe'),
    () => file('x', 'a'),
  ]),
  row(67, 'extensions that the bytes contradict', '415 file_type_mismatch', [
    () => file('<html><body>x</body></html>', 'a.pdf', PDF),
    () => file(bytes('MZ', [0x90, 0, 3, 0, 0, 0]), 'a.txt'),
    () => file(docx(paragraph('x')), 'a.txt'),
  ]),
  row(68, 'an unknown transfer encoding', '400 unknown_transfer_encoding', () =>
    parts(part('name="file"; filename="a.txt"', 'x', 'Content-Transfer-Encoding: x-zz\r\n') + END),
  ),
  row(69, 'more announced than the form has', '408 request_timeout', () => {
    const body = part('name="file"; filename="a.txt"') + END;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': String(body.length + 9) };
    return post(headers, body, PATHS.txt);
  }),
];

const GOOD = docx(paragraph('Dr. Ann Bee'), { 'word/media/aa.png': 'a' });
const renamed = (to: string): Buffer =>
  Buffer.from(Buffer.from(GOOD).toString('latin1').replaceAll('word/media/aa.png', to), 'latin1');
const xml = (document: string): Uint8Array => docx('', { 'word/document.xml': document });
const declaring = (size: number): Buffer => {
  const zip = Buffer.from(GOOD);
  // The size in the directory of the archive, where its reader looks.
  for (let at = zip.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1, 'latin1'))
    if (zip.toString('latin1', at + 46, at + 63) === 'word/media/aa.png') zip.writeUInt32LE(size, at + 24);
  for (let at = zip.indexOf('PK\x03\x04', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\x03\x04', at + 1, 'latin1'))
    if (zip.toString('latin1', at + 30, at + 47) === 'word/media/aa.png') zip.writeUInt32LE(size, at + 22);
  return zip;
};
const picture = (size: string): Buffer =>
  handMade({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 4 0 R/Resources<</XObject<</I 10 0 R>>>>>>',
    4: { dict: '', data: 'q 400 0 0 400 0 0 cm /I Do Q' },
    10: { dict: `/Type/XObject/Subtype/Image${size}/BitsPerComponent 8/ColorSpace/DeviceGray`, data: 'x' },
  });

const DOCUMENTS: readonly Row[] = [
  row(70, 'encrypted documents', '422 document_encrypted', [
    async () => file(await pdfkit((document) => document.text('x'), { userPassword: 'open' }), 'a.pdf', PDF),
    () => file('encrypted', 'a.mock', PATHS.mock),
  ]),
  row(71, 'documents that break off, or are none within', '422 document_unreadable', [
    () => file(GOOD.subarray(0, GOOD.length / 2), 'a.docx', DOCX),
    () => file(xml('<w:document><w:p></w:document></w:p>'), 'a.docx', DOCX),
    () => file(handMade(onePage(['x'])).subarray(0, 30), 'a.pdf', PDF),
  ]),
  row(
    72,
    'a bomb',
    '422 document_unsafe',
    () => file(docx(paragraph('x'), { 'word/media/aa.png': new Uint8Array(30_000_000) }), 'a.docx', DOCX),
    {
      why: 'A part that grows a thousandfold is a trick, not a size; parts beyond the limit are 413, in the next row.',
    },
  ),
  row(72, 'a part beyond the limit', '413 document_expands_too_much', () => file(declaring(2 ** 30), 'a.docx', DOCX)),
  row(
    73,
    'names that leave the package',
    '422 document_unsafe',
    ['../../media/aa.pn', '/ord/media/aa.png', 'c:/d/media/aa.png'].map(
      (name) => () => file(renamed(name), 'a.docx', DOCX),
    ),
  ),
  row(73, '10 001 parts', '422 document_unsafe', () =>
    file(
      docx(paragraph('x'), Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`a/${i}.png`, '']))),
      'a.docx',
      DOCX,
    ),
  ),
  row(74, 'entities, inside and outside', '422 document_unsafe', [
    () => file(xml(`<!DOCTYPE x [<!ENTITY a "b">]>${wordPart('document', paragraph('&a;'))}`), 'a.docx', DOCX),
    () =>
      file(
        xml(`<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${wordPart('document', paragraph('&a;'))}`),
        'a.docx',
        DOCX,
      ),
  ]),
  row(75, 'a picture of 40 000 by 40 000', '413 image_too_large', () =>
    file(picture('/Width 40000/Height 40000'), 'a.pdf', PDF),
  ),
  row(
    75,
    'a PDF of 501 pages',
    '200',
    () => {
      const kids = Array.from({ length: 501 }, (_, i) => 100 + i);
      const { 3: sheet = '', ...rest } = onePage(['mary@jones.test']);
      return file(
        handMade({
          ...rest,
          2: `<</Type/Pages/Kids[${kids.map((id) => `${id} 0 R`).join(' ')}]/Count 501>>`,
          ...Object.fromEntries(kids.map((id) => [id, sheet])),
        }),
        'a.pdf',
        PDF,
      );
    },
    { why: 'Pages are not counted: bytes, pixels, memory and time are limited.' },
  ),
  row(76, 'a scan that nobody can read', '200', () => file(picture('/Width 1/Height 1'), 'a.pdf', PDF), {
    why: 'Text in pictures is recognised here; what could not be read is told by a warning.',
    check: ({ headers }) => void expect(headers.get('content-type')).to.equal('application/pdf'),
  }),
  row(
    77,
    'a name in the properties',
    '200',
    () =>
      file(
        docx(paragraph('x'), {
          'docProps/core.xml':
            '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>mary@jones.test</dc:creator></cp:coreProperties>',
        }),
        'a.docx',
        DOCX,
      ),
    { check: ({ body }) => void expect(body).not.to.include('jones') },
  ),
  row(78, 'documents with macros', '200', () => file(GOOD, 'a.docm', DOCX), {
    why: 'They are taken; macros are not read, a warning names them, and `unscanned` drops or refuses them (docs/formats.md).',
  }),
];

const job = (content: string, headers: Headers = {}): Promise<Answer> =>
  ofFetch(t.call('/api/v1/jobs', { method: 'POST', body: form(content, 'a.txt'), headers }));

const JOBS: readonly Row[] = [
  row(79, 'an idempotency key with another file', '422 idempotency_key_reused', async () => {
    expect((await job('one', { 'Idempotency-Key': 'a-key-of-this-row' })).status).to.equal(202);
    return job('another', { 'Idempotency-Key': 'a-key-of-this-row' });
  }),
  row(79, 'an idempotency key of 300 characters', '400 idempotency_key_invalid', () =>
    job('one', { 'Idempotency-Key': 'k'.repeat(300) }),
  ),
  row(
    80,
    'jobs that are none of the caller',
    '404 not_found',
    ['job_none', '..%2fx', 'job_00000000-0000-0000-0000-000000000000'].map((id) => () => get(`/api/v1/jobs/${id}`)),
  ),
];

const PAGES: readonly Row[] = [
  row(81, 'forms of others', '403', [
    async () => page(await owner.post('/dashboard/plans/new', { id: 'stolen', _csrf: '' })),
    async () => page(await owner.post('/dashboard/plans/new', { id: 'stolen' }, { Origin: 'https://evil.test' })),
  ]),
  row(
    81,
    'a session that has ended',
    '303',
    async () => {
      const visitor = await join(t, 'viewer', 'eve@hospital.test');
      const { cookie } = visitor;
      await visitor.post('/dashboard/sign-out');
      return ofFetch(
        fetch(`${t.url}/dashboard/keys`, { headers: { Cookie: cookie, Accept: 'text/html' }, redirect: 'manual' }),
      );
    },
    { check: ({ headers }) => void expect(headers.get('location')).to.include('/dashboard/sign-in') },
  ),
  row(82, 'wrong passwords without end', '429', async () => {
    const visitor = new Visitor(t.url);
    await visitor.get('/dashboard/sign-in');
    const attempt = async (email: string) =>
      page(await visitor.post('/dashboard/sign-in', { email, password: 'wrong wrong wrong' }));
    const known: Answer[] = [];
    const unknown: Answer[] = [];
    for (let i = 0; i < 11; i++) {
      known.push(await attempt(OWNER.email));
      unknown.push(await attempt('none@hospital.test'));
    }
    expect(known.map(({ status }) => status)).to.deep.equal([...Array(10).fill(422), 429]);
    expect(unknown.map(({ status }) => status)).to.deep.equal(known.map(({ status }) => status));
    const [last = await attempt(OWNER.email)] = known.slice(-1);
    return last;
  }),
  row(83, 'an address that a client makes up', '200', () => send(BODY, { 'X-Forwarded-For': '203.0.113.7' }), {
    check: () => void expect(t.lines.join('')).not.to.include('203.0.113.7'),
  }),
  row(
    84,
    'names of keys that are markup or formulas',
    '200',
    async () => {
      await t.keys.admin.create({ name: '<script>alert(1)</script>' });
      await t.keys.admin.create({ name: '\u202eevil' });
      const { key } = await t.keys.admin.create({ name: '=cmd()' });
      await json({ text: 'a' }, key);
      await t.keys.store.flush(Date.now());
      const csv = (await owner.get('/dashboard/usage.csv')).html;
      expect(csv).not.to.match(/(?:^|,|")=cmd/m);
      return page(await owner.get('/dashboard/keys'));
    },
    {
      check({ body }) {
        expect(body).to.include('&lt;script').and.not.include('<script>alert');
      },
    },
  ),
];

const ROWS = [...KEYS, ...LIMITS, ...FRAMING, ...BODIES, ...FORMS, ...DOCUMENTS, ...JOBS, ...PAGES];

describe('the table of bad inputs', function () {
  this.timeout(60_000);
  before(async () => {
    t = await startTestService({
      requestTimeout: 1_500,
      plan: 'unlimited',
      limits: { fileBytes: 2_000_000, uploadBytes: 8_000_000 },
    });
    threaded = await startTestService({
      work: (engine) => threadedWork(engine, CONFIG, { threads: 1, timeoutMs: WORKING_MS, textTimeoutMs: 20_000 }),
    });
    owner = await setUp(t);
  });
  after(async () => {
    await t.close();
    await threaded.close();
  });

  it('is complete: 84 rows', () => {
    const numbers = new Set(ROWS.map(({ row: number }) => number));
    expect([...numbers].sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 84 }, (_, i) => i + 1));
  });

  for (const { row: number, what, expect: expected, ask, check, why } of ROWS)
    it(`${number}: ${what}: ${expected}${why === undefined ? '' : ` (${why})`}`, async () => {
      const answer = await ask();
      expect(said(answer), answer.body.slice(0, 300)).to.equal(expected);
      check?.(answer);
      if (answer.code !== undefined && answer.headers.get('x-request-id') !== undefined)
        expect(answer.headers.get('cache-control')).to.equal('no-store');
    });

  it('leaves no piece of the inputs in the log, and causes no internal errors', () => {
    const log = [...t.lines, ...threaded.lines].join('');
    expect(log).not.to.include('Sigrid');
    expect(log).not.to.include('internal_error');
  });
});
