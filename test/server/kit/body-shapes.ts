import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A request body that costs its sender little and a careless server much. */
export interface BodyShape {
  readonly name: string;
  readonly path: 'outputs' | 'general' | 'txt';
  /** The answer, as `status code`, for a key without limits of its own; `200` where it is served. */
  readonly answer: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes of each chunk, where the body comes in chunks. */
  readonly chunk?: number;
  /** The body, of about as many bytes before it is packed. */
  readonly body: (bytes: number) => Buffer;
}

const JSON_TYPE = 'application/json';
const BOUNDARY = 'b';
/** The longest boundary there may be, of signs that a file may hold a lot of. */
const DASHES = '-'.repeat(70);

/** The content type of a body, for a request that is built by hand. */
export const contentTypeOf = ({ path, headers }: BodyShape): string =>
  headers?.['Content-Type'] ?? (path === 'txt' ? `multipart/form-data; boundary=${BOUNDARY}` : JSON_TYPE);

/** As often as it fits. */
const fill = (unit: string, bytes: number): string =>
  unit.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(unit))));

/** Parts that differ, as many as fit. */
function numbered(bytes: number, make: (i: number) => string): string {
  const parts: string[] = [];
  for (let size = 0, i = 0; size < bytes; i++) {
    const part = make(i);
    parts.push(part);
    size += part.length + 1;
  }
  return parts.join(',');
}

const json = (
  name: string,
  answer: string,
  body: (bytes: number) => string | Buffer,
  more: Partial<BodyShape> = {},
): BodyShape => ({ name, path: 'outputs', answer, body: (bytes) => Buffer.from(body(bytes)), ...more });

const around = (before: string, unit: string, after: string) => (bytes: number) => before + fill(unit, bytes) + after;

const MANY = '413 json_too_many_values';

const LISTS: readonly BodyShape[] = [
  json('zeros in pii_entities', MANY, around('{"text":"a","pii_entities":[', '0,', '0]}')),
  json('names of no category in pii_entities', MANY, around('{"text":"a","pii_entities":[', '"PERSN",', '"AGE"]}')),
  json('null in pii_entities', MANY, around('{"text":"a","pii_entities":[', 'null,', 'null]}')),
  json('empty texts in a list', MANY, around('{"text":"a","pii_entities":[', '"",', '""]}')),
  json('empty lists in a list', MANY, around('{"text":"a","seed":[', '[],', '[]]}')),
  json('empty objects in a field of files', MANY, around('{"text":"a","file":[', '{},', '{}]}')),
  json('a list instead of an object', MANY, around('[', 'true,', 'true]')),
  json('numbers that are too large', MANY, around('{"text":"a","level":[', '1e999,', '1]}')),
  json('halves of pairs in a list', MANY, around('{"text":"a","file":[', '"\\ud800",', '""]}')),
  json('a mistake behind a long list', MANY, around('{"text":"a","pii_entities":[', '0,', '')),
];

const KEYS: readonly BodyShape[] = [
  json('unknown fields', MANY, (bytes) => `{"text":"a",${numbered(bytes, (i) => `"x${i}":0`)}}`),
  json('unknown fields like a known one', MANY, (bytes) => `{"text":"a",${numbered(bytes, (i) => `"levle_${i}":2`)}}`),
  json(
    'unknown fields with long names',
    '422 validation_failed',
    (bytes) => `{"text":"a",${numbered(bytes, (i) => `"${'masking_type_'.repeat(40)}${i}":1`)}}`,
  ),
  json('one field with an endless name', '422 validation_failed', around('{"text":"a","', 'x', '":1}')),
  json('the same key again and again', MANY, around('{"text":"a"', ',"a":1', '}')),
  json('the same key in two spellings', MANY, around('{"text":"a"', ',"a":1,"\\u0061":1', '}')),
  json('keys of prototypes', MANY, around('{"text":"a","file":[', '{"__proto__":{"x":1}},', '0]}')),
  json('keys with halves of pairs', MANY, (bytes) => `{"text":"a",${numbered(bytes, (i) => `"\\ud800${i}":0`)}}`),
  json(
    'replacements without end',
    MANY,
    (bytes) => `{"text":"a","compliance_mode":"PROPRIETARY","replacements":{${numbered(bytes, (i) => `"n${i}":"m"`)}}}`,
    { path: 'general' },
  ),
  json(
    'replacements that are no texts',
    MANY,
    (bytes) => `{"text":"a","compliance_mode":"PROPRIETARY","replacements":{${numbered(bytes, (i) => `"n${i}":1`)}}}`,
    { path: 'general' },
  ),
  json(
    'replacements with long names',
    '422 validation_failed',
    (bytes) =>
      `{"text":"a","compliance_mode":"PROPRIETARY","replacements":{${numbered(bytes, (i) => `"${'n'.repeat(2000)}${i}":"m"`)}}}`,
    { path: 'general' },
  ),
];

const STRUCTURE: readonly BodyShape[] = [
  json('lists within lists', '400 json_too_deep', around('', '[', '')),
  json('objects within objects', '400 json_too_deep', around('', '{"a":', '')),
  json('deep lists side by side', MANY, around('{"text":"a","file":[', `${'['.repeat(50)}${']'.repeat(50)},`, '0]}')),
  json('nothing but blanks', '400 malformed_json', around('', ' \n', '')),
  json('blanks between all signs', '400 malformed_json', around('{"text":"a"', ' \t\r\n', '')),
  json('a mistake behind a long text', '400 malformed_json', around('{"text":"', 'a', '",}')),
  json('a text without an end', '400 malformed_json', around('{"text":"', 'a ', '')),
  json('quotes and backslashes', '400 malformed_json', around('{"text":"', '\\\\\\"', '')),
];

const TEXTS: readonly BodyShape[] = [
  json('one long text', '413 text_too_long', around('{"text":"', 'word ', '"}')),
  json('a text of escapes', '413 text_too_long', around('{"text":"', '\\n\\u0041', '"}')),
  json('a text of another script', '413 text_too_long', around('{"text":"', '山', '"}')),
  json('half of a pair behind a long text', '422 unpaired_surrogate', around('{"text":"', 'a', '\\udc00"}')),
  json('a number of many digits', '422 validation_failed', around('{"text":"a","level":', '9', '}')),
  json('bytes that are no UTF-8, at the end', '400 invalid_utf8', (bytes) =>
    Buffer.concat([Buffer.from(around('{"text":"', 'a', '')(bytes)), Buffer.from([0xff, 0x22, 0x7d])]),
  ),
  json('UTF-16', '400 invalid_utf8', (bytes) =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(around('{"text":"', 'a', '"}')(bytes / 2), 'utf16le')]),
  ),
];

const PACKED: readonly BodyShape[] = [
  json('a packed list', MANY, (bytes) => gzipSync(around('{"text":"a","pii_entities":[', '0,', '0]}')(bytes)), {
    headers: { 'Content-Encoding': 'gzip' },
  }),
  json('a gzip bomb', '413 body_too_large', (bytes) => gzipSync(Buffer.alloc(bytes * 20, 0x20)), {
    headers: { 'Content-Encoding': 'gzip' },
  }),
  json('a brotli bomb', '413 body_too_large', (bytes) => brotliCompressSync(Buffer.alloc(bytes * 20, 0x20)), {
    headers: { 'Content-Encoding': 'br' },
  }),
  json('chunks of one byte', '413 body_too_large', around('{"text":"', 'a', '"}'), { chunk: 1 }),
  json('chunks of a hundred bytes', MANY, around('{"text":"a","pii_entities":[', '0,', '0]}'), { chunk: 100 }),
];

const FILE = 'Content-Disposition: form-data; name="file"; filename="a.txt"';
const part = (headers: string, content: string, boundary = BOUNDARY): string =>
  `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, content: string): string =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const END = `--${BOUNDARY}--\r\n`;

const form = (
  name: string,
  answer: string,
  body: (bytes: number) => string,
  more: Partial<BodyShape> = {},
): BodyShape => ({
  name,
  path: 'txt',
  answer,
  body: (bytes) => Buffer.from(body(bytes)),
  ...more,
});

const FORMS: readonly BodyShape[] = [
  form('a large field', '413 field_too_large', (bytes) => part(FILE, 'x') + field('seed', fill('x', bytes)) + END),
  form('many parts', '413 too_many_fields', (bytes) => fill(field('seed', 'x'), bytes) + END),
  form(
    'long headers in parts',
    '400 malformed_multipart',
    (bytes) => part(`${FILE}\r\nX-A: ${fill('x', bytes)}`, 'x') + END,
  ),
  form(
    'many headers in a part',
    '400 malformed_multipart',
    (bytes) => part(`${FILE}${fill('\r\nX: y', bytes)}`, 'x') + END,
  ),
  form(
    'a part whose headers do not end',
    '400 malformed_multipart',
    (bytes) => `--b\r\n${fill('X: y\r\n', bytes)}${END}`,
  ),
  form('a long beginning', '200', (bytes) => `${fill('preamble\r\n', bytes)}${part(FILE, 'x')}${END}`),
  form('blanks behind a delimiter', '400 malformed_multipart', (bytes) => `--b${fill(' ', bytes)}`),
  form('a file of almost delimiters', '200', (bytes) => part(FILE, fill('\r\n--bx', bytes)) + END),
  form(
    'a file of dashes, as the delimiter is',
    '200',
    (bytes) => `${part(FILE, fill(`\r\n${'-'.repeat(71)}x`, bytes), DASHES)}--${DASHES}--\r\n`,
    { headers: { 'Content-Type': `multipart/form-data; boundary=${DASHES}` } },
  ),
  form('a file in chunks of one byte', '413 file_too_large', (bytes) => part(FILE, fill('plain words ', bytes)) + END, {
    chunk: 1,
  }),
];

/** Forty bodies and more, each as large as one likes. */
export const BODY_SHAPES: readonly BodyShape[] = [...LISTS, ...KEYS, ...STRUCTURE, ...TEXTS, ...PACKED, ...FORMS];

/** A body as it goes over the wire: whole, or in chunks of its shape's size. */
export function* framed({ chunk }: BodyShape, body: Buffer): Generator<Buffer> {
  if (chunk === undefined) return yield body;
  const piece = 64 * 1024;
  const head = Buffer.from(`${chunk.toString(16)}\r\n`);
  const lineEnd = Buffer.from('\r\n');
  for (let from = 0; from < body.length; from += piece - (piece % chunk)) {
    const to = Math.min(body.length, from + piece - (piece % chunk));
    const chunks: Buffer[] = [];
    for (let at = from; at < to; at += chunk) {
      const bytes = body.subarray(at, Math.min(at + chunk, to));
      chunks.push(bytes.length === chunk ? head : Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, lineEnd);
    }
    yield Buffer.concat(chunks);
  }
  yield Buffer.from('0\r\n\r\n');
}
