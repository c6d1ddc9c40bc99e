import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { deidkit } from './run.js';

const config = JSON.stringify({
  plugins: ['contact', 'txt', 'csv', 'transformers', 'surrogates', 'policies'].map((name) => ({
    use: `deidkit/plugins/${name}`,
  })),
});
const FILES = {
  'in/a.csv': 'mail\nann@jones.test\nbob@roe.test\n',
  'in/b.txt': 'cid@hale.test wrote to bob@roe.test\n',
  'in/c.csv': 'mail\nbob@roe.test\ncid@hale.test\neve@poe.test\n',
};
const NUMBERED = {
  'deid_a.csv': 'mail\n[EMAIL_ADDRESS_1]\n[EMAIL_ADDRESS_2]\n',
  'deid_b.txt': '[EMAIL_ADDRESS_3] wrote to [EMAIL_ADDRESS_2]\n',
  'deid_c.csv': 'mail\n[EMAIL_ADDRESS_2]\n[EMAIL_ADDRESS_3]\n[EMAIL_ADDRESS_4]\n',
};

describe('a run that numbers entities', function () {
  this.timeout(60_000);
  let folder: TempFolder;
  const run = (...args: string[]) =>
    deidkit(['deidentify', '--out', 'out', ...args, 'in'], {
      cwd: folder.path,
      env: { DEIDKIT_CONFIG: folder.file('c.json') },
    });
  const made = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(NUMBERED).map(async (name) => [name, await readFile(join(folder.path, 'out', name), 'utf8')]),
      ),
    );

  beforeEach(async () => {
    folder = await tempFolder({ 'c.json': config });
    await mkdir(folder.file('in'));
    for (const [name, text] of Object.entries(FILES)) await writeFile(folder.file(name), text);
  });
  afterEach(() => folder[Symbol.asyncDispose]());

  for (const mode of ['GDPR', 'HIPAA'])
    it(`gives an entity one number in all files, in the order of paths (${mode})`, async () => {
      expect((await run('--mode', mode)).code).to.equal(0);
      expect(await made()).to.deep.equal(NUMBERED);
    });

  it('gives the same numbers with several processes', async () => {
    expect((await run('--mode', 'HIPAA', '--processes', '3')).code).to.equal(0);
    expect(await made()).to.deep.equal(NUMBERED);
  });

  it('gives the same numbers when it is resumed, with one process or several', async () => {
    for (const processes of ['1', '2']) {
      expect((await run('--mode', 'HIPAA', '--resume', '--processes', processes)).code).to.equal(0);
      await rm(folder.file('out/deid_b.txt'));
      await rm(folder.file('out/deid_c.csv'));
    }
    expect((await run('--mode', 'HIPAA', '--resume')).code).to.equal(0);
    expect(await made()).to.deep.equal(NUMBERED);
  });

  it('numbers nothing for a file that fails', async () => {
    await writeFile(folder.file('in/ab.csv'), 'mail\nzoe@moe.test\n');
    for (const processes of ['1', '3']) {
      await rm(folder.file('out'), { recursive: true, force: true });
      await mkdir(folder.file('out'));
      await writeFile(folder.file('out/deid_ab.csv'), 'of somebody else');
      expect((await run('--mode', 'HIPAA', '--processes', processes)).code).to.equal(3);
      expect(await made()).to.deep.equal(NUMBERED);
    }
  });
});
