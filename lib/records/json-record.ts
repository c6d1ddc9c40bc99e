import { isUtf8 } from 'node:buffer';
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { RecordMistake } from './mistake.js';

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** A value of a JSON object that is neither an object nor a list. */
export interface JsonValue {
  /** Names of the members that lead to it, with a dot between them; those within lists have the name of the list. */
  readonly name: string;
  /** Undefined for null. */
  readonly text: string | undefined;
  readonly type: 'string' | 'number' | 'boolean' | 'null';
  /** True within a list. */
  readonly isInList: boolean;
  /** Place in the line, in UTF-16 code units. */
  readonly offset: number;
  readonly length: number;
}

/** A JSON object of which values change and every other byte stays: numbers keep their digits, members their order. */
export class JsonRecord {
  /** All values, in order. */
  readonly values: readonly JsonValue[];
  /** Names of objects and lists, which are no values. */
  readonly branches: ReadonlySet<string>;
  readonly #json: string;

  /**
   * @param line one JSON object
   * @throws RecordMistake if the line is not a JSON object, or has a member twice
   */
  constructor(line: Uint8Array) {
    if (!isUtf8(line)) throw new RecordMistake('is no valid UTF-8');
    this.#json = new TextDecoder().decode(line);
    const branches = new Set<string>();
    this.values = this.#valuesIn(branches);
    this.branches = branches;
  }

  #valuesIn(branches: Set<string>): JsonValue[] {
    const errors: ParseError[] = [];
    const values: JsonValue[] = [];
    try {
      const root = parseTree(this.#json, errors, STRICT);
      if (errors.length > 0 || root?.type !== 'object') throw new RecordMistake('is no JSON object');
      this.#add(root, '', false, values, branches);
      return values;
    } catch (error) {
      // The parser is recursive and overflows the stack at some thousand levels of nesting.
      if (error instanceof RangeError) throw new RecordMistake('is nested too deeply');
      throw error;
    }
  }

  #add(node: Node, name: string, isInList: boolean, values: JsonValue[], branches: Set<string>): void {
    const { type, offset, length } = node;
    if (type === 'object') {
      if (name !== '') branches.add(name);
      const names = new Set<string>();
      for (const { children: [key, value] = [] } of node.children ?? []) {
        const member = String(key?.value);
        // Another reader might use the one that was not changed.
        if (names.has(member)) throw new RecordMistake('has two members of one name');
        names.add(member);
        if (value !== undefined)
          this.#add(value, name === '' ? member : `${name}.${member}`, isInList, values, branches);
      }
    } else if (type === 'array') {
      branches.add(name);
      for (const child of node.children ?? []) this.#add(child, name, true, values, branches);
    } else if (type === 'string' || type === 'number' || type === 'boolean' || type === 'null') {
      // Numbers as they are written: 93.0 and 1e3 stay so.
      const written = type === 'string' ? String(node.value) : this.#json.slice(offset, offset + length);
      values.push({ name, text: type === 'null' ? undefined : written, type, isInList, offset, length });
    }
  }

  /**
   * The line with other texts in some values. A number stays a number if its new text can be one.
   * @param texts by value; those that are missing or equal stay
   */
  with(texts: ReadonlyMap<JsonValue, string>): string {
    let out = '';
    let end = 0;
    for (const value of this.values) {
      const text = texts.get(value);
      if (text === undefined || text === value.text) continue;
      out +=
        this.#json.slice(end, value.offset) + (value.type !== 'string' && isNumber(text) ? text : JSON.stringify(text));
      end = value.offset + value.length;
    }
    return out + this.#json.slice(end);
  }
}

/** A number as JSON writes it; one with a zero in front is a code. */
const isNumber = (text: string): boolean => /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text);
