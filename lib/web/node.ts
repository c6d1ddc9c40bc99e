import type { IncomingMessage } from 'node:http';
import { DeidError } from '../../core/index.js';
import { type BodyReader, bodyKind, bytesOf, cleanBytes, cleanValue, fieldsOf, refuseEncoded } from './body.js';

/** A request of Node's server, on which a parser may have put its body and files. */
export interface NodeRequest extends IncomingMessage {
  body?: unknown;
  file?: unknown;
  files?: unknown;
  /** Set for body-parser: somebody has read the body. */
  _body?: boolean;
}

/** True if a body may follow: in HTTP/2 no header says so. */
const mayHaveBody = ({ headers, httpVersionMajor }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0 || httpVersionMajor > 1;

/** True if a parser has put files on a request, which are no texts. */
const hasFiles = ({ file, files }: NodeRequest): boolean =>
  file !== undefined || (typeof files === 'object' && files !== null && Object.keys(files).length > 0);

/** The value of a body that a parser has made. Bytes are read by their media type. */
async function parsedValue(request: IncomingMessage, body: unknown, reader: BodyReader): Promise<unknown> {
  if (!Buffer.isBuffer(body) || body.length === 0) return cleanValue(body, reader);
  return Buffer.from(await cleanBytes(body, bodyKind(request.headers['content-type']), reader));
}

/**
 * The body of a request without identifying data: of one that a parser has read its value, else of the bytes the value of JSON,
 * the fields of a form, or the text. Undefined without a body.
 * @throws DeidError of status 4xx or 503 for one that cannot be read
 */
export async function cleanRequest(request: NodeRequest, given: unknown, reader: BodyReader): Promise<unknown> {
  if (hasFiles(request)) throw new DeidError('unsupported_media_type', ['bodies without files']);
  if (request.readableEnded || request._body === true || isGiven(given)) return parsedValue(request, given, reader);
  if (!mayHaveBody(request)) return given;
  const bytes = await bytesOf(request, reader);
  if (bytes.length === 0) return given;
  refuseEncoded(request.headers['content-encoding']);
  const kind = bodyKind(request.headers['content-type']);
  const text = await cleanBytes(bytes, kind, reader);
  if (kind === 'json') return JSON.parse(text);
  return kind === 'form' ? fieldsOf(text) : text;
}

/** Parsers put an empty object where they read nothing. */
const isGiven = (body: unknown): boolean =>
  body !== undefined &&
  !(typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && Object.keys(body).length === 0);
