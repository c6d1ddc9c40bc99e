import {
  type Data,
  DataType,
  Dictionary,
  type Field,
  makeData,
  RecordBatch,
  Schema,
  Struct,
  type TypeMap,
  Vector,
} from 'apache-arrow';
import { largest } from '../../core/hosting.js';
import { StreamMistake } from './mistake.js';
import { changeTexts, holdsTexts } from './text-data.js';

/** Changes the texts of one column. */
type ChangeColumn = (data: Data) => Data;

/** A text column: its path from the outermost struct, and its field. */
interface Column {
  readonly path: readonly number[];
  readonly field: Field;
}

/** The change applied to each batch of a stream. */
export interface BatchChange {
  readonly schema: Schema;
  change(batch: RecordBatch): RecordBatch;
}

/**
 * Prepares the change of some columns; all others stay as they are.
 * @param names of columns, with a dot between those of nested structs: `text`, `patient.note`
 * @param change returns the new value of a text
 * @throws StreamMistake if a column is missing, exists twice, or is not a text column
 */
export function batchChange(schema: Schema, names: readonly string[], change: (text: string) => string): BatchChange {
  const freeId = largest(schema.dictionaries.keys(), -1) + 1;
  const columns = names.map((name) => columnOf(schema.fields, name));
  const edits = columns.map(({ path, field }, i) => {
    const { type } = field;
    return DataType.isDictionary(type)
      ? // A new id, because columns that stay as they are may share the old dictionary.
        dictionaryEdit(path, new Dictionary(type.dictionary, type.indices, freeId + i, type.isOrdered), change)
      : { path, type, change: (data: Data) => changeTexts(data, change) };
  });
  const fields = edits.reduce((done, { path, type }) => withType(done, path, type), schema.fields);
  const changed = new Schema(fields, schema.metadata, null, schema.metadataVersion);
  return {
    schema: changed,
    change(batch) {
      const children = edits.reduce(
        (done, { path, change: edit }) => withData(changed.fields, done, path, edit),
        batch.data.children,
      );
      const { length, nullCount } = batch.data;
      const data = makeData({ type: new Struct<TypeMap>(changed.fields), length, nullCount, children });
      return new RecordBatch(changed, data, batch.metadata);
    },
  };
}

function columnOf(fields: readonly Field[], name: string): Column {
  const [column, twin] = columnsNamed(fields, name);
  if (column === undefined) throw new StreamMistake(`lacks the column ${name}`);
  if (twin !== undefined) throw new StreamMistake(`has two columns that can be meant by ${name}`);
  const { type } = column.field;
  if (holdsTexts(DataType.isDictionary(type) ? type.dictionary : type)) return column;
  throw new StreamMistake(`has no texts in the column ${name}; it must be utf8, large_utf8, or a dictionary of these`);
}

/** The columns that a name can mean: a column whose name has dots, or one inside structs. */
function columnsNamed(fields: readonly Field[], name: string): Column[] {
  return fields.flatMap((field, index) => {
    if (field.name === name) return [{ path: [index], field }];
    if (!name.startsWith(`${field.name}.`) || !DataType.isStruct(field.type)) return [];
    const inner = columnsNamed(field.type.children, name.slice(field.name.length + 1));
    return inner.map((column) => ({ ...column, path: [index, ...column.path] }));
  });
}

function dictionaryEdit(path: readonly number[], type: Dictionary, change: (text: string) => string) {
  // Batches share dictionaries, and later batches may extend them. Each part is changed once.
  const parts = new WeakMap<Data, Data>();
  const whole = new WeakMap<Vector, Vector>();
  const changedPart = (part: Data): Data => {
    const known = parts.get(part) ?? changeTexts(part, change);
    parts.set(part, known);
    return known;
  };
  const changed = (dictionary: Vector): Vector => {
    const known = whole.get(dictionary) ?? new Vector(dictionary.data.map(changedPart));
    whole.set(dictionary, known);
    return known;
  };
  const edit: ChangeColumn = ({ length, nullCount, nullBitmap, values, dictionary }) => {
    const of = dictionary === undefined ? {} : { dictionary: changed(dictionary) };
    return makeData({ type, length, nullCount, nullBitmap, data: values, ...of });
  };
  return { path, type, change: edit };
}

/** The fields, with another type for the one at a path. */
function withType(fields: readonly Field[], [index, ...inner]: readonly number[], type: DataType): Field[] {
  return fields.map((field, i) => {
    if (i !== index) return field;
    return field.clone({
      type: inner.length === 0 ? type : new Struct<TypeMap>(withType(field.type.children, inner, type)),
    });
  });
}

/** The data of columns, with the one at a path changed. */
function withData(
  fields: readonly Field[],
  columns: readonly Data[],
  [index, ...inner]: readonly number[],
  edit: ChangeColumn,
): Data[] {
  return columns.map((data, i) => {
    const type: DataType | undefined = fields[i]?.type;
    if (i !== index || type === undefined) return data;
    if (!DataType.isStruct(type)) return edit(data);
    const { length, nullCount, nullBitmap } = data;
    const children = withData(type.children, data.children, inner, edit);
    return makeData({ type, length, nullCount, nullBitmap, children });
  });
}
