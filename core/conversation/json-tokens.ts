/** A string, number or name of a field of a text of JSON. */
export interface JsonToken {
  readonly start: number;
  readonly end: number;
  readonly kind: 'string' | 'number' | 'key';
  /** The value of a string or name, with its escapes decoded; the digits of a number. */
  readonly value: string;
  /** JSON Pointer. */
  readonly path: string;
  /** The nearest name of a field above it. */
  readonly key: string | undefined;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\]:,]|true|false|null/g;

/** An object or list whose end has not been read. */
interface Open {
  readonly isList: boolean;
  readonly path: string;
  readonly key: string | undefined;
  /** Name of the field that is read, or number of the item. */
  field: string;
  items: number;
  isValue: boolean;
}

const escaped = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1');

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const pathIn = (open: Open): string => `${open.path}/${open.isList ? open.items : escaped(open.field)}`;
const keyIn = (open: Open): string | undefined => (open.isList ? open.key : open.field);

/** The tokens of a text that is an object or array of JSON, in order; undefined for any other text. */
export function jsonTokens(text: string): JsonToken[] | undefined {
  if (!isJson(text)) return undefined;
  const tokens: JsonToken[] = [];
  const above: Open[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const open = above.at(-1);
    if (token === '{' || token === '[')
      above.push({
        isList: token === '[',
        path: open === undefined ? '' : pathIn(open),
        key: open && keyIn(open),
        field: '',
        items: 0,
        isValue: token === '[',
      });
    else if (token === '}' || token === ']') above.pop();
    else if (open !== undefined) read(token, index, open, tokens);
  }
  return tokens;
}

function read(token: string, start: number, open: Open, tokens: JsonToken[]): void {
  const first = token.charAt(0);
  if (token === ':') open.isValue = true;
  else if (token === ',') {
    open.items++;
    open.isValue = open.isList;
  } else if (first === '"') {
    const value = String(JSON.parse(token));
    if (!open.isValue) open.field = value;
    const kind = open.isValue ? 'string' : 'key';
    tokens.push({ start, end: start + token.length, kind, value, path: pathIn(open), key: keyIn(open) });
  } else if (/[-\d]/.test(first))
    tokens.push({
      start,
      end: start + token.length,
      kind: 'number',
      value: token,
      path: pathIn(open),
      key: keyIn(open),
    });
}
