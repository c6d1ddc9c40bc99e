import { expect } from 'chai';
import { type KeyRing, openKeyRing } from '../../server/access/open.js';
import { temporaryDirectory } from './kit/service.js';

describe('the audit log', () => {
  const directory = temporaryDirectory();
  let ring: KeyRing;
  const entry = (target: string) => ({ actor: 'acc_1', action: 'key.create', target, result: 'done' as const });

  before(async () => {
    ring = await openKeyRing({ dataDir: directory.path });
  });
  after(async () => {
    await ring.close();
    directory.remove();
  });

  it('gives each of many simultaneous entries its own position', async () => {
    const other = await openKeyRing({ dataDir: directory.path });
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? ring : other).audit.add(entry(`key_${i}`), i)),
    );
    await other.close();
    expect((await ring.audit.list(100)).map(({ seq }) => seq)).to.deep.equal(
      Array.from({ length: 20 }, (_, i) => 20 - i),
    );
    expect(await ring.audit.verify())
      .to.include({ entries: 20 })
      .and.not.have.property('broken');
  });

  it('only ever grows', async () => {
    const { db } = ring.store;
    for (const change of [
      db.updateTable('audit').set({ actor: 'acc_2' }).where('seq', '=', 3),
      db.deleteFrom('audit').where('seq', '=', 3),
    ]) {
      const failure = await change.execute().catch((error: unknown) => error);
      expect(failure).to.be.an('error');
    }
  });

  for (const [what, sql, broken] of [
    ['a changed entry', "update audit set target = 'key_x' where seq = 5", 5],
    ['a removed entry', 'delete from audit where seq = 5', 5],
    ['two that change places', 'update audit set seq = 100 where seq = 7', 7],
  ] as const)
    it(`reveals ${what} by someone who can write the file`, async () => {
      const copy = temporaryDirectory();
      const made = await openKeyRing({ dataDir: copy.path });
      for (let i = 0; i < 10; i++) await made.audit.add(entry(`key_${i}`), i);
      const { sql: raw } = await import('kysely');
      for (const trigger of ['audit_no_update', 'audit_no_delete'])
        await raw.raw(`drop trigger ${trigger}`).execute(made.store.db);
      await raw.raw(sql).execute(made.store.db);
      expect((await made.audit.verify()).broken).to.equal(broken);
      await made.close();
      copy.remove();
    });
});
