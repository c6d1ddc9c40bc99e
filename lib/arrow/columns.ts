import {
  type Data,
  DataType,
  Dictionary,
  Field,
  makeData,
  RecordBatch,
  Schema,
  Struct,
  type TypeMap,
  Utf8,
} from 'apache-arrow';
import { largest } from '../../core/hosting.js';
import { StreamMistake } from './mistake.js';
import { changedType, dataOf, isReadable } from './text-data.js';

/** Which columns a caller wants to change, and which to leave. A dot stands between the names of nested structs. */
export interface ColumnChoice {
  /** Each must exist. `all`: every column that is not kept. */
  readonly changed: readonly string[] | 'all';
  /** Names of columns that stay, whatever their titles say. */
  readonly kept: ReadonlySet<string>;
  /** Name of a new column that says of each row why it cannot be processed. Without it, such a row ends the run. */
  readonly errorColumn?: string | undefined;
}

/** A column that is read: its path from the outermost struct, and its field. */
export interface Column {
  readonly path: readonly number[];
  readonly name: string;
  readonly field: Field;
  /** True if it only shows what other columns are. */
  readonly stays: boolean;
}

/** What is read of each batch of a stream, and the schema of the new one. */
export interface BatchPlan {
  readonly columns: readonly Column[];
  readonly schema: Schema;
}

/**
 * Decides which columns are changed.
 * @param identifies whether a title says that its values identify persons
 * @throws StreamMistake if a chosen column is missing, exists twice or cannot be changed, or if a column that identifies somebody is
 * neither chosen nor kept
 */
export function planOf(schema: Schema, choice: ColumnChoice, identifies: (title: string) => boolean): BatchPlan {
  const leaves = leavesOf(schema.fields, [], '');
  const chosen =
    choice.changed === 'all'
      ? leaves.filter(({ name }) => !isKept(name, choice.kept))
      : choice.changed.map((name) => columnNamed(schema.fields, name));
  const changed = chosen.map(readable);
  const paths = new Set(changed.map(({ path }) => path.join()));
  const others = leaves.filter(({ path }) => !paths.has(path.join()));
  for (const { name } of others) if (!isKept(name, choice.kept) && identifies(titleOf(name))) throw notChosen(name);
  const shown = others.filter(({ field }) => isReadable(field.type)).map((one) => ({ ...one, stays: true }));
  const columns = [...changed, ...shown].sort((one, other) => byPath(one.path, other.path));
  return { columns, schema: changedSchema(schema, changed, choice.errorColumn) };
}

/** The title of a column: its name as words. */
export const titleOf = (name: string): string => name.replaceAll('.', ' ');

/** True for a column that is kept, or is within one. */
function isKept(name: string, kept: ReadonlySet<string>): boolean {
  if (kept.has(name)) return true;
  for (let at = name.indexOf('.'); at >= 0; at = name.indexOf('.', at + 1))
    if (kept.has(name.slice(0, at))) return true;
  return false;
}

const notChosen = (name: string): StreamMistake =>
  new StreamMistake(
    `has the column ${name}, which by its title identifies a person: name it in --fields, or in --keep to leave it as it is`,
  );

function byPath(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, i) => place !== other[i]);
  return (one[at] ?? -1) - (other[at] ?? -1);
}

function leavesOf(fields: readonly Field[], path: readonly number[], before: string): Column[] {
  return fields.flatMap((field, i) => {
    const [at, name] = [[...path, i], before + field.name];
    if (DataType.isStruct(field.type)) return leavesOf(field.type.children, at, `${name}.`);
    return [{ path: at, name, field, stays: false }];
  });
}

function columnNamed(fields: readonly Field[], name: string): Column {
  const [column, twin] = columnsNamed(fields, name);
  if (column === undefined) throw new StreamMistake(`lacks the column ${name}`);
  if (twin !== undefined) throw new StreamMistake(`has two columns that can be meant by ${name}`);
  return { ...column, name, stays: false };
}

function readable(column: Column): Column {
  if (isReadable(column.field.type)) return column;
  throw new StreamMistake(
    `has no texts in the column ${column.name}; it must be utf8, large_utf8, a dictionary of these, whole numbers or days. Cast it, or name it in --keep`,
  );
}

/** The columns that a name can mean: a column whose name has dots, or one inside structs. */
function columnsNamed(fields: readonly Field[], name: string): Pick<Column, 'path' | 'field'>[] {
  return fields.flatMap((field, index) => {
    if (field.name === name) return [{ path: [index], field }];
    if (!name.startsWith(`${field.name}.`) || !DataType.isStruct(field.type)) return [];
    const inner = columnsNamed(field.type.children, name.slice(field.name.length + 1));
    return inner.map((column) => ({ ...column, path: [index, ...column.path] }));
  });
}

function changedSchema(schema: Schema, changed: readonly Column[], errorColumn: string | undefined): Schema {
  const freeId = largest(schema.dictionaries.keys(), -1) + 1;
  const fields = changed.reduce((done, { path, field: { type } }, i) => {
    const next = DataType.isDictionary(type)
      ? // A new id, because columns that stay as they are may share the old dictionary.
        new Dictionary(type.dictionary, type.indices, freeId + i, type.isOrdered)
      : changedType(type);
    return withType(done, path, next, errorColumn !== undefined);
  }, schema.fields);
  if (errorColumn === undefined) return new Schema(fields, schema.metadata, null, schema.metadataVersion);
  if (fields.some(({ name }) => name === errorColumn))
    throw new StreamMistake('has a column of the name in --error-field already');
  const all = [...fields, Field.new({ name: errorColumn, type: new Utf8(), nullable: true })];
  return new Schema(all, schema.metadata, null, schema.metadataVersion);
}

/** The fields, with another type for the one at a path. @param mayBeNull true if the values of a bad row become null */
function withType(
  fields: readonly Field[],
  [index, ...inner]: readonly number[],
  type: DataType,
  mayBeNull: boolean,
): Field[] {
  return fields.map((field, i) => {
    if (i !== index) return field;
    if (inner.length === 0) return field.clone({ type, nullable: field.nullable || mayBeNull });
    return field.clone({ type: new Struct<TypeMap>(withType(field.type.children, inner, type, mayBeNull)) });
  });
}

/** The data at a path; undefined for a batch of another form. */
export function dataAt(batch: RecordBatch, path: readonly number[]): readonly Data[] {
  const found: Data[] = [];
  let data: Data | undefined = batch.data;
  for (const index of path) {
    data = data?.children[index];
    if (data !== undefined) found.push(data);
  }
  return found;
}

/**
 * A batch with new texts in some columns.
 * @param texts by path, its numbers joined by commas
 * @param errors what the new column of errors holds; undefined if there is none
 */
export function withTexts(
  batch: RecordBatch,
  schema: Schema,
  texts: ReadonlyMap<string, readonly (string | undefined)[]>,
  errors: readonly (string | undefined)[] | undefined,
): RecordBatch {
  const changed = batch.data.children.map((data, i) => changedData(data, schema.fields[i]?.type, `${i}`, texts));
  const children = errors === undefined ? changed : [...changed, dataOf(new Utf8(), errors)];
  const { length, nullCount } = batch.data;
  const data = makeData({ type: new Struct<TypeMap>(schema.fields), length, nullCount, children });
  return new RecordBatch(schema, data, batch.metadata);
}

function changedData(
  data: Data,
  type: DataType | undefined,
  path: string,
  texts: ReadonlyMap<string, readonly (string | undefined)[]>,
): Data {
  const own = texts.get(path);
  if (own !== undefined && type !== undefined) return dataOf(type, own);
  if (type === undefined || !DataType.isStruct(type)) return data;
  const { length, nullCount, nullBitmap } = data;
  const children = data.children.map((child, i) => changedData(child, type.children[i]?.type, `${path},${i}`, texts));
  return makeData({ type, length, nullCount, nullBitmap, children });
}
