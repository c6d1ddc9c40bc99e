import { type ParseErrorCode, visit } from 'jsonc-parser';
import { DeidError } from '../../core/contracts/errors.js';

/** A key of an object. Offsets are those of its literal with quotes. */
export interface JsonKey {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A string or number. Offsets are those of its literal. */
export interface JsonLeaf {
  readonly kind: 'string' | 'number';
  /** The decoded string, or the number as it is written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** An object. */
export interface JsonObject {
  readonly kind: 'object';
  readonly members: { readonly key: JsonKey; readonly value: JsonNode }[];
}

/** An array. */
export interface JsonArray {
  readonly kind: 'array';
  readonly items: JsonNode[];
}

/** A value of a JSON text; `true`, `false` and `null` are `other`. */
export type JsonNode = JsonObject | JsonArray | JsonLeaf | typeof OTHER;

const OTHER = { kind: 'other' } as const;
const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Builds the nodes while the parser walks over the text. */
class Builder {
  root: JsonNode | undefined;
  /** Offset of the first mistake. */
  mistake: number | undefined;
  readonly #open: (JsonObject | JsonArray)[] = [];
  #key: JsonKey = { text: '', start: 0, end: 0 };
  readonly #keys: JsonKey[] = [];

  constructor(readonly text: string) {}

  readonly onError = (_: ParseErrorCode, offset: number): void => {
    this.mistake ??= offset;
  };
  readonly onObjectBegin = (): void => this.#begin({ kind: 'object', members: [] });
  readonly onArrayBegin = (): void => this.#begin({ kind: 'array', items: [] });
  readonly onObjectEnd = (): void => this.#end();
  readonly onArrayEnd = (): void => this.#end();
  readonly onObjectProperty = (text: string, start: number, length: number): void => {
    this.#key = { text, start, end: start + length };
  };
  readonly onLiteralValue = (value: unknown, start: number, length: number): void => {
    const end = start + length;
    if (typeof value === 'string') this.#add({ kind: 'string', text: value, start, end });
    else if (typeof value === 'number') this.#add({ kind: 'number', text: this.text.slice(start, end), start, end });
    else this.#add(OTHER);
  };

  #begin(node: JsonObject | JsonArray): void {
    this.#add(node);
    this.#keys.push(this.#key);
    this.#open.push(node);
  }

  #end(): void {
    this.#open.pop();
    this.#key = this.#keys.pop() ?? this.#key;
  }

  #add(value: JsonNode): void {
    const parent = this.#open.at(-1);
    if (parent === undefined) this.root ??= value;
    else if (parent.kind === 'array') parent.items.push(value);
    else parent.members.push({ key: this.#key, value });
  }
}

/**
 * Parses a JSON text strictly.
 * @param firstLine number of its first line, for the place of a mistake
 * @throws DeidError `document_unreadable` with the line and column of the first mistake
 */
export function readJson(text: string, firstLine = 1): JsonNode {
  const builder = new Builder(text);
  try {
    visit(text, builder, STRICT);
  } catch (error) {
    // The parser is recursive and overflows the stack at some thousand levels of nesting.
    if (error instanceof RangeError) throw unreadable('its JSON is nested too deeply');
    throw error;
  }
  const { root, mistake } = builder;
  if (mistake !== undefined || root === undefined)
    throw unreadable(`its JSON has a mistake in ${placeOf(text, mistake ?? text.length, firstLine)}`);
  return root;
}

const unreadable = (why: string): DeidError => new DeidError('document_unreadable', [why]);

/** A place as `line 3, column 14`, both from 1; columns in UTF-16 code units. */
function placeOf(text: string, at: number, firstLine: number): string {
  let line = firstLine;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return `line ${line}, column ${at - start + 1}`;
}

/** All strings and numbers of a JSON text. @param withKeys whether keys are among them */
export function textsIn(text: string, withKeys: boolean): string[] {
  const texts: string[] = [];
  const walk = (node: JsonNode): void => {
    if (node.kind === 'array') for (const item of node.items) walk(item);
    else if (node.kind === 'object')
      for (const { key, value } of node.members) {
        if (withKeys) texts.push(key.text);
        walk(value);
      }
    else if (node.kind !== 'other') texts.push(node.text);
  };
  walk(readJson(text));
  return texts;
}
