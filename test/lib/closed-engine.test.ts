import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { createEngine, deidentifyFile } from '../../lib/index.js';

const PROCESS = fileURLToPath(new URL('closed-engine-heap.js', import.meta.url));
/** A name in no list, beside what detectors keep for the rest of a document. */
const TEXT = 'Patient Marta Quellorine, 45, MRN 4471902, was seen by Dr. Quistavant in Quarlington on 03/14/2019.';

describe('an engine that is closed', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'deidkit-heap-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('refuses every call about a text', async () => {
    const plugins = ['contact', 'transformers', 'surrogates', 'policies', 'txt'];
    const engine = await createEngine({ plugins: plugins.map((name) => ({ use: `deidkit/plugins/${name}` })) });
    const conversation = engine.conversation();
    const bytes = Buffer.from(TEXT);
    const session = engine.openSession({ mode: 'REDACT' });
    await engine.close();
    await engine.close();
    const calls: readonly (() => unknown)[] = [
      () => engine.analyze(TEXT),
      () => engine.analyze(''),
      () => engine.analyzeAsync(TEXT),
      () => engine.deidentify(TEXT),
      () => engine.deidentifyAsync(TEXT),
      () => engine.deidentifyTexts([TEXT]),
      () => engine.deidentifyJson('{"a":"b"}'),
      () => engine.restore(TEXT, { mode: 'REDACT' }),
      () => engine.replaceTerms(TEXT, { Marta: 'x' }),
      () => engine.tokens(TEXT),
      () => engine.openSession({ mode: 'REDACT' }),
      () => engine.conversation(),
      () => session.find(TEXT),
      () => conversation.hide(TEXT),
      () => deidentifyFile(engine, bytes, 'bytes', { extension: 'txt', mode: 'REDACT' }),
    ];
    for (const call of calls) {
      const error = await new Promise((resolve) => resolve(call())).then(
        () => 'no error',
        (reason: unknown) => reason,
      );
      expect(error, String(call)).to.have.property('code', 'engine_closed');
    }
  });

  it('leaves nothing of its last text in the heap, where what is kept would be seen', () => {
    const input = `${TEXT}\nKept on purpose`;
    const held: unknown = JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', PROCESS, folder], { input, encoding: 'utf8' }),
    );
    expect(held).to.deep.equal([false, false, false, true]);
  }).timeout(120_000);
});
