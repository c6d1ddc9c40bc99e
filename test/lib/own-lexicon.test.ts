import { expect } from 'chai';
import { definePlugin, isDeidError } from '../../core/index.js';
import { createEngine, type EngineConfigPlugin } from '../../lib/index.js';
import { type TempFolder, tempFolder } from './temp-folder.js';

const EXCEPTIONS = 'term\teffect\tcase\treason\n';
const WORDS = 'term\tclass\n';
const plugins: readonly EngineConfigPlugin[] = [
  { use: 'deidkit/plugins/medical' },
  { use: 'deidkit/plugins/contact' },
  { use: 'deidkit/plugins/names' },
];

describe("a team's own words", () => {
  let folder: TempFolder | undefined;
  afterEach(() => folder?.[Symbol.asyncDispose]());

  /** Engine with a lexicon of these files. */
  async function engineWith(files: Readonly<Record<string, string>>, more: object = {}) {
    folder = await tempFolder(Object.fromEntries(Object.entries(files).map(([name, text]) => [`words/${name}`, text])));
    return createEngine({ plugins, lexicon: [folder.file('words')], ...more });
  }

  /** What a lexicon of these files is refused for, a line each, without the head. */
  async function refusals(files: Readonly<Record<string, string>>, more: object = {}): Promise<readonly string[]> {
    try {
      await using _ = await engineWith(files, more);
      return [];
    } catch (error) {
      if (!isDeidError(error)) throw error;
      expect(error.code).to.equal('config_invalid');
      return error.mistakes.map(({ pointer, message }) => `${pointer} ${message}`);
    }
  }

  it('are found like those of the package, in dictionaries and in lists', async () => {
    await using engine = await engineWith({
      'any/drugs.tsv': `${WORDS}zorblaxin\tcommon\n`,
      'de/diseases.tsv': `term\tclass\tsource\tlicence\nmorbus zorbla\tcommon\tus\tCC0-1.0\n`,
    });
    const text = 'Takes Zorblaxin 5 mg for morbus Zorbla and aspirin for gout.';
    const { findings } = engine.analyze(text, { level: 3, domain: 'Medical' });
    expect(findings.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`)).to.deep.equal([
      'MEDICATION Zorblaxin 5 mg',
      'DIAGNOSIS morbus Zorbla',
      'MEDICATION aspirin',
      'DIAGNOSIS gout',
    ]);
  });

  it('do not affect other engines', async () => {
    await using _ = await engineWith({ 'any/drugs.tsv': `${WORDS}zorblaxin\tcommon\n` });
    await using other = await createEngine({ plugins });
    expect(other.analyze('Takes zorblaxin', { level: 3, domain: 'Medical' }).findings).to.deep.equal([]);
  });

  it('are read from folders relative to the configuration file', async () => {
    folder = await tempFolder({
      'my.json': JSON.stringify({ plugins: [{ use: 'deidkit/plugins/medical' }], lexicon: ['./words'] }),
      'words/exceptions.tsv': `${EXCEPTIONS}Bluebird\talways PERSON\t\t\n`,
    });
    await using engine = await createEngine(folder.file('my.json'));
    expect(engine.analyze('ask bluebird').findings).to.have.length(1);
  });

  it('make terms findings at every level, and can be disabled like any recognizer', async () => {
    const files = { 'exceptions.tsv': `${EXCEPTIONS}night heron\talways PERSON\t\t\n` };
    await using engine = await engineWith(files);
    const [finding] = engine.analyze('Ask Night  Heron about it.', { level: 1 }).findings;
    expect(finding).to.include({ type: 'PERSON', start: 4, end: 16, recognizer: 'lexicon/always' });
    await folder?.[Symbol.asyncDispose]();
    await using without = await engineWith(files, { disable: ['lexicon/always'] });
    expect(without.analyze('Ask Night Heron about it.', { level: 1 }).findings).to.deep.equal([]);
  });

  it('exclude terms from a type, as a whole and in any case', async () => {
    await using engine = await engineWith({
      'exceptions.tsv': `${EXCEPTIONS}mary jones\tnever PERSON\t\tour boat\nmary@jones.test\tnever PERSON\t\t\n`,
    });
    const found = (text: string) => engine.analyze(text).findings.map(({ type }) => type);
    expect(found('We met MARY JONES.')).to.deep.equal([]);
    expect(found('We met Mary Jones-Smith.')).to.deep.equal(['PERSON']);
    expect(found('Write to mary@jones.test.')).to.deep.equal(['EMAIL_ADDRESS']);
  });

  it('follow the later folder if two contradict each other', async () => {
    folder = await tempFolder({
      'a/exceptions.tsv': `${EXCEPTIONS}bluebird\talways PERSON\t\t\n`,
      'b/exceptions.tsv': `${EXCEPTIONS}Bluebird\tnever PERSON\t\t\n`,
    });
    await using engine = await createEngine({ plugins, lexicon: [folder.file('a'), folder.file('b')] });
    expect(engine.analyze('ask bluebird').findings).to.deep.equal([]);
  });

  it('are available to third-party plugins', async () => {
    const birds = definePlugin({
      name: 'birds',
      description: 'Birds.',
      register(registry) {
        const terms = registry.words('birds', { class: ['small'], language: 'en' });
        registry.recognizer({
          name: 'birds/bird',
          types: ['USERNAME'],
          dictionary: [{ type: 'USERNAME', terms, score: 0.8 }],
        });
      },
    });
    await using engine = await engineWith(
      {
        'en/birds.tsv': `${WORDS}wren\tsmall\n`,
        'any/birds.tsv': `${WORDS}tit\tsmall\n`,
        'de/birds.tsv': `${WORDS}meise\tsmall\n`,
      },
      { plugins: [{ use: birds }] },
    );
    expect(engine.analyze('wren tit meise').findings).to.have.length(2);
  });

  const rows: readonly [string, Readonly<Record<string, string>>, readonly string[]][] = [
    [
      'a group that nobody asks for',
      { 'any/birds.tsv': `${WORDS}wren\tsmall\n` },
      ['/lexicon/0 any/birds.tsv:2: no plugin asks for words of this group'],
    ],
    [
      'a class that nobody asks for',
      { 'any/drugs.tsv': `${WORDS}wren\tsmall\n` },
      [
        '/lexicon/0 any/drugs.tsv:2: no plugin asks for words of this class; classes of the group that are asked for: common',
      ],
    ],
    [
      'a type that nobody has',
      { 'exceptions.tsv': `${EXCEPTIONS}wren\tnever BIRD\t\t\n` },
      ['/lexicon/0 exceptions.tsv:2: there is no such entity type'],
    ],
    [
      'an effect that is none',
      { 'exceptions.tsv': `${EXCEPTIONS}wren\tsometimes PERSON\t\t\n` },
      ["/lexicon/0 exceptions.tsv:2: the effect must be 'always' or 'never'"],
    ],
    [
      'an exception twice',
      { 'exceptions.tsv': `${EXCEPTIONS}wren\tnever PERSON\t\t\nWren\talways PERSON\t\t\n` },
      ['/lexicon/0 exceptions.tsv:3: an earlier line has this term'],
    ],
    [
      'a term twice',
      { 'any/drugs.tsv': `${WORDS}wren\tcommon\nwren\tcommon\n` },
      ['/lexicon/0 any/drugs.tsv:3: the class has this term already'],
    ],
    [
      'no term',
      { 'any/drugs.tsv': `${WORDS} wren\tcommon\n\tcommon\n--\tcommon\n` },
      [
        '/lexicon/0 any/drugs.tsv:2: a term is not empty',
        '/lexicon/0 any/drugs.tsv:3: a term is not empty',
        '/lexicon/0 any/drugs.tsv:4: a term has a letter',
      ],
    ],
    [
      'a column too many',
      { 'any/drugs.tsv': `${WORDS}wren\tcommon\tours\n` },
      ['/lexicon/0 any/drugs.tsv:2: a line has 2 columns between tabs, not 3'],
    ],
    [
      'another header',
      { 'any/drugs.tsv': 'word\tclass\nwren\tcommon\n' },
      ['/lexicon/0 any/drugs.tsv:1: the first line must be'],
    ],
    [
      'names of files that are none',
      { 'wrens/drugs.tsv': WORDS, 'en/My wrens.txt': '' },
      ['/lexicon/0 en/: a file is named otherwise', '/lexicon/0 a folder in it is named neither'],
    ],
  ];
  for (const [name, files, expected] of rows)
    it(`are refused by folder, file and line, and never by the word: ${name}`, async () => {
      const said = await refusals(files);
      expect(said).to.have.length(expected.length);
      for (const [i, part] of expected.entries()) expect(said[i]).to.include(part);
      expect(said.join('\n').replaceAll('/birds', '')).not.to.match(/wren|meise/i);
    });

  it('report a missing folder together with all other mistakes', async () => {
    const said = await refusals({}, { lexicon: ['./no-such-folder', 7], thresholds: { PERSON: [2] } });
    expect(said).to.include('/lexicon/0 the folder cannot be read: there is no such file');
    expect(said.some((line) => line.startsWith('/lexicon/1 '))).to.equal(true);
    expect(said.some((line) => line.startsWith('/thresholds'))).to.equal(true);
  });
});
