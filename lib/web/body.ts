import { isUtf8 } from 'node:buffer';
import { DeidError } from '../../core/index.js';

/** Kinds of bodies that can be read, by their media type. */
type BodyKind = 'json' | 'text' | 'form';

const KINDS: readonly (readonly [media: RegExp, kind: BodyKind])[] = [
  [/^application\/(?:[\w.-]+\+)?json$/, 'json'],
  [/^application\/x-www-form-urlencoded$/, 'form'],
  [/^text\/[\w.+-]+$/, 'text'],
];
const CHARSET = /;\s*charset\s*=\s*"?([\w-]+)/i;

/** What is de-identified in a thread: JSON as text, and texts. */
export interface BodyReader {
  /** Largest body in bytes. */
  readonly maxBytes: number;
  /** JSON text without identifying data. */
  json(text: string): Promise<string>;
  /** A text without identifying data. */
  text(text: string): Promise<string>;
}

/** The kind of a body by its header `content-type`. Throws DeidError `unsupported_media_type`, `unsupported_charset`. */
export function bodyKind(contentType: string | undefined): BodyKind {
  const media = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const kind = KINDS.find(([known]) => known.test(media))?.[1];
  if (kind === undefined)
    throw new DeidError('unsupported_media_type', ['application/json, application/x-www-form-urlencoded and text']);
  const charset = CHARSET.exec(contentType ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  if (!/^(?:utf-?8|us-ascii)$/.test(charset)) throw new DeidError('unsupported_charset');
  return kind;
}

/** Throws DeidError `unsupported_content_encoding` for a body that is compressed. */
export function refuseEncoded(encoding: string | undefined): void {
  if (encoding !== undefined && !/^(?:identity)?$/i.test(encoding.trim()))
    throw new DeidError('unsupported_content_encoding', ['identity']);
}

/** Throws DeidError `body_too_large`. */
export function refuseLarge(bytes: number, { maxBytes }: BodyReader): void {
  if (bytes > maxBytes) throw new DeidError('body_too_large', [maxBytes]);
}

/** The bytes of a body that nobody has read. Throws DeidError `body_too_large`. */
export async function bytesOf(body: AsyncIterable<Uint8Array>, reader: BodyReader): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    refuseLarge(size, reader);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The body as it is written, without identifying data. */
export async function cleanBytes(bytes: Buffer, kind: BodyKind, reader: BodyReader): Promise<string> {
  refuseLarge(bytes.length, reader);
  if (!isUtf8(bytes)) throw new DeidError('invalid_utf8');
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (kind === 'text') return text === '' ? '' : reader.text(text);
  if (kind === 'json') {
    const value = jsonOf(text);
    // As it is written: numbers of many digits stay what they are.
    return isObject(value) ? reader.json(text) : JSON.stringify(await cleanValue(value, reader));
  }
  if (!isUtf8(unescaped(text))) throw new DeidError('invalid_utf8');
  const fields: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    const made = await cleanValue({ [name]: value }, reader);
    for (const [key, one] of Object.entries(Object(made))) fields.push([key, String(one)]);
  }
  return new URLSearchParams(fields).toString();
}

/** The bytes that a form stands for: `M%FCller` is no UTF-8. */
const unescaped = (form: string): Buffer =>
  Buffer.from(
    Buffer.from(form)
      .toString('latin1')
      .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The fields of a form; one that is given several times has a list. */
export function fieldsOf(form: string): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(form)) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}

/** The same value without identifying data. */
export async function cleanValue(value: unknown, reader: BodyReader): Promise<unknown> {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (typeof value === 'string') {
    refuseLarge(Buffer.byteLength(value), reader);
    return value === '' ? value : reader.text(value);
  }
  if (typeof value === 'number') {
    const made = await reader.text(String(value));
    return made === String(value) ? value : made;
  }
  if (Buffer.isBuffer(value) && value.length === 0) return value;
  if (Buffer.isBuffer(value)) throw new DeidError('unsupported_media_type', ['texts, not bytes']);
  const text = JSON.stringify(value);
  refuseLarge(Buffer.byteLength(text), reader);
  return JSON.parse(await reader.json(text));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeidError('malformed_json', ['an unknown place']);
  }
}
