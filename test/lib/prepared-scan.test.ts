import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { Engine, isDeidError, type Plugin, type PreparedScan, prepareScan } from '../../core/index.js';
import { definePlugin } from '../../lib/index.js';
import { readPreparedScan, writePreparedScan } from '../../lib/prepared-scan.js';
import contact from '../../plugins/contact/index.js';
import identifiers from '../../plugins/identifiers/index.js';
import temporal from '../../plugins/temporal/index.js';

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

  it('are read back as they were', async () => {
    expect(readPreparedScan(file)).to.deep.equal(prepared);
  });

  it('change nothing that is found, beside patterns that nobody prepared', async () => {
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
    it(`change nothing that is found ${what}`, async () => {
      await using slow = await Engine.create({ plugins });
      await using fast = await Engine.create({ plugins, prepared: readPreparedScan(file) });
      const { findings } = slow.analyze(TEXT, { level: 3 });
      expect(findings).to.have.length.above(3);
      expect(fast.analyze(TEXT, { level: 3 }).findings).to.deep.equal(findings);
    });

  it('do not let an unsafe pattern in', async () => {
    const error: unknown = await Engine.create({ plugins: [badge('(?:a+)+b')], prepared }).catch((e: unknown) => e);
    expect(isDeidError(error) && error.code).to.equal('unsafe_pattern');
  });

  it('are not used if other code wrote them, or if the file is broken or missing', async () => {
    await writeFile(join(folder, 'broken.bin'), 'no such format');
    expect(readPreparedScan(pathToFileURL(join(folder, 'broken.bin')))).to.equal(undefined);
    expect(readPreparedScan(pathToFileURL(join(folder, 'missing.bin')))).to.equal(undefined);
    const { serialize } = await import('node:v8');
    await writeFile(join(folder, 'old.bin'), serialize({ stamp: 'of last year', prepared }));
    expect(readPreparedScan(pathToFileURL(join(folder, 'old.bin')))).to.equal(undefined);
  });
});
