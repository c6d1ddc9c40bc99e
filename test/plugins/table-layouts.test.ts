import { expect } from 'chai';
import { read, utils } from 'xlsx';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';
import { docx, paragraph, partsOf, textOf } from './office/make-docx.js';
import { sheet, sheetData, xlsx } from './office/make-xlsx.js';
import { IDENTIFIERS, TABLE_LAYOUTS, type TableLayout } from './table-layouts.js';

type Rows = TableLayout['rows'];

/** How a table is written as a file of a format, and how its cells are read back. */
interface Format {
  readonly write: (rows: Rows) => Uint8Array;
  readonly cells: (bytes: Uint8Array) => readonly string[];
}

const csvCell = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const FORMATS: Readonly<Record<string, Format>> = {
  csv: {
    write: (rows) => Buffer.from(rows.map((row) => `${row.map(csvCell).join(',')}\n`).join('')),
    cells: (bytes) => Buffer.from(bytes).toString().split(/[,\n]/),
  },
  xlsx: {
    write: (rows) =>
      xlsx({
        People: sheet(sheetData(rows.map((row) => row.map((cell) => (/^[1-9]\d*$/.test(cell) ? Number(cell) : cell))))),
      }),
    cells: (bytes) => {
      const [first = ''] = read(bytes).SheetNames;
      const rows: unknown[][] = utils.sheet_to_json(read(bytes).Sheets[first] ?? {}, { header: 1 });
      return rows.flat().map(String);
    },
  },
  docx: {
    write: (rows) => {
      const row = (cells: readonly string[]): string =>
        `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
      return docx(`<w:tbl>${rows.map(row).join('')}</w:tbl>`);
    },
    cells: (bytes) => (partsOf(bytes)['word/document.xml'] ?? '').split('</w:tc>').map(textOf),
  },
};

describe('titles of tables', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const run = async (format: string, rows: Rows, mode: string) => {
    const file = FORMATS[format]?.write(rows) ?? new Uint8Array();
    const { bytes, counts } = await deidentifyFile(engine, file, 'bytes', { mode, extension: format });
    return { cells: FORMATS[format]?.cells(bytes) ?? [], counts };
  };
  const expectCovered = (cells: readonly string[], counts: readonly string[], where: string): void => {
    expect(
      IDENTIFIERS.filter((one) => cells.some((cell) => cell.includes(one))),
      where,
    ).to.deep.equal([]);
    expect(
      counts.filter((one) => !cells.includes(one)),
      where,
    ).to.deep.equal([]);
  };

  it('of two parts: an age beside a sex is found in each format', async () => {
    const rows = [
      ['Patient', 'Age / Sex'],
      ['Leontine Blackmoor', '94 / F'],
      ['Alaric Winterbourne', '41 / M'],
    ];
    for (const format of Object.keys(FORMATS)) {
      expect((await run(format, rows, 'REDACT')).cells.join(' '), format).to.not.match(/94|41/);
      expect((await run(format, rows, 'HIPAA')).cells.join(' '), format)
        .to.include('90 or older')
        .and.include('41 / M');
    }
  });

  for (const { what, rows, counts } of TABLE_LAYOUTS) {
    it(`${what}: no identifier stays, no count goes, and each format has the same findings`, async () => {
      const first = await run('csv', rows, 'REDACT');
      expectCovered(first.cells, counts, 'csv');
      for (const format of ['xlsx', 'docx']) {
        const other = await run(format, rows, 'REDACT');
        expectCovered(other.cells, counts, format);
        expect(other.counts, format).to.deep.equal(first.counts);
      }
    });

    it(`${what}: no identifier stays where substitutes take their place`, async () => {
      expectCovered((await run('csv', rows, 'PROPRIETARY')).cells, counts, 'csv');
    });
  }
});
