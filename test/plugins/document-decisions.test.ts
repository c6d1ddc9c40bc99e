import { expect } from 'chai';
import { read, utils } from 'xlsx';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';
import { sheet, sheetData, xlsx } from './office/make-xlsx.js';

type Rows = readonly (readonly string[])[];

/** A value, the title of its column, and what mode HIPAA leaves of it. */
const VECTORS = [
  ['zip', '60614', '606'],
  ['zip', '60614-2210', '606'],
  ['zip', '03602', '000'],
  ['zip', '83012', '830'],
  ['zip', '20301', '000'],
  ['zip', '69201', '000'],
  ['zip', '09128', '000'],
  ['zip', '00907', '009'],
  ['age', '88', '88'],
  ['age', '91', '90 or older'],
  ['note', 'ninety-six-year-old man', '90 or older man'],
  ['note', 'aged 101 years', 'aged 90 or older'],
  ['dob', '07/19/1958', '1958'],
  ['note', 'admitted 9 Feb 2021', 'admitted 2021'],
  ['note', 'born 1929-08-11, seen 2026', 'born on or before 1936, seen 2026'],
] as const;

describe('decisions about a document that comes in parts', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine(undefined, { clock: () => new Date('2026-06-01T00:00:00Z') });
  });
  after(() => engine.close());

  const csv = (rows: Rows): string =>
    rows.map((row) => `${row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\n`).join('');
  const file = async (bytes: Uint8Array, extension: string, mode: string): Promise<Uint8Array> =>
    (await deidentifyFile(engine, bytes, 'bytes', { mode, extension, seed: 'order' })).bytes;
  const readers: Readonly<Record<string, (rows: Rows, mode: string) => Promise<string[][]>>> = {
    csv: async (rows, mode) => {
      const text = Buffer.from(await file(Buffer.from(csv(rows)), 'csv', mode)).toString();
      return text
        .trim()
        .split('\n')
        .map((line) => line.split(/,(?! )/).map((cell) => cell.replaceAll('"', '')));
    },
    stream: async (rows, mode) => {
      const session = engine.openSession({ mode, seed: 'order' });
      const [titles = [], ...others] = rows;
      return [
        [...titles],
        ...others.map((row) =>
          row.map((cell, i) => {
            const edits = session.deidentify(cell, { header: [titles[i] ?? ''] });
            return edits.reduceRight(
              (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
              cell,
            );
          }),
        ),
      ];
    },
    xlsx: async (rows, mode) => {
      const book = read(await file(xlsx({ S: sheet(sheetData(rows)) }), 'xlsx', mode));
      const cells: unknown[][] = utils.sheet_to_json(book.Sheets.S ?? {}, { header: 1 });
      return cells.map((row) => row.map(String));
    },
  };

  for (const format of ['csv', 'xlsx'])
    it(`keep what Safe Harbor allows, in rows of ${format}`, async () => {
      for (const [title, value, wanted] of VECTORS) {
        const rows = await readers[format]?.(
          [
            ['name', title],
            ['Ode Quill', value],
          ],
          'HIPAA',
        );
        expect(rows?.[1]?.[1], value).to.equal(wanted);
      }
    });

  it('keep what Safe Harbor allows, in lines of text and in records', async () => {
    for (const [title, value, wanted] of VECTORS) {
      const line = title === 'note' ? value : `${title}: ${value}`;
      const text = Buffer.from(await file(Buffer.from(`${line}\n`), 'txt', 'HIPAA')).toString();
      for (const output of [text.trim(), engine.deidentify(line, { mode: 'HIPAA' }).outputs[0]?.text ?? ''])
        expect(output.endsWith(wanted), `${value}: ${output}`).to.equal(true);
    }
  });

  for (const format of ['csv', 'xlsx', 'stream'])
    it(`show no age over 89 by a date that comes before the latest service, in ${format}`, async () => {
      const rows = [
        ['dob', 'visit', 'age'],
        ['03/04/1961', '01/02/2014', '53'],
        ['06/02/1933', '03/01/2026', '92'],
        ['11/23/1935', '03/02/2025', '90 or older'],
        ['05/09/24', '03/02/2026', '102'],
      ];
      const output = (await readers[format]?.(rows, 'HIPAA'))?.flat().join(' ') ?? '';
      expect(output).to.not.match(/1933|1935|2024|1924/);
      expect(output).to.include('2014').and.include('1961');
    });

  it('show no age over 89 by a record with one date', () => {
    expect(engine.deidentify('05/02/1934', { mode: 'HIPAA' }).outputs[0]?.text).to.equal('on or before 1936');
    expect(engine.deidentify('born 05/02/1934, seen 03/04/2009', { mode: 'HIPAA' }).outputs[0]?.text).to.equal(
      'born 1934, seen 2009',
    );
  });

  for (const format of ['csv', 'xlsx'])
    it(`read dates in the order that a later row of ${format} shows`, async () => {
      const rows = [['visit'], ['03/04/2026'], ['07/05/2026'], ['11/05/2026'], ['25/04/2026']];
      const moved = (await readers[format]?.(rows, 'PROPRIETARY'))?.flat().slice(1) ?? [];
      const days = (dates: readonly string[]): number[] =>
        dates.map((date) => {
          const [day = 0, month = 0, year = 0] = date.split('/').map(Number);
          return Date.UTC(year, month - 1, day) / 86_400_000;
        });
      const steps = (all: readonly number[]): number[] => all.slice(1).map((day) => day - (all[0] ?? 0));
      expect(steps(days(moved))).to.deep.equal(steps(days(rows.flat().slice(1))));
    });
});
