import { DeidError } from '../contracts/errors.js';
import fields from './fields.json' with { type: 'json' };
import { jsonTokens } from './json-tokens.js';

/** Where a text stands in what is hidden or restored. */
export interface Spot {
  /** JSON Pointer; `''` for the whole. */
  readonly pointer: string;
  /** The name of its field. */
  readonly header: readonly string[];
  /** The role of its message: `user`. */
  readonly role?: string | undefined;
  /** True for a number of JSON. */
  readonly isNumber?: boolean;
}

/** What is done with the parts of a value, in the order in which they stand there. */
export interface Visitor {
  /** A text, or a string of JSON. */
  text(text: string, spot: Spot): string;
  /** A number of JSON; may become a string. */
  number(number: number, spot: Spot): number | string;
  /** The name of a field. */
  key(key: string, spot: Spot): string;
  /** The name of a participant, which may hold letters, digits, `_` and `-` only. */
  name(name: string, spot: Spot): string;
  /** A part that holds no text, such as a picture: whether it stays. May throw. */
  unread(spot: Spot): 'keep' | 'drop';
  /** The text of JSON inside a string. */
  json(text: string, spot: Spot): string | undefined;
  /** The number that a text stands for as a whole. */
  whole?(text: string): number | undefined;
}

/** How a value is read: as any JSON, as a message, as a part of one, as a request of a model, as the schema of a tool. */
type Kind = 'json' | 'message' | 'part' | 'request' | 'schema';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of messages and their parts that say how they are sent, not what they say. */
const PROTOCOL: ReadonlySet<string> = new Set(fields.protocol);
/** Fields of requests that name things of the service. */
const REQUEST: ReadonlySet<string> = new Set(fields.request);
/** Fields of schemas and tools that name types, fields and tools; all others may hold a text. */
const SCHEMA_NAMES: ReadonlySet<string> = new Set(fields.schema);
/** Fields of schemas that hold data of any form. */
const SCHEMA_DATA: ReadonlySet<string> = new Set(['default', 'examples', 'example', 'const', 'enum', 'args']);
/** Fields with messages or the parts of one. */
const PARTS: ReadonlySet<string> = new Set('content parts tool_calls function function_call summary custom'.split(' '));
/** Fields with data for or from a tool; their names say nothing of what they hold. */
const DATA: ReadonlySet<string> = new Set('arguments input args output result value data'.split(' '));
/** Types of parts that hold something other than text. */
const NOT_TEXT: ReadonlySet<string> = new Set(fields.notText);
/** Fields that only parts with something other than text have. */
const NOT_TEXT_FIELDS = ['image_url', 'input_audio', 'file_id', 'file_data', 'inline_data', 'inlineData', 'fileData'];
/** First characters of pictures and documents in base64. */
const BASE64 =
  /^(?:data:(?!text\/)[^,]{0,200};base64,|(?:iVBORw0KGgo|\/9j\/|JVBERi0|UklGR|R0lGOD|UEsDB|SUkqA|AAAA[IJHG]GZ0eX)[\w+/=]{100})/;
/** A number as JSON writes it. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const MAX_DEPTH = 100;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMessage = (value: unknown): boolean =>
  isFields(value) &&
  typeof value.role === 'string' &&
  ('content' in value || 'parts' in value || 'tool_calls' in value);
/** Items of OpenAI's Responses that have no role. */
const isItem = (value: unknown): boolean =>
  isFields(value) &&
  typeof value.type === 'string' &&
  /^(?:function_call|custom_tool_call|mcp_call)(?:_output)?$|^(?:reasoning|message|item_reference)$/.test(value.type) &&
  (typeof value.id === 'string' || typeof value.call_id === 'string');
const areMessages = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isMessage(one) || isItem(one));
const isRequest = (value: unknown): boolean =>
  isFields(value) &&
  (areMessages(value.messages) || (typeof value.model === 'string' && ('input' in value || 'messages' in value)));

function kindOf(value: unknown): Kind {
  if (isRequest(value)) return 'request';
  return isMessage(value) || isItem(value) ? 'message' : 'json';
}

const escaped = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1');

/** Names of fields that forms of messages have, so that they say nothing of the caller's data. */
const OF_MESSAGES: ReadonlySet<string> = new Set([...PROTOCOL, ...REQUEST, ...PARTS, ...DATA, 'messages', 'text']);

/** A pointer for an error: fields that are no part of a message's form are `*`, because their names may identify somebody. */
export const shownPointer = (pointer: string): string =>
  pointer.replace(/[^/]+/g, (step) => (/^\d+$/.test(step) || OF_MESSAGES.has(step) ? step : '*')) || '/';

/** Left out: a part that cannot be read. */
const GONE = Symbol('gone');

/** Visits the parts of a value, and gives the value with what the visitor makes of them. The value itself stays as it is. */
export class Walk {
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  /** The value with its parts visited. @throws DeidError `value_unreadable` for what no JSON can hold */
  value(value: unknown): unknown {
    const made = this.#any(value, areMessages(value) ? 'message' : kindOf(value), { pointer: '', header: [] }, 0);
    return made === GONE ? undefined : made;
  }

  #any(value: unknown, kind: Kind, spot: Spot, depth: number): unknown {
    if (depth > MAX_DEPTH) throw new DeidError('value_unreadable', [shownPointer(spot.pointer), 'is nested too deep']);
    if (value === null || value === undefined || typeof value === 'boolean') return value;
    if (typeof value === 'string') return this.#text(value, spot);
    if (typeof value === 'number') return Number.isFinite(value) ? this.#visitor.number(value, spot) : value;
    if (typeof value === 'bigint') return this.#bigint(value, spot);
    if (Array.isArray(value)) return this.#list(value, kind, spot, depth);
    if (typeof value === 'object') return this.#object(value, kind, spot, depth);
    throw new DeidError('value_unreadable', [shownPointer(spot.pointer), `is a ${typeof value}`]);
  }

  #bigint(value: bigint, spot: Spot): bigint | string {
    const text = this.#visitor.text(String(value), spot);
    return text === String(value) ? value : text;
  }

  #text(text: string, spot: Spot): string | number | typeof GONE {
    if (BASE64.test(text)) return this.#unread(text, spot);
    return this.#visitor.whole?.(text) ?? this.#visitor.json(text, spot) ?? this.#visitor.text(text, spot);
  }

  #unread<T>(value: T, spot: Spot): T | typeof GONE {
    return this.#visitor.unread(spot) === 'keep' ? value : GONE;
  }

  #list(list: readonly unknown[], kind: Kind, spot: Spot, depth: number): unknown[] {
    return list
      .map((one, i) => this.#any(one, kind, { ...spot, pointer: `${spot.pointer}/${i}` }, depth + 1))
      .filter((one) => one !== GONE);
  }

  #object(value: object, kind: Kind, spot: Spot, depth: number): unknown {
    if ('toJSON' in value && typeof value.toJSON === 'function')
      return this.#own(value, value.toJSON(), kind, spot, depth);
    const prototype: unknown = Object.getPrototypeOf(value);
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer || value instanceof Blob)
      return this.#unread(value, spot);
    if (prototype !== null && prototype !== Object.prototype && Object.getPrototypeOf(prototype) !== null)
      throw new DeidError('value_unreadable', [shownPointer(spot.pointer), 'is no plain data']);
    if (kind === 'part' && isNotText(value)) return this.#unread(value, spot);
    return this.#fields(value, kind, spot, depth);
  }

  /** An object that says how it is written: a date or an address stays one if nothing was found in it. */
  #own(value: object, written: unknown, kind: Kind, spot: Spot, depth: number): unknown {
    if (isFields(written) && written.type === 'Buffer') return this.#unread(value, spot);
    const made = this.#any(written, kind, spot, depth + 1);
    return made === written ? value : made;
  }

  #fields(value: object, kind: Kind, spot: Spot, depth: number): Fields {
    const inside =
      'role' in value && typeof value.role === 'string' && kind === 'message' ? { ...spot, role: value.role } : spot;
    const entries: [string, unknown][] = [];
    for (const [key, one] of Object.entries(value)) {
      const at = { ...inside, pointer: `${spot.pointer}/${escaped(key)}` };
      const made = this.#field(key, one, kind, at, depth, 'role' in value);
      if (made[1] !== GONE) entries.push(made);
    }
    return Object.fromEntries(entries);
  }

  #field(key: string, one: unknown, kind: Kind, spot: Spot, depth: number, hasRole: boolean): [string, unknown] {
    const next = (as: Kind, header: readonly string[] = []): [string, unknown] => [
      key,
      this.#any(one, as, { ...spot, header }, depth + 1),
    ];
    if (kind === 'request') {
      if (REQUEST.has(key)) return [key, one];
      if (key === 'messages' || key === 'input' || key === 'prompt') return next('message');
      if (key === 'system' || key === 'instructions') return next('part');
      return /^(?:tools|functions|response_format|text|output_config)$/.test(key)
        ? next('schema')
        : next('json', [key]);
    }
    if (kind === 'schema') return this.#schemaField(key, one, next);
    if (kind === 'json') return [this.#visitor.key(key, { ...spot, header: [] }), next('json', [key])[1]];
    if (PROTOCOL.has(key)) return [key, one];
    if (key === 'name')
      return [key, hasRole && typeof one === 'string' ? this.#visitor.name(one, { ...spot, header: [] }) : one];
    if (key === 'source' || PARTS.has(key)) return next('part');
    return DATA.has(key) ? next(Array.isArray(one) ? 'part' : 'json') : next(typeof one === 'string' ? 'part' : 'json');
  }

  #schemaField(key: string, one: unknown, next: (as: Kind) => [string, unknown]): [string, unknown] {
    // A property may have the name of such a field: then it is a schema itself, in which nothing is lost.
    if (SCHEMA_NAMES.has(key) && !isFields(one)) return [key, one];
    return next(SCHEMA_DATA.has(key) || typeof one === 'string' ? 'json' : 'schema');
  }
}

/** True for a part of a message that holds no text. */
function isNotText(part: object): boolean {
  const given: Fields = { ...part };
  if (typeof given.type === 'string' && NOT_TEXT.has(given.type)) return true;
  if (NOT_TEXT_FIELDS.some((name) => name in given)) return true;
  const { source } = given;
  return isFields(source) && /^(?:base64|url|file)$/.test(String(source.type));
}

/**
 * The text of JSON with its strings, numbers and names of fields visited, and every other character as it was. Undefined
 * if the text is no object or array of JSON.
 */
export function inJson(text: string, spot: Spot, visitor: Visitor): string | undefined {
  const tokens = jsonTokens(text);
  if (tokens === undefined) return undefined;
  let [out, from] = ['', 0];
  for (const { start, end, kind, value, path, key } of tokens) {
    const at: Spot = {
      ...spot,
      pointer: spot.pointer + path,
      header: key === undefined || kind === 'key' ? [] : [key],
    };
    const number = kind === 'string' ? visitor.whole?.(value) : undefined;
    const made = kind === 'number' ? visitor.text(value, { ...at, isNumber: true }) : visited(kind, value, at, visitor);
    if (made === value) continue;
    const isNumber = number !== undefined || (kind === 'number' && NUMBER.test(made));
    out += text.slice(from, start) + (isNumber ? made : JSON.stringify(made));
    from = end;
  }
  return out + text.slice(from);
}

function visited(kind: 'key' | 'string', value: string, at: Spot, visitor: Visitor): string {
  if (kind === 'key') return visitor.key(value, at);
  if (BASE64.test(value)) return visitor.unread(at) === 'keep' ? value : '';
  return visitor.json(value, at) ?? visitor.text(value, at);
}
