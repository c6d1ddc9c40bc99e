import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { type PreparedScan, prepareScan } from '../../core/hosting.js';
import { Engine, isDeidError, type Plugin } from '../../core/index.js';
import { readPreparedScan, writePreparedScan } from '../../lib/engine/prepared-scan.js';
import { writeSealed } from '../../lib/engine/sealed-file.js';
import { definePlugin } from '../../lib/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import identifiers from '../../plugins/detectors/identifiers/index.js';
import temporal from '../../plugins/detectors/temporal/index.js';

const badge = (match: string): Plugin =>
  definePlugin({
    name: 'badge',
    description: 'Badges.',
    register: (registry) =>
      registry.recognizer({
        name: 'badge/number',
        types: ['EMPLOYEE_ID'],
        patterns: [{ type: 'EMPLOYEE_ID', match, score: 0.9 }],
      }),
  });

const herbs = (...terms: string[]): Plugin =>
  definePlugin({
    name: 'herbs',
    description: 'Herbs.',
    register: (registry) =>
      registry.recognizer({
        name: 'herbs/names',
        types: ['PROPRIETARY_TERM'],
        dictionary: [{ type: 'PROPRIETARY_TERM', terms, score: 0.9 }],
      }),
  });

const foundIn = async (plugin: Plugin, text: string, prepared?: PreparedScan): Promise<string[]> => {
  await using engine = await Engine.create({ plugins: [plugin], prepared });
  return engine.analyze(text, { level: 3 }).findings.map(({ start, end }) => text.slice(start, end));
};

const SHIPPED = [contact, identifiers, temporal];
const TEXT =
  'Born 2024-05-12, call (415) 555-0132 or +44 20 7946 0958 before May 5, 2023; ref no. A-1234567, badge BX-123456.';

describe('patterns prepared by the build', () => {
  let folder = '';
  let file: URL;
  let prepared: PreparedScan;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deidkit-'));
    file = pathToFileURL(join(folder, 'prepared.bin'));
    await using engine = await Engine.create({ plugins: SHIPPED });
    prepared = prepareScan(engine.recognizers);
    writePreparedScan(engine.recognizers, file);
  });

  after(() => rm(folder, { recursive: true }));

  it('are read back unchanged', async () => {
    expect(readPreparedScan(file)).to.deep.equal(prepared);
  });

  it('change no findings, also beside patterns that are not prepared', async () => {
    const plugins = [...SHIPPED, badge('BX-\\d{6}\\b')];
    await using slow = await Engine.create({ plugins });
    await using fast = await Engine.create({ plugins, prepared: readPreparedScan(file) });
    const { findings } = slow.analyze(TEXT, { level: 3 });
    expect(findings).to.have.length.above(5);
    expect(fast.analyze(TEXT, { level: 3 }).findings).to.deep.equal(findings);
  });

  for (const [what, plugins] of Object.entries({
    'in an engine with just these': SHIPPED,
    'in one with some of them': [temporal, contact],
    'in one with the same in another order': [...SHIPPED].reverse(),
  }))
    it(`do not change what is found ${what}`, async () => {
      await using slow = await Engine.create({ plugins });
      await using fast = await Engine.create({ plugins, prepared: readPreparedScan(file) });
      const { findings } = slow.analyze(TEXT, { level: 3 });
      expect(findings).to.have.length.above(3);
      expect(fast.analyze(TEXT, { level: 3 }).findings).to.deep.equal(findings);
    });

  it('find the same terms of dictionaries, including dictionaries that differ from the prepared ones by one term', async () => {
    const text = 'Sweet  Cicely, #lovage and LOVAGE root by rue; 本日山椒粉さんが.';
    const terms = [' lovage ', 'sweet cicely', '#lovage', 'Lovage root', '山椒粉', '--'];
    await using engine = await Engine.create({ plugins: [herbs(...terms)] });
    const known = prepareScan(engine.recognizers);
    const found = ['Sweet  Cicely', '#lovage', 'LOVAGE root', '山椒粉'];
    expect(await foundIn(herbs(...terms), text)).to.deep.equal(found);
    expect(await foundIn(herbs(...terms), text, known)).to.deep.equal(found);
    const others = [...terms.slice(0, 5), 'rue'];
    expect(await foundIn(herbs(...others), text, known)).to.deep.equal([...found.slice(0, 3), 'rue', '山椒粉']);
    expect(await foundIn(herbs(terms.join('\0')), text, known)).to.deep.equal(
      await foundIn(herbs(terms.join('\0')), text),
    );
  });

  it('equal what an engine computes from the terms of dictionaries', async () => {
    await using engine = await Engine.create({ plugins: [herbs('lovage', 'rue')] });
    const known = prepareScan(engine.recognizers);
    const none = [...known.terms].map(
      ([key, { hashes, sorts }]) => [key, { hashes, sorts: sorts.map(() => 0) }] as const,
    );
    expect(await foundIn(herbs('lovage', 'rue'), 'rue', { ...known, terms: new Map(none) })).to.deep.equal([]);
    expect(await foundIn(herbs('lovage', 'rues'), 'rues', { ...known, terms: new Map(none) })).to.deep.equal(['rues']);
  });

  it('do not allow an unsafe pattern', async () => {
    const error: unknown = await Engine.create({ plugins: [badge('(?:a+)+b')], prepared }).catch((e: unknown) => e);
    expect(isDeidError(error) && error.code).to.equal('unsafe_pattern');
  });

  it('are not used if other code wrote them, or if the file is broken or missing', async () => {
    await writeFile(join(folder, 'broken.bin'), 'no such format');
    expect(readPreparedScan(pathToFileURL(join(folder, 'broken.bin')))).to.equal(undefined);
    expect(readPreparedScan(pathToFileURL(join(folder, 'missing.bin')))).to.equal(undefined);
    const old = pathToFileURL(join(folder, 'old.bin'));
    writeSealed({ stamp: 'of last year', prepared }, old);
    expect(readPreparedScan(old)).to.equal(undefined);
  });

  for (const changed of ['scan/first-words.js', 'contracts/tokens.js'])
    it(`are not used after core/${changed} has been edited`, async () => {
      const core = join(folder, changed.replaceAll('/', '-'));
      await cp(new URL('../../core/scan/', import.meta.url), join(core, 'scan'), { recursive: true });
      await cp(new URL('../../core/contracts/tokens.js', import.meta.url), join(core, 'contracts', 'tokens.js'));
      const code = pathToFileURL(join(core, 'scan/'));
      expect(readPreparedScan(file, code)).to.not.equal(undefined);
      await appendFile(join(core, changed), '\n// edited\n');
      expect(readPreparedScan(file, code)).to.equal(undefined);
    });

  it('are not used if a single bit of the file has changed', async () => {
    const bytes = await readFile(file);
    for (const at of [3, 1000, bytes.length >> 1, bytes.length - 9]) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      await writeFile(join(folder, 'damaged.bin'), damaged);
      expect(readPreparedScan(pathToFileURL(join(folder, 'damaged.bin')))).to.equal(undefined);
    }
  });
});
