import { expect } from 'chai';
import type { Engine } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';

/** Rows of a table, as people paste them into a text. */
const LAYOUTS: readonly (readonly [name: string, write: (rows: readonly (readonly string[])[]) => string])[] = [
  ['Markdown', ([titles = [], ...rows]) => [titles, titles.map(() => '---'), ...rows].map(bars).join('\n')],
  ['a frame of characters', (rows) => framed(rows)],
  ['tabs', (rows) => rows.map((row) => row.join('\t')).join('\n')],
  ['commas', (rows) => rows.map((row) => row.join(',')).join('\n')],
  [
    'blanks',
    (rows) =>
      rows
        .map((row) =>
          row
            .map((cell) => cell.padEnd(20))
            .join('')
            .trimEnd(),
        )
        .join('\n'),
  ],
];

const bars = (row: readonly string[]): string => `| ${row.join(' | ')} |`;

function framed(rows: readonly (readonly string[])[]): string {
  const line = bars((rows[0] ?? []).map(() => '-'.repeat(18))).replace(/[| ]/g, (sign) => (sign === '|' ? '+' : '-'));
  const [titles = '', ...below] = rows.map((row) => bars(row.map((cell) => cell.padEnd(18))));
  return [line, titles, line, ...below, line].join('\n');
}

const PEOPLE = [
  ['Name', 'Team', 'Status'],
  ['Torvel Ekdahl', 'Ops', 'open'],
  ['Per Osk', 'Sales', 'closed'],
];
const ACCOUNTS = [
  ['Account', 'Name', 'Balance'],
  ['70318842', 'Torvel Ekdahl', '120.40'],
  ['XK-703188', 'Per Osk', '7.15'],
];
const THINGS = [
  ['Name', 'Version', 'Licence'],
  ['Spring Lantern', '3.1', 'MIT'],
  ['Paper Harbor', '8.2', 'GPL'],
];

describe('tables within a text', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());
  const found = (text: string, type: string): string[] =>
    engine.analyze(text, { entities: [type] }).findings.map(({ start, end }) => text.slice(start, end));

  for (const [name, write] of LAYOUTS) {
    it(`holds persons below Name, and no title: ${name}`, () => {
      expect(found(write(PEOPLE), 'PERSON')).to.deep.equal(['Torvel Ekdahl', 'Per Osk']);
    });

    it(`holds account numbers below Account: ${name}`, () => {
      expect(found(write(ACCOUNTS), 'BANK_ACCOUNT')).to.deep.equal(['70318842', 'XK-703188']);
    });

    it(`holds things below Name beside Version: ${name}`, () => {
      expect(found(write(THINGS), 'PERSON')).to.deep.equal([]);
    });
  }

  it('has no account numbers below Account where the values are names of companies', () => {
    const text = 'Account,Name,Balance\nHarbour Foods,Torvel Ekdahl,12.10\nQuill Paper,Per Osk,3.20\n';
    expect(found(text, 'BANK_ACCOUNT')).to.deep.equal([]);
  });

  it('reads a label in bold as a label', () => {
    expect(found('- **Name:** Torvel Ekdahl\n- **Team:** Ops\n', 'PERSON')).to.deep.equal(['Torvel Ekdahl']);
  });
});
