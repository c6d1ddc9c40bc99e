import { DeidError } from '../../core/index.js';
import { type Disposition, parseDisposition } from './disposition.js';

/** One part of a form. */
export interface Part extends Disposition {
  /** A view into the body, not a copy. */
  readonly data: Buffer;
}

export const CRLF = '\r\n';
export const HEADER_BYTES = 16 * 1024;
/** Maximum number of parts of a form: more than there are fields, including the options of all formats. */
export const PARTS = 64;
/** Bytes allowed after a delimiter: hyphen, blank, tab, carriage return. */
export const AFTER_DELIMITER: ReadonlySet<number> = new Set([0x2d, 0x20, 0x09, 0x0d]);
const TRANSFER_ENCODINGS = new Set(['7bit', '8bit', 'binary']);

/**
 * Parses a multipart/form-data body (RFC 7578). Anything malformed is refused, because a silently skipped part could be
 * a setting that the client relies on.
 */
export function parseMultipart(body: Buffer, boundary: string): readonly Part[] {
  const delimiter = `--${boundary}`;
  const parts: Part[] = [];
  let line = firstLine(body, delimiter);
  while (!line.last) {
    if (parts.length === PARTS) throw new DeidError('too_many_fields', [PARTS]);
    const next = nextLine(body, CRLF + delimiter, line.end);
    parts.push(parsePart(body.subarray(line.end, next.start)));
    line = next;
  }
  return parts;
}

/** A line that separates parts. */
interface Line {
  readonly start: number;
  readonly end: number;
  /** True for the closing delimiter. */
  readonly last: boolean;
}

export const malformed = (): DeidError => new DeidError('malformed_multipart');

function firstLine(body: Buffer, delimiter: string): Line {
  return lineAt(body, 0, delimiter) ?? nextLine(body, CRLF + delimiter, 0);
}

function nextLine(body: Buffer, delimiter: string, from: number): Line {
  for (let at = body.indexOf(delimiter, from); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    const line = lineAt(body, at, delimiter);
    if (line !== undefined) return line;
  }
  throw malformed();
}

/**
 * The separating line at an offset, if there is one: the delimiter, `--` if it is the last, white space, line break.
 */
function lineAt(body: Buffer, start: number, delimiter: string): Line | undefined {
  const after = start + delimiter.length;
  // Quick rejection: a file may contain any number of places that only begin like a delimiter.
  if (!AFTER_DELIMITER.has(body[after] ?? 0)) return undefined;
  if (body.toString('latin1', start, after) !== delimiter) return undefined;
  const last = body.toString('latin1', after, after + 2) === '--';
  let end = last ? after + 2 : after;
  while (body[end] === 0x20 || body[end] === 0x09) end++;
  if (last && end === body.length) return { start, end, last };
  return body.toString('latin1', end, end + 2) === CRLF ? { start, end: end + 2, last } : undefined;
}

function parsePart(part: Buffer): Part {
  const headerEnd = part.subarray(0, HEADER_BYTES + 2 * CRLF.length).indexOf(CRLF + CRLF);
  if (headerEnd < 0) throw malformed();
  return { ...headOf(part.toString('utf8', 0, headerEnd)), data: part.subarray(headerEnd + 2 * CRLF.length) };
}

/** Parses the headers of a part. */
export function headOf(block: string): Disposition {
  const headers = parseHeaders(block);
  const encoding = headers.get('content-transfer-encoding')?.trim().toLowerCase() ?? 'binary';
  if (!TRANSFER_ENCODINGS.has(encoding)) throw new DeidError('unknown_transfer_encoding');
  const disposition = parseDisposition(headers.get('content-disposition') ?? '');
  if (disposition === undefined) throw malformed();
  return disposition;
}

function parseHeaders(block: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of block.split(CRLF)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (colon <= 0 || /[^!-~]/.test(name) || /[\r\n\0]/.test(line) || headers.has(name)) throw malformed();
    headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}
