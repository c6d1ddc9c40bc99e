/** A parsed Content-Disposition of a form part. */
export interface Disposition {
  readonly name: string;
  /** File name as sent; undefined if there is none. */
  readonly filename?: string;
}

const PARAMETER = /\s*;\s*([^\s=;"]{1,64})=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/y;

/** Parses the Content-Disposition of a part; `undefined` if it is invalid or names something twice. */
export function parseDisposition(header: string): Disposition | undefined {
  const type = /^form-data(?=\s*(?:;|$))/i.exec(header);
  if (type === null) return undefined;
  const parameters = parseParameters(header, type[0].length);
  const name = parameters?.get('name');
  if (parameters === undefined || name === undefined) return undefined;
  const extended = parameters.get('filename*');
  const filename = (extended === undefined ? undefined : decodeExtended(extended)) ?? parameters.get('filename');
  return filename === undefined ? { name } : { name, filename };
}

function parseParameters(header: string, from: number): Map<string, string> | undefined {
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = from;
  while (PARAMETER.lastIndex < header.length) {
    const match = PARAMETER.exec(header);
    const name = match?.[1]?.toLowerCase();
    if (match === null || name === undefined || parameters.has(name)) return undefined;
    // Unescapes only quotes and backslashes, since some clients send Windows paths with single backslashes.
    parameters.set(name, match[2]?.replace(/\\(["\\])/g, '$1') ?? match[3] ?? '');
  }
  return parameters;
}

/** Decodes an RFC 8187 value: `UTF-8''na%C3%AFve.txt`. */
function decodeExtended(value: string): string | undefined {
  const encoded = /^utf-8'[^']{0,32}'(.*)$/is.exec(value)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
