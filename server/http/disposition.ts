/** What Content-Disposition says of a part of a form. */
export interface Disposition {
  readonly name: string;
  /** As the client wrote it; undefined where it gave none. */
  readonly filename?: string;
}

const PARAMETER = /\s*;\s*([^\s=;"]{1,64})=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/y;

/** Reads the Content-Disposition of a part; `undefined` for what is none, or names something twice. */
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
    // Only these two escapes: some clients send Windows paths with bare backslashes.
    parameters.set(name, match[2]?.replace(/\\(["\\])/g, '$1') ?? match[3] ?? '');
  }
  return parameters;
}

/** A value of RFC 8187: `UTF-8''na%C3%AFve.txt`. */
function decodeExtended(value: string): string | undefined {
  const encoded = /^utf-8'[^']{0,32}'(.*)$/is.exec(value)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
