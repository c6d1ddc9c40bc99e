import { expect } from 'chai';
import { createEngine, deidentifyFile, type Engine } from '../../../lib/index.js';
import { seenText } from './content/edit-pdf.js';
import { LAYOUTS, printed } from './table-layouts.js';

/** A list of persons; all cells but those of the last column identify somebody. */
const PERSONS = [
  ['First name', 'Last name', 'Social Security Number', 'Account number', 'Email', 'Points'],
  ['Rosalind', 'Thackeray', '418273645', '71204481', 'r.thackeray@mail.test', '212'],
  ['Barnaby', 'Wolstenholme', '527364518', '71204512', 'b.wolst@mail.test', '187'],
  ['Cordelia', 'Ashgrove', '631827364', '71204530', 'cordelia@mail.test', '240'],
  ['Ignatius', 'Fairweather', '214365879', '71204599', 'ig.fair@mail.test', '199'],
] as const;

const COUNTS = [
  ['Item', 'Sold', 'Returned', 'Ordered', 'Damaged', 'Left'],
  ['Chairs', '61,204', '7', '18,332', '921', '64'],
  ['Tables', '84,115', '49', '2,907', '24,608', '38'],
  ['Lamps', '93', '76,410', '7,003', '7,612', '31'],
  ['Shelves', '2,118', '5,926', '57', '9,031', '5,417'],
  ['Beds', '90,741', '47,188', '5,602', '46', '1,093'],
  ['Desks', '13/92', '26,903', '4284', '19', '33'],
] as const;

const csvOf = (rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from(`${rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')}\n`);

describe('pdf: kinds of tables', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const deidentified = async (input: Uint8Array, extension: string) => {
    const { bytes, counts } = await deidentifyFile(engine, input, 'bytes', { extension, mode: 'REDACT' });
    const text = extension === 'pdf' ? (await seenText(Buffer.from(bytes))).map((one) => one.text).join(' ') : '';
    return { text, counts };
  };

  for (const layout of LAYOUTS) {
    it(`finds the same in a table ${layout.name} as in a csv, and nothing else`, async () => {
      const { text, counts } = await deidentified(await printed(layout, PERSONS), 'pdf');
      for (const row of PERSONS.slice(1)) for (const cell of row.slice(0, -1)) expect(text).to.not.include(cell);
      for (const row of PERSONS.slice(1)) expect(text).to.include(row.at(-1));
      expect(text).to.include('The list of the branch').and.include('These are all of them.');
      expect(counts).to.deep.equal((await deidentified(csvOf(PERSONS), 'csv')).counts);
    });

    it(`keeps a table of counts ${layout.name}`, async () => {
      const { text, counts } = await deidentified(await printed(layout, COUNTS), 'pdf');
      expect(counts).to.deep.equal({});
      for (const cell of COUNTS.flat()) expect(text).to.include(cell);
    });
  }
});
