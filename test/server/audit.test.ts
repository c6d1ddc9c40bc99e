import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { type KeyRing, openKeyRing } from '../../server/access/open.js';
import { type AuditHead, formatHead, parseHead } from '../../server/audit/head.js';
import type { AuditVerdict } from '../../server/audit/log.js';
import { temporaryDirectory } from './kit/service.js';

const headOf = ({ entries, head }: AuditVerdict): AuditHead => ({ seq: entries, hash: head });

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

  /** A log of ten entries, and somebody who can write its database. */
  async function withWriter(
    work: (made: KeyRing, run: (sql: string) => Promise<unknown>, dataDir: string) => Promise<void>,
  ): Promise<void> {
    const copy = temporaryDirectory();
    const made = await openKeyRing({ dataDir: copy.path });
    for (let i = 0; i < 10; i++) await made.audit.add(entry(`key_${i}`), i);
    const { sql } = await import('kysely');
    for (const trigger of ['audit_no_update', 'audit_no_delete'])
      await sql.raw(`drop trigger ${trigger}`).execute(made.store.db);
    await work(made, (text) => sql.raw(text).execute(made.store.db), copy.path);
    await made.close();
    copy.remove();
  }

  it('reveals a cut end by what was noted outside of the database, also after new entries', async () => {
    await withWriter(async (made, run, dataDir) => {
      const noted = parseHead(formatHead(headOf(await made.audit.verify())));
      const file = join(dataDir, 'audit-head');
      expect(parseHead(readFileSync(file, 'utf8'))).to.deep.equal(noted);
      expect(statSync(file).mode & 0o777).to.equal(0o600);
      await run('delete from audit where seq > 8');
      expect(await made.audit.verify()).to.include({ entries: 8, cut: 10 });
      // By entries in its place it is longer than before; the file keeps what it noted.
      for (let i = 0; i < 3; i++) await made.audit.add(entry('key_x'), 20);
      expect(await made.audit.verify()).to.include({ cut: 10 });
      expect(await made.audit.verify(noted)).to.include({ cut: 10 });
    });
    await withWriter(async (made, run) => {
      await run('delete from audit');
      expect(await made.audit.verify()).to.include({ entries: 0, cut: 10 });
    });
  });

  it('tells each new head to whoever watches, for instance a log that is kept elsewhere', async () => {
    await withWriter(async (made) => {
      const heads: AuditHead[] = [];
      made.audit.watch((head) => heads.push(head));
      await made.audit.add(entry('key_10'), 10);
      expect(heads).to.deep.equal([headOf(await made.audit.verify())]);
    });
  });

  it('is read once by a page that is opened again and again, and a change is noticed within 10 minutes', async () => {
    await withWriter(async (made, run) => {
      expect(await made.audit.check(0)).to.include({ entries: 10 });
      await run("update audit set target = 'key_x' where seq = 5");
      await made.audit.add(entry('key_10'), 10);
      expect(await made.audit.check(60_000))
        .to.include({ entries: 11 })
        .and.not.have.property('broken');
      expect((await made.audit.check(11 * 60_000)).broken).to.equal(5);
      await run('delete from audit where seq > 3');
      expect((await made.audit.check(22 * 60_000)).cut).to.equal(11);
    });
    await withWriter(async (made, run) => {
      expect(await made.audit.check(0)).to.include({ entries: 10 });
      await run('delete from audit where seq > 8');
      for (let i = 0; i < 2; i++) await made.audit.add(entry('key_x'), 20);
      expect(await made.audit.check(1_000)).to.include({ cut: 10 });
    });
  });
});
