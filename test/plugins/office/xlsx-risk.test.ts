import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { read, utils, type WorkBook, write } from 'xlsx';
import { isDeidError } from '../../../core/index.js';
import { createEngine, deidentifyFile, type Engine, riskOf } from '../../../lib/index.js';

const plugins = ['transformers', 'surrogates', 'policies', 'contact', 'temporal', 'locations', 'office'].map(
  (name) => ({
    use: `deidkit/plugins/${name}`,
  }),
);
type Cell = string | number | boolean;
type Rows = readonly (readonly Cell[])[];

interface Compared {
  readonly name: string;
  readonly quasi: readonly number[];
  readonly sensitive: readonly number[];
  readonly k: number;
  readonly l: number;
  readonly rows: readonly string[];
}
const { columns, tables }: { columns: string[]; tables: Compared[] } = JSON.parse(
  readFileSync(new URL('../../../../test/lib/risk-tables.json', import.meta.url), 'utf8'),
);

function bookOf(sheets: Readonly<Record<string, Rows>>): Buffer {
  const book: WorkBook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

describe('who can still be told apart in a new xlsx', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine({ plugins });
  });
  after(() => engine.close());

  const run = (sheets: Readonly<Record<string, Rows>>, risk: object) =>
    deidentifyFile(engine, bookOf(sheets), 'bytes', {
      extension: 'xlsx',
      mode: 'HIPAA',
      adapterOptions: { risk, columns: { diagnosis: 'keep' } },
    });
  const codeOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'done',
      (error: unknown) => (isDeidError(error) ? error.code : error),
    );

  it('is counted as pycanon counts it', async () => {
    for (const { name, quasi, sensitive, k, l, rows } of tables) {
      const body = rows.map((row) => row.split(',').map((cell) => (/^\d{1,2}$/.test(cell) ? Number(cell) : cell)));
      const { format } = await deidentifyFile(engine, bookOf({ People: [columns, ...body] }), 'bytes', {
        extension: 'xlsx',
        mode: 'MASKED',
        adapterOptions: {
          risk: { quasi: quasi.map((at) => columns[at]), sensitive: sensitive.map((at) => columns[at]) },
          columns: Object.fromEntries(columns.map((title) => [title, 'keep'])),
        },
      });
      const [only]: readonly unknown[] = Array.isArray(format.risk) ? format.risk : [];
      expect(only, name).to.include({ k, l, rows: rows.length, sheet: 1 });
    }
  });

  const row = fc.tuple(
    fc.constantFrom<Cell>(34, 35, 91, 97, ''),
    fc.constantFrom<Cell>('1980-03-14', '1980-11-02', '1975-01-01', 'unknown'),
    fc.constantFrom<Cell>(true, false),
    fc.constantFrom<Cell>('gout', 'asthma', 'a "rare", one'),
  );

  it('is counted as in the new file, booleans too, and min_k never leaves a class below k', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        async (rows, minK) => {
          const sheets = { People: [['Age', 'Birth Date', 'Smoker', 'Diagnosis'], ...rows] };
          const risk = { quasi: ['age', '2', 'SMOKER'], sensitive: ['diagnosis'] };
          const { bytes, format } = await run(sheets, risk);
          const sheet = read(bytes).Sheets.People ?? {};
          const [, ...body] = utils.sheet_to_json<Cell[]>(sheet, { header: 1, defval: '', blankrows: false });
          const made = riskOf(
            { columns: [], rows: body.map((cells) => cells.map(String)) },
            { quasi: [0, 1, 2], sensitive: [3] },
          );
          expect(format.risk).to.deep.equal([{ sheet: 1, headerRow: 1, ...made, quasi: [1, 2, 3], sensitive: [4] }]);
          expect(await codeOf(run(sheets, { ...risk, minK }))).to.equal(made.k < minK ? 'class_too_small' : 'done');
        },
      ),
      { numRuns: 12 },
    );
  });

  const PEOPLE: Rows = [
    ['Age', 'Sex', 'Note'],
    [34, 'F', 'x'],
    [34, 'F', 'y'],
    [51, 'M', 'z'],
    [51, 'M', 'x'],
  ];
  const VISITS: Rows = [
    ['Age', 'Visit', 'Ward'],
    [34, 'a', 'x'],
    [51, 'b', 'y'],
  ];

  it('is counted in each table by the columns it has, and what is not counted is named', async () => {
    const { format, warnings } = await run(
      {
        People: PEOPLE,
        Visits: VISITS,
        Colours: [
          ['Colour', 'Note'],
          ['red', 'u'],
        ],
      },
      {
        quasi: ['age', 'sex'],
      },
    );
    const figures: unknown = format.risk;
    expect(Array.isArray(figures) && figures.map(({ sheet, k }) => [sheet, k])).to.deep.equal([
      [1, 2],
      [2, 1],
    ]);
    expect(warnings).to.include('Tables without a quasi-identifier were not counted.');
    expect(warnings).to.include('A table that lacks some of the columns was counted by the others.');
    expect(await codeOf(run({ People: PEOPLE, Visits: VISITS }, { quasi: ['age'], minK: 2 }))).to.equal(
      'class_too_small',
    );
    expect(await codeOf(run({ People: PEOPLE }, { minK: 2 }))).to.equal('done');
  });

  it('is refused for columns that no table has', async () => {
    for (const risk of [
      { quasi: ['zip'] },
      { quasi: ['9'] },
      { sensitive: ['diagnosis'] },
      { quasi: ['age'], minK: 0 },
    ])
      expect(await codeOf(run({ People: PEOPLE }, risk)), JSON.stringify(risk)).to.equal('validation_failed');
    expect(
      await codeOf(
        run(
          {
            Colours: [
              ['Colour', 'Note'],
              ['red', 'u'],
            ],
          },
          {},
        ),
      ),
    ).to.equal('validation_failed');
  });
});
