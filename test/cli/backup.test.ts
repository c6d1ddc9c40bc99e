import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { expect } from 'chai';
import { type TempFolder, tempFolder } from '../lib/temp-folder.js';
import { startProcess } from '../server/kit/process.js';
import { deidkit, type Ran } from './run.js';

describe('deidkit backup', function () {
  this.timeout(60_000);
  let folder: TempFolder;
  let file: string;
  const run = (data: string, ...args: string[]): Promise<Ran> =>
    deidkit([...args, '--data-dir', folder.file(data)], { cwd: folder.path });
  const keysOf = async (data: string): Promise<readonly { id: string; status: string }[]> =>
    JSON.parse((await run(data, 'keys', 'list', '--json')).out);

  before(async () => {
    folder = await tempFolder();
    file = folder.file('backup.db');
    for (const name of ['one', 'two']) await run('data', 'keys', 'create', '--name', name);
  });
  after(() => folder[Symbol.asyncDispose]());

  it('copies the store while it is in use, readable only by its owner, and verifies the copy', async () => {
    const service = await startProcess(folder.file('data'));
    const { code, out } = await run('data', 'backup', 'make', file);
    await service.end('SIGTERM');
    expect(code).to.equal(0);
    expect(out).to.include('2 keys, 2 entries of the audit log').and.include('pepper');
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(readdirSync(folder.path).sort()).to.deep.equal(['backup.db', 'data']);
  });

  it('never overwrites a file, and leaves no incomplete backup behind', async () => {
    expect((await run('data', 'backup', 'make', file)).err).to.include('path_unusable');
    expect((await run('nowhere', 'backup', 'make', folder.file('b.db'))).err).to.include('holds no keys');
    expect(readdirSync(folder.path)).not.to.include('b.db');
  });

  it('restores a backup of a lost store if its pepper still exists', async () => {
    await cp(folder.file('data'), folder.file('lost'), { recursive: true });
    for (const name of readdirSync(folder.file('lost')))
      if (name.startsWith('deidkit.db')) await rm(folder.file(`lost/${name}`));
    const { code, out } = await run('lost', 'backup', 'restore', file, '--json');
    expect(code).to.equal(0);
    expect(JSON.parse(out)).to.include({ keys: 2, entries: 2 });
    expect(await keysOf('lost')).to.deep.equal(await keysOf('data'));
    expect((await run('lost', 'audit', 'verify')).code).to.equal(0);
    expect(readdirSync(folder.file('lost')).filter((name) => name.includes('restored'))).to.deep.equal([]);
  });

  it('replaces a store only on request, never while a service runs, and keeps the old store', async () => {
    await run('data', 'keys', 'create', '--name', 'three');
    expect((await run('data', 'backup', 'restore', file)).err).to.include('output_exists');
    const service = await startProcess(folder.file('data'));
    expect((await run('data', 'backup', 'restore', file, '--force')).err).to.include('store_in_use');
    expect(await keysOf('data')).to.have.length(3);
    await service.end('SIGTERM');
    expect((await run('data', 'backup', 'restore', file, '--force')).code).to.equal(0);
    expect(await keysOf('data')).to.have.length(2);
    expect(readdirSync(folder.file('data'))).to.include('deidkit.db.before');
  });

  it('refuses files that are not a backup, and backups that belong to another pepper', async () => {
    writeFileSync(folder.file('junk.db'), 'Canarius is no database');
    await run('other', 'keys', 'create');
    for (const [data, what, says] of [
      ['other', folder.file('junk.db'), 'no database of deidkit'],
      ['other', file, 'pepper is not the one'],
      ['empty', file, 'has no file pepper'],
    ] as const) {
      const { code, err } = await run(data, 'backup', 'restore', what, '--force');
      expect(code).to.equal(1);
      expect(err).to.include('backup_invalid').and.include(says).and.not.include('Canarius');
    }
    expect(await keysOf('other')).to.have.length(1);
  });
});
