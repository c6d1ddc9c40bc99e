import { expect } from 'chai';
import { read, utils, write } from 'xlsx';
import { createEngine, type DeidError, deidentifyFile, type Engine } from '../../lib/index.js';

const consistencyKey = 'a key of a study, kept secret';
const DAY = 24 * 60 * 60 * 1000;

describe('a consistency key', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const out = (text: string, options = {}): string =>
    engine.deidentify(text, { consistencyKey, ...options }).outputs[0]?.text ?? '';
  const csv = async (rows: readonly string[], options = {}): Promise<string[]> => {
    const given = Buffer.from(`${rows.join('\n')}\n`);
    const settings = { extension: 'csv', consistencyKey, ...options };
    const { bytes } = await deidentifyFile(engine, given, 'bytes', settings);
    return Buffer.from(bytes).toString().trimEnd().split('\n');
  };
  /** Days between a date and its substitute. */
  const moved = (from: string, to: string | undefined): number => (Date.parse(to ?? '') - Date.parse(from)) / DAY;
  const dateIn = (text: string): string | undefined => /\d{4}-\d\d-\d\d/.exec(text)?.[0];
  const refusal = (options: object): DeidError => {
    try {
      engine.deidentify('x', options);
    } catch (error) {
      return error as DeidError;
    }
    return expect.fail('it was taken');
  };

  it('gives a person one substitute in all texts and files, and another under another key', async () => {
    const name = /^Patient: (.+?) was/.exec(out('Patient: Maren Oldfield was seen by Dr. Tobias Renner.'))?.[1] ?? '';
    const later = /^Patient: (.+?) was/.exec(out('Patient: Maren Oldfield was discharged to Aalen.'))?.[1];
    expect(later).to.equal(name).and.not.equal('Maren Oldfield');
    const [, row = ''] = await csv(['patient,note', 'Maren Oldfield,fine', 'Ugo Brandt,fine']);
    expect(row.split(',')[0]).to.equal(name);
    expect(out('Patient: Maren Oldfield was seen.', { consistencyKey: 'the key of another study' })).not.to.include(
      name,
    );
  });

  it('moves the dates of a person alike in all texts, and those of another person by another shift', () => {
    const shifts = ['Maren Oldfield', 'Ugo Brandt', 'Ilse Tannert', 'Pavel Dusek'].map((person) => {
      const first = moved('2023-03-07', dateIn(out(`Patient: ${person}, admitted 2023-03-07.`)));
      const second = moved('2024-11-19', dateIn(out(`Patient: ${person}, seen on 2024-11-19 in Aalen.`)));
      expect(first, person).to.equal(second);
      return first;
    });
    expect(new Set(shifts).size).to.be.greaterThan(1);
  });

  it('keeps the intervals of a document', () => {
    const dates = out('Maren Oldfield: admitted 2023-03-07, discharged 2023-03-19.').match(/\d{4}-\d\d-\d\d/g) ?? [];
    expect(moved(dates[0] ?? '', dates[1])).to.equal(12);
  });

  it('moves dates in a table by the person of the row, whatever the order of rows, as in a text', async () => {
    const rows = ['Maren Oldfield,2023-03-07', 'Ugo Brandt,2023-03-07', 'Ilse Tannert,2022-01-14'];
    const title = 'patient,admission date';
    const [, ...forward] = await csv([title, ...rows]);
    const [, ...backward] = await csv([title, ...rows.toReversed()]);
    expect(backward.toReversed()).to.deep.equal(forward);
    const inText = moved('2024-11-19', dateIn(out('Patient: Maren Oldfield, seen on 2024-11-19.')));
    expect(moved('2023-03-07', dateIn(forward[0] ?? ''))).to.equal(inText);
    expect(dateIn(forward[0] ?? '')).not.to.equal(dateIn(forward[1] ?? ''));
  });

  it('does the same in workbooks', async () => {
    const rows = ['Maren Oldfield,2023-03-07', 'Ugo Brandt,2023-03-07', 'Ilse Tannert,2022-01-14'];
    const book = utils.book_new();
    const cells = [['patient', 'admission date'], ...rows.map((row) => row.split(','))];
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'stays');
    const given: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx' });
    const { bytes } = await deidentifyFile(engine, given, 'bytes', { extension: 'xlsx', consistencyKey });
    const [sheet] = Object.values(read(bytes, { type: 'buffer' }).Sheets);
    const [, ...inBook] = utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1 });
    const [, ...inText] = await csv(['patient,admission date', ...rows]);
    // A csv of ASCII stays one: there, letters lose their signs.
    const plain = (row: readonly string[]): string => row.join(',').normalize('NFD').replace(/\p{M}/gu, '');
    expect(inBook.map(plain)).to.deep.equal(inText);
  });

  it('moves dates by the number of a person where a row holds no name', async () => {
    const title = 'mrn,admission date,ward';
    const rows = ['4471902,2023-03-07,3', '8810345,2023-03-07,3', '6627710,2023-03-07,4'];
    const [, ...all] = await csv([title, ...rows]);
    const [, alone = ''] = await csv([title, ...rows.slice(1)]);
    expect(dateIn(alone)).to.equal(dateIn(all[1] ?? ''));
    expect(new Set(all.map(dateIn)).size).to.be.greaterThan(1);
  });

  it('is refused where the law forbids what is derived from a person, beside a seed, and if it is short', () => {
    expect(refusal({ mode: 'HIPAA', consistencyKey })).to.include({ code: 'consistency_forbidden', status: 422 });
    expect(refusal({ mode: 'HIPAA', consistencyKey }).message).to.include('164.514(c)');
    expect(refusal({ seed: 'x', consistencyKey }).mistakes.map(({ pointer }) => pointer)).to.deep.equal(['/seed']);
    const [mistake] = refusal({ consistencyKey: 'short' }).mistakes;
    expect(mistake?.pointer).to.equal('/consistencyKey');
    expect(() => engine.openSession({ mode: 'HIPAA', consistencyKey })).to.throw('164.514(c)');
  });
});
