import { DeidError } from '../../core/index.js';

/** A parsed Content-Type. Names are lower case. */
export interface MediaType {
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const ESSENCE = new RegExp(`^\\s*(${TOKEN}/${TOKEN})\\s*(?=;|$)`);
const PARAMETER = new RegExp(`;\\s*(?:(${TOKEN})=(?:(${TOKEN})|"((?:[^"\\\\\\r\\n]|\\\\.)*)"))?\\s*(?=;|$)`, 'y');

/** Parses a Content-Type (RFC 9110, 8.3); `undefined` if it is invalid. */
export function parseMediaType(header: string): MediaType | undefined {
  const essence = ESSENCE.exec(header);
  if (essence?.[1] === undefined) return undefined;
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = essence[0].length;
  while (PARAMETER.lastIndex < header.length) {
    const match = PARAMETER.exec(header);
    if (match === null) return undefined;
    const [, name, token, quoted] = match;
    if (name !== undefined) parameters.set(name.toLowerCase(), token ?? quoted?.replace(/\\(.)/g, '$1') ?? '');
  }
  return { essence: essence[1].toLowerCase(), parameters };
}

/** Returns the media type of a body, or throws DeidErrors of status 415 if it is not the wanted one. */
export function requireMediaType(header: string | undefined, wanted: string): MediaType {
  if (header === undefined || header.trim() === '') throw new DeidError('missing_content_type', [wanted]);
  const given = parseMediaType(header);
  if (given?.essence !== wanted) throw new DeidError('unsupported_media_type', [wanted]);
  return given;
}

/** Refuses other charsets: JSON is UTF-8 (RFC 8259), so the text would be garbled. */
export function requireUtf8({ parameters }: MediaType): void {
  const charset = parameters.get('charset')?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'utf8') throw new DeidError('unsupported_charset');
}
