import { expect } from 'chai';
import { read, utils, write } from 'xlsx';
import { createEngine, deidentifyFile, type Engine } from '../../lib/index.js';

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
});
