import { execFileSync, spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { temporaryDirectory } from './kit/service.js';

const MOCHA = join(dirname(createRequire(import.meta.url).resolve('mocha/package.json')), 'bin/mocha.js');
const FILES = ['two-processes', 'canary', 'store-faults', 'jobs/workers'].map((name) =>
  fileURLToPath(new URL(`./${name}.test.js`, import.meta.url)),
);
/** Tests that need both stores. */
const BOTH = 'Postgres and Redis|Postgres, told of through Redis|with Redis whose Postgres';

describe('tests of stores where programs are missing', function () {
  // Runs that never end are what is tested, not how long a busy machine takes.
  this.timeout(240_000);
  /** Programs without Redis: the one that tells the user who runs Postgres. */
  const folder = temporaryDirectory();
  symlinkSync(execFileSync('sh', ['-c', 'command -v id'], { encoding: 'utf8' }).trim(), join(folder.path, 'id'));
  after(() => folder.remove());

  for (const [what, environment, says] of [
    ['Redis', { PATH: folder.path }, ['no Redis here']],
    ['Postgres', { PATH: process.env.PATH ?? '', DEIDKIT_TEST_POSTGRES: '' }, ['no Postgres here']],
    ['both', { PATH: folder.path, DEIDKIT_TEST_POSTGRES: '' }, ['no Redis here', 'no Postgres here']],
  ] as const)
    it(`are left out, and end: ${what}`, () => {
      const { status, stdout, signal } = spawnSync(process.execPath, [MOCHA, '--no-config', '--grep', BOTH, ...FILES], {
        env: environment,
        encoding: 'utf8',
        timeout: 180_000,
      });
      for (const words of says) expect(stdout).to.include(words);
      expect([status, signal], stdout).to.deep.equal([0, null]);
      expect(stdout)
        .to.match(/[1-9]\d* pending/)
        .and.match(/ 0 passing/);
    });
});
