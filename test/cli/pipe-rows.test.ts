import { makeData, RecordBatch, RecordBatchStreamWriter, tableFromIPC, Utf8, vectorFromArray } from 'apache-arrow';
import { expect } from 'chai';
import { csvOf, type MadeRow, madeRows, rowsOfCsv } from './made-rows.js';
import { deidkit, deidkitBytes } from './run.js';

const all = madeRows(1000, 'rows of people');
const titles = Object.keys(all[0] ?? {});
const lines = (some: readonly object[]): string => some.map((row) => `${JSON.stringify(row)}\n`).join('');
const parsed = (out: string): MadeRow[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

function arrowOf(some: readonly MadeRow[]): Uint8Array {
  const columns = titles.map((title) =>
    vectorFromArray(
      some.map((row) => row[title] ?? null),
      new Utf8(),
    ),
  );
  const [batch] = [
    new RecordBatch(
      Object.fromEntries(titles.map((title, i) => [title, columns[i]?.data[0] ?? makeData({ type: new Utf8() })])),
    ),
  ];
  return RecordBatchStreamWriter.writeAll([batch]).toUint8Array(true);
}

/** The titles of the cells in which a row changed. */
const changedIn = (row: MadeRow, now: MadeRow): string[] => titles.filter((title) => row[title] !== now[title]);

describe('deidkit pipe reads a record as a row', () => {
  const piped = async (args: readonly string[], some: readonly object[] = all): Promise<MadeRow[]> => {
    const { code, out, err } = await deidkit(['pipe', '--seed', 'k', ...args], { input: lines(some) });
    expect({ code, err }).to.deep.equal({ code: 0, err: '' });
    return parsed(out);
  };

  for (const [mode, rows] of [
    ['PROPRIETARY', all.slice(0, 200)],
    ['HIPAA', all],
  ] as const)
    it(`decides as csv about ${rows.length} rows in all formats: ${mode}`, async () => {
      const args = ['--mode', mode, '--seed', 'k'];
      const [csv, fromLines, arrow] = await Promise.all([
        deidkit(['deidentify', '--format', 'csv', ...args], { input: csvOf(rows) }),
        piped(['--mode', mode, '--fields', titles.join()], rows),
        deidkitBytes(['pipe', '--format', 'arrow', '--fields', '*', ...args], { input: arrowOf(rows) }),
      ]);
      const table = tableFromIPC(arrow.out);
      const fromArrow = [...table].map((row) => Object.fromEntries(titles.map((title) => [title, String(row[title])])));
      expect(fromArrow).to.deep.equal(fromLines);
      const fromCsv = rowsOfCsv(csv.out);
      for (const [i, row] of rows.entries())
        expect(changedIn(row, fromLines[i] ?? {}), `row ${i}`).to.deep.equal(changedIn(row, fromCsv[i] ?? {}));
      if (mode !== 'HIPAA') return;
      // What the mode leaves depends on nothing but the row.
      for (const title of ['dob', 'age', 'zip'])
        expect(fromLines.map((row) => row[title])).to.deep.equal(fromCsv.map((row) => row[title]));
    }).timeout(120_000);

  it('gives each SSN a label of its own, the same in all records of a seed', async () => {
    const some = [...all.slice(0, 200), ...all.slice(0, 200)].map(({ ssn }) => ({ ssn }));
    const labels = (await piped(['--mode', 'GDPR', '--fields', 'ssn'], some)).map(({ ssn }) => ssn);
    expect(labels.slice(200)).to.deep.equal(labels.slice(0, 200));
    expect(new Set(labels).size).to.equal(new Set(some.map(({ ssn }) => ssn)).size);
  });

  it('leaves neither a year nor an age above what HIPAA allows', async () => {
    const args = [
      '--mode',
      'HIPAA',
      '--level',
      '3',
      '--domain',
      'Medical',
      '--today',
      '2026-11-29',
      '--fields',
      'dob,age',
    ];
    const [text, number] = await Promise.all([
      piped(args, [{ dob: '1931-04-09', age: '93' }]),
      piped(args, [{ dob: '1931-04-09', age: 93 }]),
    ]);
    expect(text).to.deep.equal([{ dob: 'on or before 1936', age: '90 or older' }]);
    expect(number).to.deep.equal(text);
  });

  it('changes numbers, lists and nested objects, and finds the values of one field in the texts of another', async () => {
    const record = {
      id: 7,
      patient: { name: 'Xanthe Tuckwell', ssn: 219099998 },
      notes: ['Tuckwell came late.', 'No. 219-09-9998 was given.'],
      count: 12,
    };
    const [changed] = await piped(['--fields', '*'], [record]);
    expect(JSON.stringify(changed)).not.to.match(/Tuckwell|Xanthe|219-?09/);
    expect(changed).to.include({ id: 7, count: 12 });
    expect(changed).to.have.nested.property('patient.ssn').that.is.a('number');
  });

  it('passes no field on that identifies a person by its title, unless the caller keeps it', async () => {
    const record = { text: 'none', birth_date: '1931-04-09', visit: { ssn: 219099998 }, n: 1 };
    for (const [keep, named] of [
      [[], 'birth_date'],
      [['--keep', 'birth_date'], 'visit.ssn'],
    ] as const) {
      const { code, out, err } = await deidkit(['pipe', ...keep], { input: lines([record]) });
      expect({ code, out }).to.deep.equal({ code: 1, out: '' });
      expect(err)
        .to.include(`Line 1 has the field ${named}`)
        .and.not.match(/1931|2190/);
    }
    expect(await piped(['--keep', 'birth_date,visit.ssn'], [record])).to.deep.equal([record]);
  });

  it('takes names with commas, and what the caller says of fields', async () => {
    const [comma] = await piped(
      ['--mode', 'REDACT', '--field', 'a,b', '--field', 'c'],
      [{ 'a,b': 'x@y.test', c: 'x@y.test' }],
    );
    expect(comma).to.deep.equal({ 'a,b': '*****', c: '*****' });
    const columns = ['--mode', 'REDACT', '--fields', '*', '--columns', '{"name":"keep","code.inner":"PERSON"}'];
    const [told] = await piped(columns, [{ name: 'Blue chair', code: { inner: 'qq' } }]);
    expect(told).to.deep.equal({ name: 'Blue chair', code: { inner: '*****' } });
  });
});
