import { expect } from 'chai';
import { read, utils, write } from 'xlsx';
import { createEngine, deidentifyFile, type Engine, RunMemory } from '../../lib/index.js';

const NAMES = [
  'Mary Hartwell',
  'Sarah Lancaster',
  'Thomas Dvorak',
  'Peter Castellano',
  'Peter Ramanathan',
  'Daniel Marchetti',
  'Mary Thornbury',
  'Jürgen Oesterle',
  'Kelechi Brennan',
];
const KEYS = ['a first key of a run', 'a second key of a run', 'a third key of a run'];

describe('the files of one run', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const made = async (file: string | Uint8Array, extension: string, consistencyKey: string): Promise<Uint8Array> => {
    const bytes = typeof file === 'string' ? Buffer.from(file) : file;
    return (await deidentifyFile(engine, bytes, 'bytes', { extension, consistencyKey })).bytes;
  };
  const lines = async (text: string, extension: string, key: string): Promise<string[]> =>
    Buffer.from(await made(text, extension, key))
      .toString()
      .trimEnd()
      .split('\n');

  /** The substitutes of the names in a table, in the order of NAMES. */
  const inTable = async (names: readonly string[], key: string): Promise<string[]> => {
    const [, ...rows] = await lines(`sex,name\n${names.map((name) => `F,${name}\n`).join('')}`, 'csv', key);
    return NAMES.map((name) => rows[names.indexOf(name)]?.split(',')[1] ?? '');
  };
  const inText = async (key: string): Promise<string[]> => {
    const text = NAMES.map((name) => `Le patient ${name} est venu dans la clinique avec sa femme.\n`).join('');
    return (await lines(text, 'txt', key)).map((line) => /^Le patient (.*) est venu/.exec(line)?.[1] ?? '');
  };
  const inBook = async (key: string): Promise<string[]> => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['patient name'], ...NAMES.map((name) => [name])]), 'stays');
    const bytes = await made(write(book, { type: 'buffer', bookType: 'xlsx' }), 'xlsx', key);
    const [sheet] = Object.values(read(bytes, { type: 'buffer' }).Sheets);
    return utils
      .sheet_to_json<string[]>(sheet ?? {}, { header: 1 })
      .slice(1)
      .map(([name = '']) => name);
  };

  it('give a full name one substitute, whatever their order, language, sexes and formats', async () => {
    for (const key of KEYS) {
      const forward = await inTable(NAMES, key);
      expect(forward.filter((name) => name === '' || name.includes('*'))).to.deep.equal([]);
      expect(await inTable(NAMES.toReversed(), key)).to.deep.equal(forward);
      expect(await inText(key)).to.deep.equal(forward);
      expect(await inBook(key)).to.deep.equal(forward);
    }
  });

  it('join two columns of a name with the full name', async () => {
    for (const key of KEYS) {
      const split = NAMES.map((name) => `${name.replace(' ', ',')}\n`).join('');
      const [, ...rows] = await lines(`first_name,last_name\n${split}`, 'csv', key);
      expect(rows.map((row) => row.replace(',', ' '))).to.deep.equal(await inTable(NAMES, key));
    }
  });

  const numbered = async (text: string, run: RunMemory, mode = 'HIPAA'): Promise<string> => {
    const { bytes } = await deidentifyFile(engine, Buffer.from(text), 'bytes', { extension: 'txt', mode, run });
    return Buffer.from(bytes).toString();
  };

  it('number a person and an id alike, whatever the order of the name and its initials', async () => {
    for (const mode of ['HIPAA', 'GDPR']) {
      const run = new RunMemory();
      expect(await numbered('Patient: Mary Hartwell, MRN 70431900.\n', run, mode)).to.equal(
        'Patient: [PERSON_1], MRN [ID_NUMBER_1].\n',
      );
      expect(await numbered('Patient: Thomas Dvorak, MRN 70551122.\n', run, mode)).to.include('[PERSON_2]');
      expect(await numbered('Patient: HARTWELL, Mary A., MRN 70431900.\n', run, mode)).to.equal(
        'Patient: [PERSON_1], MRN [ID_NUMBER_1].\n',
      );
    }
  });

  it('do not take a given name alone for the person of another file', async () => {
    const run = new RunMemory();
    await numbered('Patient: Mary Hartwell was seen.\n', run);
    expect(await numbered('Dear Mary,\nthank you. Mary was well.\n', run)).to.equal(
      'Dear [PERSON_2],\nthank you. [PERSON_2] was well.\n',
    );
    expect(await numbered('Dear Mary,\nthank you.\n', run)).to.equal('Dear [PERSON_3],\nthank you.\n');
  });

  it('continue in a copy of the memory, which holds no text', async () => {
    const first = new RunMemory();
    await numbered('Patient: Mary Hartwell, MRN 70431900.\n', first);
    const { state } = first;
    expect(JSON.stringify([[...state.numbers], [...state.counts]])).not.to.match(/hartwell|70431900/i);
    const second = new RunMemory(structuredClone(state));
    expect(await numbered('Seen: Thomas Dvorak and Mary Hartwell.\n', second)).to.equal(
      'Seen: [PERSON_2] and [PERSON_1].\n',
    );
    expect(first.add(second.last)).to.deep.equal([2, 1]);
  });
});
