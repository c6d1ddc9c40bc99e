import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { type KeyRing, openKeyRing } from '../../server/access/open.js';
import { JobSecret } from '../../server/jobs/secrets.js';
import { openPepper, rotatePepper } from '../../server/keys/pepper.js';
import { listPeppers } from '../../server/keys/peppers.js';
import { temporaryDirectory } from './kit/service.js';

describe('the pepper after a rotation', () => {
  let directory: ReturnType<typeof temporaryDirectory>;
  let ring: KeyRing;
  const NOW = 1_800_000_000_000;
  const open = async () => {
    ring = await openKeyRing({ dataDir: directory.path }, () => NOW);
  };
  const again = async () => {
    await ring.close();
    rotatePepper(directory.path);
    await open();
  };
  const idOf = async (key: string) => (await ring.verifier.verify(key, NOW)).keyId;

  beforeEach(async () => {
    directory = temporaryDirectory();
    await open();
  });
  afterEach(async () => {
    await ring.close();
    directory.remove();
  });

  it('keeps all keys working, whichever pepper they were created with, and counts the keys of each', async () => {
    const made: { readonly id: string; readonly key: string }[] = [];
    for (let i = 0; i < 3; i++) {
      made.push(await ring.admin.create({ name: `key ${i}`, plan: 'standard' }));
      if (i < 2) await again();
    }
    for (const { id, key } of made) expect(await idOf(key)).to.equal(id);
    await ring.admin.revoke(made[0]?.id ?? '');
    const peppers = await listPeppers(ring.store.db, ring.hash, NOW);
    expect(peppers.map(({ inForce, keys }) => [inForce, keys])).to.deep.equal([
      [true, 1],
      [false, 1],
      [false, 0],
    ]);
    expect(new Set(peppers.map(({ name }) => name)).size).to.equal(3);
    const kept = readFileSync(join(directory.path, 'pepper'), 'utf8');
    for (const { name } of peppers) expect(kept).to.not.include(name);
    expect(statSync(join(directory.path, 'pepper')).mode & 0o777).to.equal(0o600);
  });

  it('accepts keys from before secrets had names', async () => {
    const { id, key } = await ring.admin.create({ name: 'old', plan: 'standard' });
    await ring.store.db.updateTable('keys').set({ pepper: null }).where('id', '=', id).execute();
    await again();
    expect(await idOf(key)).to.equal(id);
    expect((await listPeppers(ring.store.db, ring.hash, NOW)).map(({ keys }) => keys)).to.deep.equal([0, 1]);
  });

  it('continues to verify the audit log, and accepts no new entry signed with an earlier secret', async () => {
    const add = (target: string) => ring.audit.add({ actor: 'a', action: 'b', target, result: 'done' }, NOW);
    await add('one');
    const { earlier } = ring.hash;
    expect(earlier).to.deep.equal([]);
    const old = readFileSync(join(directory.path, 'pepper'), 'utf8');
    await again();
    await add('two');
    expect((await ring.audit.verify()).broken).to.equal(undefined);
    const now = readFileSync(join(directory.path, 'pepper'), 'utf8');
    await ring.close();
    writeFileSync(join(directory.path, 'pepper'), old);
    await open();
    await add('three');
    await ring.close();
    writeFileSync(join(directory.path, 'pepper'), now);
    await open();
    expect((await ring.audit.verify()).broken).to.equal(3);
  });

  it('decrypts what jobs have encrypted before', () => {
    const sealed = new JobSecret(openPepper(directory.path)).seal({ name: 'x' }, 'job 1');
    rotatePepper(directory.path);
    const later = new JobSecret(openPepper(directory.path));
    expect(later.unseal(sealed, 'job 1')).to.deep.equal({ name: 'x' });
    expect(later.keys('file x', Buffer.alloc(4))).to.have.length(2);
    expect(() => later.unseal(sealed, 'job 2'))
      .to.throw()
      .with.property('code', 'job_damaged');
  });
});
