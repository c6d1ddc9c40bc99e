import { isTitleShaped, type TitleDictionary, type TitleMeaning } from '../../core/titles/header-words.js';
import { titled } from '../tables/column-plan.js';
import { fhirMembers } from './fhir.js';
import { type JsonArray, type JsonKey, type JsonLeaf, type JsonNode, type JsonObject, readJson } from './nodes.js';
import { type JsonColumn, JsonRecords } from './shape.js';

/** A step of the path to a value, from the value upwards. */
export interface JsonPath {
  readonly step: string | number;
  readonly above: JsonPath | undefined;
}

/** A JSON text: the document, or a string of it that is JSON by itself. */
export interface JsonText {
  readonly text: string;
  /** The string that this text is; undefined for the document. */
  readonly inside: JsonField | undefined;
}

/** A string or number with its place. */
export interface JsonField {
  readonly source: JsonText;
  readonly leaf: JsonLeaf;
  readonly column: JsonColumn;
  readonly path: JsonPath | undefined;
}

/** A key with its place. */
export interface KeyPlace {
  readonly source: JsonText;
  readonly key: JsonKey;
  /** The path of its value. */
  readonly path: JsonPath;
  /** The key of the object that it belongs to; empty at the root. */
  readonly title: string;
}

/** An object with the objects in it, up to those in lists, which are records of their own. */
export interface JsonRecord {
  readonly kind: JsonRecords;
  readonly fields: JsonField[];
  readonly parts: JsonRecord[];
  /** Arrays of rows. */
  readonly tables: JsonTable[];
  readonly keys: KeyPlace[];
}

/** An array of arrays: the rows of a table. */
export interface JsonTable {
  readonly rows: readonly (readonly JsonField[])[];
}

/** Minimum number of members of an object with objects of one kind, whose keys are then those of a list. */
const MIN_ALIKE = 2;
const VALUE_KEYS: ReadonlySet<string> = new Set(['value', 'val', 'answer', 'response']);
const LABEL_KEYS: ReadonlySet<string> = new Set([
  'label',
  'name',
  'key',
  'field',
  'question',
  'property',
  'type',
  'system',
]);
const MAX_LABEL_LENGTH = 60;
/** Maximum nesting of JSON in strings. */
const MAX_INNER = 4;

/** Reads the records of a JSON text. Columns of the same path are the same for all texts that one reader reads. */
export class RecordReader {
  readonly #dictionary: Pick<TitleDictionary, 'meaning'>;
  readonly root = new JsonRecords([]);

  constructor(dictionary: Pick<TitleDictionary, 'meaning'>) {
    this.#dictionary = dictionary;
  }

  /** @throws DeidError `document_unreadable` */
  read(text: string, firstLine: number): JsonRecord {
    const record = recordOf(this.root);
    this.#value(readJson(text, firstLine), this.root.root, {
      record,
      source: { text, inside: undefined },
      path: undefined,
    });
    return record;
  }

  #value(node: JsonNode, column: JsonColumn, at: Place): void {
    if (node.kind === 'object') this.#object(node, column, at);
    else if (node.kind === 'array') this.#array(node, column, at);
    else if (node.kind === 'string' || node.kind === 'number') this.#leaf(node, column, at);
  }

  #leaf(leaf: JsonLeaf, column: JsonColumn, { record, source, path }: Place): void {
    const field = { source, leaf, column, path };
    const inner = leaf.kind === 'string' ? innerJson(leaf.text, source) : undefined;
    if (inner !== undefined) {
      this.#value(inner, column, { record, source: { text: leaf.text, inside: field }, path });
      return;
    }
    column.see(leaf.text);
    record.fields.push(field);
  }

  #array({ items }: JsonArray, column: JsonColumn, at: Place): void {
    const arrays = rowsIn(items);
    if (arrays !== undefined) {
      const rows = arrays.map((row, i) => this.#row(row, column, { ...at, path: below(at.path, i) }));
      at.record.tables.push({ rows });
      return;
    }
    for (const [i, item] of items.entries()) this.#item(item, column, { ...at, path: below(at.path, i) });
  }

  #row({ items }: JsonArray, column: JsonColumn, { source, path }: Place): JsonField[] {
    return items.map((leaf, i): JsonField => {
      const cell = leaf.kind === 'string' || leaf.kind === 'number' ? leaf : EMPTY;
      return { source, leaf: cell, column, path: below(path, i) };
    });
  }

  /** An item of a list: an object is a record of its own. */
  #item(item: JsonNode, column: JsonColumn, at: Place): void {
    if (item.kind !== 'object') {
      this.#value(item, column, at);
      return;
    }
    const record = recordOf(column.list);
    at.record.parts.push(record);
    this.#object(item, column.list.root, { ...at, record });
  }

  #object(node: JsonObject, column: JsonColumn, at: Place): void {
    const { record, source } = at;
    const title = column.keys.at(-1) ?? '';
    for (const { key } of node.members) record.keys.push({ source, key, path: below(at.path, key.text), title });
    if (isList(node, (key) => this.#dictionary.meaning(key))) {
      for (const { key, value } of node.members) this.#item(value, column, { ...at, path: below(at.path, key.text) });
      return;
    }
    const label = this.#labelOf(node);
    const known = fhirMembers(node, title, this.#dictionary);
    for (const { key, value } of node.members) {
      const place = { ...at, path: below(at.path, key.text) };
      const member = known.get(key.text);
      if (member !== undefined) this.#value(value, column.planned(key.text, member.role, member.plan), place);
      else if (label === undefined) this.#value(value, column.member(key.text), place);
      else if (value === label) this.#label(label, column, place);
      else if (VALUE_KEYS.has(key.text))
        this.#value(value, column.member(`${key.text}=${label.text}`, label.text), place);
      else this.#value(value, column.member(key.text), place);
    }
  }

  #label(label: JsonLeaf, column: JsonColumn, { record, source, path }: Place): void {
    const own = column.member('label of a value');
    own.plan ??= titled();
    if (!own.records.columns.includes(own)) own.records.columns.push(own);
    record.fields.push({ source, leaf: label, column: own, path });
  }

  /** The label of an object such as `{ "label": "Phone", "value": "…" }`, if it is a known title. */
  #labelOf({ members }: JsonObject): JsonLeaf | undefined {
    if (!members.some(({ key }) => VALUE_KEYS.has(key.text))) return undefined;
    for (const { key, value } of members) {
      if (!LABEL_KEYS.has(key.text) || value.kind !== 'string' || value.text.length > MAX_LABEL_LENGTH) continue;
      if (isTitleShaped(value.text) && this.#dictionary.meaning(value.text)?.type !== undefined) return value;
    }
    return undefined;
  }
}

/** Where the reader is. */
interface Place {
  readonly record: JsonRecord;
  readonly source: JsonText;
  readonly path: JsonPath | undefined;
}

const EMPTY: JsonLeaf = { kind: 'string', text: '', start: 0, end: 0 };

const below = (above: JsonPath | undefined, step: string | number): JsonPath => ({ step, above });
const recordOf = (kind: JsonRecords): JsonRecord => ({ kind, fields: [], parts: [], tables: [], keys: [] });

/** The rows of a table: two and more, of strings, numbers and other single values. */
function rowsIn(items: readonly JsonNode[]): readonly JsonArray[] | undefined {
  const rows = items.filter((item) => item.kind === 'array');
  if (rows.length < 2 || rows.length < items.length) return undefined;
  const areOfValues = rows.every(
    (row) => row.items.length > 1 && row.items.every(({ kind }) => kind !== 'array' && kind !== 'object'),
  );
  return areOfValues && rows.some((row) => row.items.some(({ kind }) => kind === 'string')) ? rows : undefined;
}

/** True for an object whose keys number its values, or name records of one kind. */
function isList({ members }: JsonObject, meaning: (key: string) => TitleMeaning | undefined): boolean {
  if (members.length === 0) return false;
  if (members.every(({ key }) => /^\d+$/.test(key.text))) return true;
  if (members.length < MIN_ALIKE || members.some(({ key }) => meaning(key.text) !== undefined)) return false;
  const [first] = members;
  const keys = keysOf(first?.value);
  return keys.length > 0 && members.every(({ value }) => areAlike(keys, keysOf(value)));
}

const keysOf = (node: JsonNode | undefined): readonly string[] =>
  node?.kind === 'object' ? node.members.map(({ key }) => key.text) : [];

/** True if two objects have half of their keys in common. */
function areAlike(one: readonly string[], other: readonly string[]): boolean {
  const all = new Set(one);
  return other.filter((key) => all.has(key)).length * 2 >= Math.max(one.length, other.length) && other.length > 0;
}

/** The JSON object or array that a string is. */
function innerJson(text: string, source: JsonText): JsonNode | undefined {
  if (!/^\s*[[{]/.test(text) || !/[\]}]\s*$/.test(text) || depthOf(source) >= MAX_INNER) return undefined;
  try {
    JSON.parse(text);
    return readJson(text);
  } catch {
    return undefined;
  }
}

function depthOf(source: JsonText): number {
  let depth = 0;
  for (let at = source.inside; at !== undefined; at = at.source.inside) depth++;
  return depth;
}

/** The JSON pointer of a path (RFC 6901). */
export function pointerOf(path: JsonPath | undefined): string {
  let pointer = '';
  for (let at = path; at !== undefined; at = at.above)
    pointer = `/${String(at.step).replaceAll('~', '~0').replaceAll('/', '~1')}${pointer}`;
  return pointer;
}
