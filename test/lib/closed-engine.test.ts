import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const PROCESS = fileURLToPath(new URL('closed-engine-heap.js', import.meta.url));
/** A name in no list, beside what detectors keep for the rest of a document. */
const TEXT = 'Patient Marta Quellorine, 45, MRN 4471902, was seen by Dr. Quistavant in Quarlington on 03/14/2019.';

describe('an engine that is closed', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'deidkit-heap-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('leaves nothing of its last text in the heap, where what is kept would be seen', () => {
    const input = `${TEXT}\nKept on purpose`;
    const held: unknown = JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', PROCESS, folder], { input, encoding: 'utf8' }),
    );
    expect(held).to.deep.equal([false, false, false, true]);
  }).timeout(120_000);
});
