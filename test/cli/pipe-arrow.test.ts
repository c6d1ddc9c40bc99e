import {
  Dictionary,
  Field,
  Float64,
  Int32,
  Int64,
  LargeUtf8,
  makeData,
  Null,
  RecordBatch,
  RecordBatchStreamWriter,
  Schema,
  Struct,
  type Table,
  tableFromIPC,
  Utf8,
  Vector,
  vectorFromArray,
} from 'apache-arrow';
import { expect } from 'chai';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { deidkitBytes, type RanBytes } from './run.js';

const config = JSON.stringify({
  plugins: [
    { use: 'deidkit/plugins/transformers' },
    { use: 'deidkit/plugins/surrogates' },
    { use: 'deidkit/plugins/policies' },
    { use: import.meta.resolve('../lib/badge-plugin.js') },
  ],
});

/** A record batch of columns, by name. */
function batchOf(columns: Readonly<Record<string, Vector>>, schema?: Schema): RecordBatch {
  const fields = Object.entries(columns).map(([name, { type }]) => Field.new({ name, type, nullable: true }));
  const children = Object.values(columns).flatMap(({ data }) => data);
  const type = new Struct(schema?.fields ?? fields);
  const length = children[0]?.length ?? 0;
  return new RecordBatch(schema ?? new Schema(fields), makeData({ type, length, nullCount: 0, children }));
}

const streamOf = (batches: readonly RecordBatch[]): Uint8Array =>
  RecordBatchStreamWriter.writeAll(batches).toUint8Array(true);

const texts = (values: readonly (string | null)[], type: Utf8 | LargeUtf8 = new Utf8()): Vector =>
  vectorFromArray(values, type);

const struct = (child: Vector, name: string, valid: readonly boolean[]): Vector => {
  const type = new Struct([Field.new({ name, type: child.type, nullable: true })]);
  const nullBitmap = Uint8Array.of(valid.reduce((bits, is, i) => bits | (Number(is) << i), 0));
  const nullCount = valid.filter((is) => !is).length;
  return new Vector([makeData({ type, length: valid.length, nullCount, nullBitmap, children: [...child.data] })]);
};

describe('deidkit pipe --format arrow', () => {
  let folder: TempFolder;
  before(async () => {
    folder = await tempFolder({ 'c.json': config });
  });
  after(() => folder[Symbol.asyncDispose]());
  const pipe = (input: Uint8Array, args: readonly string[] = []): Promise<RanBytes> =>
    deidkitBytes(['pipe', '--format', 'arrow', '--mode', 'MASKED', ...args], {
      cwd: folder.path,
      input,
      env: { DEIDKIT_CONFIG: folder.file('c.json') },
    });
  const changed = async (input: Uint8Array, args: readonly string[] = []): Promise<Table> => {
    const { code, out, err } = await pipe(input, args);
    expect({ code, err }).to.deep.equal({ code: 0, err: '' });
    return tableFromIPC(out);
  };
  const valuesOf = (table: Table, name: string): unknown[] => [...(table.getChild(name) ?? [])];

  it('changes the texts of the given columns batch by batch, keeps nulls, and leaves other columns unchanged', async () => {
    const batches = [
      batchOf({
        id: vectorFromArray([2n ** 62n, null, 3n], new Int64()),
        text: texts(['Badge BX-123456 é', null, '']),
        note: texts(['BX-123456', 'x', null]),
      }),
      batchOf({ id: vectorFromArray([4n], new Int64()), text: texts(['BX-654321']), note: texts(['n']) }),
    ];
    const table = await changed(streamOf(batches));
    expect(table.schema.fields.map(String)).to.deep.equal(batches[0]?.schema.fields.map(String));
    expect(table.batches).to.have.length(2);
    expect(valuesOf(table, 'id')).to.deep.equal([2n ** 62n, null, 3n, 4n]);
    expect(valuesOf(table, 'text')).to.deep.equal(['Badge ********* é', null, '', '*********']);
    expect(valuesOf(table, 'note')).to.deep.equal(['BX-123456', 'x', null, 'n']);
  });

  it('accepts large_utf8, columns within structs, and columns that contain only nulls', async () => {
    const inner = texts(['BX-123456', 'BX-111111', 'none'], new Utf8());
    const batch = batchOf({
      large: texts(['BX-123456', null, 'x'], new LargeUtf8()),
      patient: struct(inner, 'note', [true, false, true]),
      empty: new Vector([makeData({ type: new Null(), length: 3 })]),
    });
    const { code, out } = await pipe(streamOf([batch]), ['--fields', 'large,patient.note,empty']);
    expect(code).to.equal(0);
    const table = tableFromIPC(out);
    expect(String(table.schema.fields[0]?.type)).to.equal('LargeUtf8');
    expect(valuesOf(table, 'large')).to.deep.equal(['*********', null, 'x']);
    expect(valuesOf(table, 'patient').map((row) => row && JSON.parse(JSON.stringify(row)))).to.deep.equal([
      { note: '*********' },
      null,
      { note: 'none' },
    ]);
    // The text under the struct that is null is gone, too.
    expect(Buffer.from(out).includes('BX-')).to.equal(false);
  });

  it('changes the values of dictionaries, except in a column that shares its dictionary with another', async () => {
    const dictionary = texts(['BX-123456', 'plain', 'BX-unused BX-222222']);
    const type = new Dictionary(new Utf8(), new Int32(), 7);
    const column = (data: readonly number[]): Vector =>
      new Vector([makeData({ type, length: data.length, nullCount: 0, data: Int32Array.from(data), dictionary })]);
    const first = batchOf({ text: column([0, 1, 0]), other: column([0, 0, 1]) });
    const second = batchOf({ text: column([1, 1]), other: column([1, 0]) }, first.schema);
    const table = await changed(streamOf([first, second]));
    expect(String(table.schema.fields[0]?.type)).to.equal(String(type));
    expect(valuesOf(table, 'text')).to.deep.equal(['*********', 'plain', '*********', 'plain', 'plain']);
    expect(valuesOf(table, 'other')).to.deep.equal(['BX-123456', 'BX-123456', 'plain', 'plain', 'BX-123456']);
    const alone = await pipe(streamOf([batchOf({ text: column([1]) })]));
    expect(Buffer.from(alone.out).includes('BX-222222'), 'values that no row has').to.equal(false);
  });

  it('passes on streams without records', async () => {
    const { schema } = batchOf({ text: texts(['a']) });
    const none = new RecordBatchStreamWriter().reset(undefined, schema).finish().toUint8Array(true);
    for (const stream of [none, streamOf([batchOf({ text: texts([]) })])]) {
      const table = await changed(stream);
      expect(table.numRows).to.equal(0);
      expect(table.schema.fields.map(({ name }) => name)).to.deep.equal(['text']);
    }
  });

  it('refuses a stream that is truncated, damaged, or followed by another', async () => {
    const stream = streamOf([batchOf({ text: texts(['a']) }), batchOf({ text: texts(['b']) })]);
    const cuts = Array.from({ length: 12 }, (_, i) => Math.floor((stream.length * i) / 12));
    for (const cut of [...cuts, stream.length - 1, stream.length - 4, stream.length - 8]) {
      const { code, err } = await pipe(stream.subarray(0, cut));
      expect(code, `${cut} of ${stream.length}`).to.equal(1);
      expect(err).to.include('The Arrow stream ends before its end marker').and.include('record_invalid');
    }
    const twice = await pipe(Buffer.concat([stream, stream]));
    expect(twice.err).to.include('goes on behind its end');
    for (const other of ['{"text":"Canarius"}\n', 'ARROW1\0\0', '\xff\xff\xff\xff\x10\0\0\0Canarius Canarius']) {
      const { code, err } = await pipe(Buffer.from(other, 'latin1'));
      expect(code, other).to.equal(1);
      expect(err).to.include('record_invalid').and.not.include('Canarius');
    }
  }).timeout(120_000);

  it('refuses invalid UTF-8 and invalid offsets, and names the batch', async () => {
    const good = batchOf({ text: texts(['Canarius']) });
    const bad = (valueOffsets: Int32Array, data: Uint8Array): RecordBatch =>
      batchOf({ text: new Vector([makeData({ type: new Utf8(), length: 1, nullCount: 0, valueOffsets, data })]) });
    for (const [batch, why] of [
      [bad(Int32Array.of(0, 2), Uint8Array.of(0x43, 0xff)), 'no valid UTF-8'],
      [bad(Int32Array.of(0, 99), Buffer.from('Canarius')), 'is damaged'],
      [bad(Int32Array.of(5, 2), Buffer.from('Canarius')), 'is damaged'],
    ] as const) {
      const { code, out, err } = await pipe(streamOf([good, batch, good]));
      expect(code).to.equal(1);
      expect(err).to.include('Record batch 2').and.include(why).and.not.include('Canarius');
      expect(tableFromIPC(out).numRows, 'what was whole before it').to.equal(1);
    }
  });

  it('reports mistakes in the columns', async () => {
    const inner = struct(texts(['a']), 'b', [true]);
    const stream = streamOf([batchOf({ n: vectorFromArray([1], new Float64()), a: inner, 'a.b': texts(['c']) })]);
    for (const [fields, why] of [
      ['text', 'lacks the column text'],
      ['n', 'has no texts in the column n'],
      ['a', 'has no texts in the column a'],
      ['a.b', 'has two columns that can be meant by a.b'],
    ] as const) {
      const { code, err } = await pipe(stream, ['--fields', fields]);
      expect({ code, told: err.includes(why) }, err).to.deep.equal({ code: 1, told: true });
    }
  });
});
