import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { isDeidError } from '../../core/index.js';
import { quasiColumns, type RiskTable, readTable, riskOf, withMinK, writeTable } from '../../lib/index.js';

interface Compared {
  readonly name: string;
  readonly quasi: readonly number[];
  readonly sensitive: readonly number[];
  readonly k: number;
  readonly l: number;
  readonly rows: readonly string[];
}
interface Published extends Compared {
  readonly columns: readonly string[];
}
const { columns, tables, published }: { columns: string[]; tables: Compared[]; published: Published[] } = JSON.parse(
  readFileSync(new URL('../../../test/lib/risk-tables.json', import.meta.url), 'utf8'),
);
const tableOf = ({ rows }: Compared): RiskTable => ({ columns, rows: rows.map((row) => row.split(',')) });

describe('what is left in a table', () => {
  for (const table of tables)
    it(`has the k and l that pycanon counts: ${table.name}`, () => {
      const { k, l, rows } = riskOf(tableOf(table), table);
      expect({ k, l, rows }).to.deep.equal({ k: table.k, l: table.l, rows: table.rows.length });
    });

  for (const table of published)
    it(`has the k and l that its authors name: ${table.name}`, () => {
      const rows = table.rows.map((row) => row.split(','));
      const { k, l } = riskOf({ ...table, rows }, table);
      expect({ k, l }).to.deep.equal({ k: table.k, l: table.l });
      for (const minK of [2, 4, 5, rows.length])
        expect(riskOf(withMinK({ ...table, rows }, table, minK), table).k).to.be.at.least(minK);
    });

  it('is nothing for a table without rows, and has no l without a sensitive column', () => {
    expect(riskOf({ columns: ['age'], rows: [] }, { quasi: [0], sensitive: [0] })).to.include({
      k: 0,
      l: null,
      classes: 0,
    });
    expect(riskOf({ columns: ['age'], rows: [['1']] }, { quasi: [0], sensitive: [] })).to.include({
      k: 1,
      l: null,
      unique: 1,
    });
  });

  it('counts cells that hold separators apart', () => {
    const rows = [
      ['a,b', 'c'],
      ['a', 'b,c'],
      ['a","b', 'c'],
    ];
    expect(riskOf({ columns: ['x', 'y'], rows }, { quasi: [0, 1], sensitive: [] }).classes).to.equal(3);
  });
});

describe('min_k', () => {
  const word = fc.oneof(
    fc.integer({ min: 0, max: 99 }).map(String),
    fc.constantFrom('60311', '60313', '80331', '02139', 'SW1A 1AA', ''),
    fc.constantFrom('1980-03-14', '1980-11-02', '1975-01-01', 'nurse', 'F', '*'),
    fc.string({ maxLength: 6 }),
  );
  const anyTable = fc.array(fc.tuple(word, word, word, word), { minLength: 1, maxLength: 60 });

  it('never leaves a class below k, and changes nothing but the quasi-identifiers', () => {
    fc.assert(
      fc.property(anyTable, fc.integer({ min: 1, max: 12 }), (rows, minK) => {
        const table = { columns: ['a', 'b', 'c', 'd'], rows };
        const asked = { quasi: [0, 1, 2], sensitive: [3] };
        let made: ReturnType<typeof withMinK>;
        try {
          made = withMinK(table, asked, minK);
        } catch (error) {
          expect(isDeidError(error) && error.code).to.equal('too_few_rows');
          expect(rows.length).to.be.below(minK);
          return;
        }
        expect(rows.length).to.be.at.least(minK);
        expect(riskOf(made, asked).k).to.be.at.least(minK);
        expect(made.risk).to.deep.equal(riskOf(made, asked));
        expect(made.rows.map((row) => row[3])).to.deep.equal(rows.map((row) => row[3]));
        // Who was alike stays alike.
        expect(made.risk.classes).to.be.at.most(riskOf(table, asked).classes);
      }),
    );
  });

  it('makes ages bands, postal codes shorter and dates years before anything becomes *', () => {
    const rows = Array.from({ length: 40 }, (_, i) => [
      String(30 + (i % 10)),
      `6031${i % 4}`,
      `1980-0${1 + (i % 9)}-11`,
      'x',
    ]);
    const table = { columns: ['age', 'zip', 'born', 'note'], rows };
    const { rows: made, risk } = withMinK(table, { quasi: [0, 1, 2], sensitive: [] }, 8);
    expect(risk.k).to.be.at.least(8);
    expect(made[0]?.[0]).to.match(/^\d+-\d+$/);
    expect(made[0]?.[1]).to.match(/^603/);
    expect(made[0]?.[2]).to.match(/^1980/);
    expect(made.map((row) => row[3])).to.deep.equal(rows.map(() => 'x'));
  });

  for (const gap of ['', 'unknown'])
    it(`suppresses a row whose age is ${gap === '' ? 'empty' : `"${gap}"`}, and leaves the column to the others`, () => {
      const rows = Array.from({ length: 40 }, (_, i) => [
        i === 7 ? gap : String(30 + (i % 10)),
        i < 20 ? 'F' : 'M',
        'x',
      ]);
      const made = withMinK({ columns: ['age', 'sex', 'note'], rows }, { quasi: [0, 1], sensitive: [] }, 5);
      expect(made.risk.k).to.be.at.least(5);
      expect(made.rows[7]).to.deep.equal(['*', '*', 'x']);
      expect(made.rows.filter(([age]) => /^\d\d-\d\d$/.test(age ?? ''))).to.have.lengthOf.at.least(30);
      expect(made.rows.map((row) => row[2])).to.deep.equal(rows.map(() => 'x'));
    });

  it('keeps an empty cell as a value of its own where enough rows have it', () => {
    const rows = Array.from({ length: 40 }, (_, i) => [i < 20 ? '' : '34', 'F']);
    const made = withMinK({ columns: ['age', 'sex'], rows }, { quasi: [0, 1], sensitive: [] }, 10);
    expect([made.rows, made.steps]).to.deep.equal([rows, [0, 0]]);
  });

  it('leaves a table alone that has no small class', () => {
    const rows = Array.from({ length: 6 }, () => ['34', 'F']);
    const made = withMinK({ columns: ['age', 'sex'], rows }, { quasi: [0, 1], sensitive: [] }, 6);
    expect([made.rows, made.steps]).to.deep.equal([rows, [0, 0]]);
  });
});

describe('tables of text', () => {
  it('are read with their titles, which name the quasi-identifiers, and written again', () => {
    const csv = 'Age;Gender;Postal Code;Note\n34;F;60311;"says; nothing"\n';
    const table = readTable(csv);
    expect(quasiColumns(table)).to.deep.equal([0, 1, 2]);
    expect(readTable(writeTable(table))).to.deep.equal(table);
  });

  it('are refused if a row has another number of cells, without a piece of it', () => {
    for (const wrong of ['', 'a,b\n1\n', 'a,b\n1,2,Oldfield\n', 'a,b\n"1,2\n']) {
      const read = () => readTable(wrong);
      expect(read, wrong)
        .to.throw()
        .and.satisfy((error: Error) => isDeidError(error) && !error.message.includes('Oldfield'));
    }
  });
});
