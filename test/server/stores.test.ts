import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { isDeidError } from '../../core/index.js';
import { type KeyRing, openKeyRing } from '../../server/access/open.js';
import { formNumber, takeForm } from '../../server/dashboard/web/once-forms.js';
import { CALL_MEMORY_MS, callMemories } from '../../server/store/call-memories.js';
import type { StoreSettings } from '../../server/store/store-settings.js';
import { freePort } from './kit/port.js';
import { temporaryDirectory } from './kit/service.js';
import { STORE_KINDS, type StorePlace } from './kit/store-kinds.js';
import { type StoreServer, startPostgres } from './kit/stores.js';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY = 86_400_000;
const PERSON = { email: 'ada@hospital.test', name: 'Ada', password: 'correct horse battery' };

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (isDeidError(error) ? error.code : error),
  );

for (const kind of STORE_KINDS)
  describe(`a store in ${kind.name}`, function () {
    // A busy machine may take long for what a store over a network is asked one by one.
    this.timeout(120_000);
    let place: StorePlace | undefined;
    let settings: StoreSettings;
    /** As two processes have it. */
    let ring: KeyRing;
    let other: KeyRing;

    before(async function () {
      place = await kind.start(this);
      settings = await place.fresh();
      ring = await openKeyRing(settings);
      other = await openKeyRing(settings);
    });
    after(async () => {
      await ring?.close();
      await other?.close();
      await place?.stop();
    });

    it('is created once, by the first process, which says so', async () => {
      expect([ring.store.isNew, other.store.isNew]).to.deep.equal([true, false]);
      const together = (await place?.fresh()) ?? settings;
      const rings = [await openKeyRing(together), await openKeyRing(together)] as const;
      const keys = [];
      for (const one of rings) keys.push(await one.createFirst());
      expect(keys.filter((key) => key !== undefined)).to.have.length(1);
      expect((await rings[0].plans.list()).map(({ id }) => id)).to.deep.equal(['free', 'standard', 'unlimited']);
      for (const one of rings) await one.close();
    });

    it('keeps the whole life of a key, visible to every process', async () => {
      const verify = async (key: string) => {
        other.verifier.forget();
        // A moment later: what two processes take for the time of the database differs by as much as its answers took.
        return codeOf(other.verifier.verify(key, other.clock() + 1_000));
      };
      const { id, key } = await ring.admin.create({ name: 'a key', plan: 'standard' });
      expect(await verify(key)).to.equal('done');
      await ring.admin.enable(id, false);
      expect(await verify(key)).to.equal('api_key_inactive');
      await ring.admin.enable(id, true);
      const next = await ring.admin.rotate(id);
      expect([await verify(key), await verify(next.key)]).to.deep.equal(['api_key_expired', 'done']);
      expect(await codeOf(ring.admin.rotate(id))).to.equal('key_ended');
      await ring.admin.revoke(next.id);
      expect(await verify(next.key)).to.equal('api_key_inactive');
      expect(await codeOf(ring.admin.revoke('key_none'))).to.equal('key_not_found');
      expect((await other.admin.get(next.id)).status).to.equal('revoked');
    });

    it('shares the memories of calls, gives each to its key only, and lets none overwrite another', async () => {
      const memories = [callMemories(ring.store.db, ring.hash), callMemories(other.store.db, other.hash)] as const;
      const [here, there] = memories;
      expect(await here.get('key_a', 'call', NOW)).to.equal(undefined);
      const first = Array.from({ length: 6 }, (_, i) => (i % 2 === 0 ? here : there));
      const won = await Promise.all(first.map((one, i) => one.put('key_a', 'call', `memory ${i}`, undefined, NOW)));
      expect(won.filter((one) => one)).to.have.length(1);
      const kept = `memory ${won.indexOf(true)}`;
      expect(await there.get('key_a', 'call', NOW)).to.equal(kept);
      expect(await there.get('key_b', 'call', NOW)).to.equal(undefined);
      expect(await there.get('key_a', 'other', NOW)).to.equal(undefined);
      expect(await there.put('key_a', 'call', 'next', kept, NOW + 1)).to.equal(true);
      expect(await here.put('key_a', 'call', 'late', kept, NOW + 1)).to.equal(false);
      expect(await here.get('key_a', 'call', NOW + CALL_MEMORY_MS)).to.equal('next');
      expect(await here.get('key_a', 'call', NOW + CALL_MEMORY_MS + 1)).to.equal(undefined);
      expect(await here.put('key_a', 'call', 'anew', undefined, NOW + CALL_MEMORY_MS + 1)).to.equal(true);
      const rows = await other.store.db.selectFrom('call_memories').selectAll().execute();
      expect(rows.map(({ memory }) => memory)).to.deep.equal(['anew']);
      expect(JSON.stringify(rows)).not.to.match(/key_a|"call"/);
    });

    it('lets exactly one of many simultaneous rotations of a key succeed', async () => {
      const { id } = await ring.admin.create({ name: 'wanted' });
      const done = await Promise.all(Array.from({ length: 8 }, () => codeOf(ring.admin.rotate(id, 60))));
      expect(done.filter((one) => one === 'done')).to.have.length(1);
      const successors = (await ring.admin.list()).filter(({ name }) => name === 'wanted');
      expect(successors).to.have.length(2);
    });

    it('accepts limits larger than 32 bits, and returns all numbers as numbers', async () => {
      const limits = {
        requests_per_minute: 5,
        requests_per_month: 10 ** 12,
        tokens_per_month: 2 ** 52,
        concurrent_requests: null,
        text_chars: null,
        file_bytes: 2 ** 40,
        job_bytes: null,
        operations: '*',
      };
      await ring.plans.create('large', limits);
      expect(await other.plans.get('large')).to.deep.include(limits);
      expect(await codeOf(other.plans.create('large', limits))).to.equal('plan_exists');
    });

    it('adds up the usage of all processes, and retries what could not be written', async () => {
      const { id } = await ring.admin.create({ name: 'used' });
      const use = { keyId: id, operation: 'deidentifyText', refused: false, tokens: 7 };
      for (const one of [ring, other, other]) one.store.usage.add(use, NOW);
      ring.store.usage.add({ ...use, refused: true, tokens: 0 }, NOW + DAY);
      for (const one of [other, ring]) await one.store.usage.flush();
      const rows = await ring.store.db
        .selectFrom('usage')
        .selectAll()
        .where('key_id', '=', id)
        .orderBy('day')
        .execute();
      const day = { key_id: id, operation: 'deidentifyText', day: NOW / DAY - 0.5 };
      expect(rows).to.deep.equal([
        { ...day, requests: 3, refused: 0, tokens: 21 },
        { ...day, day: day.day + 1, requests: 1, refused: 1, tokens: 0 },
      ]);
      expect((await ring.admin.get(id)).lastUsedAt?.getTime()).to.equal(NOW + DAY);
      await ring.store.db.schema.alterTable('usage').renameTo('hidden').execute();
      ring.store.usage.add(use, NOW);
      expect(await codeOf(ring.store.flush(NOW))).to.equal('store_unavailable');
      expect(await codeOf(ring.store.ping())).to.equal('store_unavailable');
      await ring.store.db.schema.alterTable('hidden').renameTo('usage').execute();
      ring.store.usage.add(use, NOW);
      await ring.store.flush(NOW);
      await ring.store.ping();
      const { requests } = await ring.store.db
        .selectFrom('usage')
        .select('requests')
        .where('key_id', '=', id)
        .where('day', '=', day.day)
        .executeTakeFirstOrThrow();
      expect(requests).to.equal(5);
    });

    it('keeps the last requests, each once', async () => {
      const row = { key_id: null, operation: 'analyzeText', status: 200, code: null, ms: 3, tokens: 5 };
      for (const id of ['req_1', 'req_2', 'req_1']) ring.store.requests.add({ ...row, id, at: NOW });
      await ring.store.requests.flush(NOW);
      other.store.requests.add({ ...row, id: 'req_2', at: NOW + 1 });
      await other.store.requests.flush(NOW);
      const kept = await ring.store.db.selectFrom('requests').selectAll().orderBy('id').execute();
      expect(kept).to.deep.equal(['req_1', 'req_2'].map((id) => ({ ...row, id, at: NOW })));
    });

    it('gives each of many simultaneous audit entries its own position, and verifies them', async () => {
      const before = (await ring.audit.verify()).entries;
      const entry = (i: number) => ({
        actor: 'acc_1',
        action: 'key.create',
        target: `key_${i}`,
        result: 'done' as const,
      });
      await Promise.all(
        Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? ring : other).audit.add(entry(i), NOW + i)),
      );
      const seen = (await other.audit.list(30)).map(({ seq }) => seq);
      expect(seen).to.deep.equal(Array.from({ length: 30 }, (_, i) => before + 30 - i));
      expect(await ring.audit.verify())
        .to.include({ entries: before + 30 })
        .and.not.have.property('broken');
    });

    it('refuses to change or remove an audit entry', async () => {
      const { db } = ring.store;
      const entries = (await ring.audit.verify()).entries;
      for (const change of [db.updateTable('audit').set({ actor: 'acc_2' }), db.deleteFrom('audit')])
        expect(await change.execute().catch((error: unknown) => error)).to.be.an('error');
      expect(await ring.audit.verify())
        .to.include({ entries })
        .and.not.have.property('broken');
    });

    it('shares members, their sessions and wrong passwords between processes', async () => {
      const code = (await ring.accounts.setUpCode(NOW)) ?? '';
      const id = await ring.accounts.join(code, PERSON, NOW);
      expect(await codeOf(other.accounts.join(code, { ...PERSON, email: 'b@hospital.test' }, NOW))).to.equal(
        'invitation_invalid',
      );
      const session = await ring.accounts.sessions.begin(id, NOW);
      expect(await other.accounts.sessions.find(session, NOW + 1)).to.include({
        id,
        email: PERSON.email,
        role: 'owner',
      });
      await other.accounts.sessions.end(session);
      expect(await ring.accounts.sessions.find(session, NOW + 1)).to.equal(undefined);
      const stranger = { address: '203.0.113.9', marks: [] };
      const tryOnce = async (at: typeof ring, email: string) =>
        (await at.accounts.signIn(email, 'x', stranger, NOW)).result;
      for (const email of ['nobody@hospital.test', PERSON.email]) {
        for (let i = 0; i < 10; i++) expect(await tryOnce(i % 2 === 0 ? ring : other, email)).to.equal('wrong');
        expect(await tryOnce(other, email)).to.equal('throttled');
      }
      const elsewhere = { address: '198.51.100.7', marks: [] };
      expect(await other.accounts.signIn(PERSON.email, PERSON.password, elsewhere, NOW)).to.include({
        result: 'throttled',
        account: id,
      });
      const known = { address: '203.0.113.9', marks: [ring.accounts.devices.mark(id, NOW - 1)] };
      expect(await other.accounts.signIn(PERSON.email, PERSON.password, known, NOW)).to.deep.equal({
        result: 'right',
        account: id,
      });
    });

    it('opens a pass to the playground once, and knows its visitor in every process', async () => {
      const pass = await ring.guests.pass(NOW);
      const opened = await Promise.all([ring, other, ring, other].map((one) => one.guests.open(pass, NOW + 1)));
      const [token = '', ...more] = opened.filter((one) => one !== undefined);
      expect(more).to.deep.equal([]);
      for (const one of [ring, other]) {
        expect(await one.guests.knows(token, NOW + 2)).to.equal(true);
        expect(await one.guests.knows(pass, NOW + 2)).to.equal(false);
        expect(await one.guests.knows(token, NOW + 13 * 3_600_000)).to.equal(false);
        expect(await one.guests.open(token, NOW + 2)).to.equal(undefined);
      }
      const late = await ring.guests.pass(NOW);
      expect(await other.guests.open(late, NOW + 25 * 3_600_000)).to.equal(undefined);
    });

    it('creates one account for an address that two invitations use at once, and keeps the other invitation', async () => {
      const codes = await Promise.all(
        [1, 2].map(() => ring.accounts.invitations.invite('local', 'viewer', 'acc_1', NOW)),
      );
      const person = { ...PERSON, email: 'ann@hospital.test' };
      const done = await Promise.all(codes.map((code) => codeOf(ring.accounts.join(code, person, NOW))));
      expect(done.filter((one) => one === 'email_taken')).to.have.length(1);
      const left = await Promise.all(codes.map((code) => other.accounts.invitations.find(code, NOW)));
      expect(left.filter((one) => one !== undefined)).to.have.length(1);
    });

    it('keeps an owner, however many resign at once', async () => {
      const [owner] = await ring.accounts.list();
      const code = await ring.accounts.invitations.invite('local', 'owner', owner?.id ?? '', NOW);
      await ring.accounts.join(code, { ...PERSON, email: 'eve@hospital.test' }, NOW);
      const owners = (await ring.accounts.list()).filter(({ role }) => role === 'owner');
      const done = await Promise.all(
        owners.map(({ id }) => codeOf(ring.accounts.change(id, { role: 'viewer', status: 'active' }))),
      );
      expect(done.sort()).to.deep.equal(['done', 'last_owner']);
    });

    it('accepts a form once, whichever process shows it and whichever receives it', async () => {
      const [shown, sent] = [ring, other].map((one) => ({ ring: one, token: 'a cookie', now: NOW }));
      if (shown === undefined || sent === undefined) throw new Error('two visits');
      const number = formNumber(shown);
      expect(await takeForm({ ...sent, token: 'of somebody else' }, number)).to.equal(false);
      expect(await takeForm({ ...sent, now: NOW + DAY }, number)).to.equal(false);
      const taken = await Promise.all([shown, sent, sent].map((visit) => takeForm(visit, number)));
      expect(taken.filter(Boolean)).to.have.length(1);
      for (const made of ['', '1.2.3', `${number}0`]) expect(await takeForm(sent, made)).to.equal(false);
    });
  });

describe('a Postgres that cannot be used', () => {
  let server: StoreServer | undefined;
  const directory = temporaryDirectory();
  before(async function () {
    server = await startPostgres(this);
  });
  after(async () => {
    await server?.stop();
    directory.remove();
  });
  const complaint = async (databaseUrl: string, dataDir = directory.path): Promise<string> => {
    const failure = await openKeyRing({ dataDir, databaseUrl }).catch((error: unknown) => error);
    return isDeidError(failure) ? `${failure.code} ${failure.message}` : String(failure);
  };

  it('is reported with the name of its setting, without its value', async () => {
    const at = `postgres://deidkit:secret@127.0.0.1`;
    for (const [url, why] of [
      [`${at}:${await freePort()}/postgres`, 'nothing listens at this address'],
      [`${at}:${server?.port}/nowhere`, 'no database of this name'],
      [`${at}:${server?.port}/postgres?sslmode=verify-full`, 'speaks no TLS'],
      [`${at}:${server?.port}/postgres?sslmode=verify-full&sslrootcert=/no/secret.pem`, 'cannot be read'],
      [`postgres://nobody:secret@127.0.0.1:${server?.port}/postgres`, 'refuses the user'],
    ] as const) {
      const said = await complaint(url);
      expect(said)
        .to.match(/^setting_invalid .*DEIDKIT_DATABASE_URL/)
        .and.include(why);
      expect(said).not.to.match(/secret|127\.0\.0\.1|nowhere/);
    }
  });

  it('also works with the command once it can be used', async () => {
    const main = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
    const run = (...args: readonly string[]): string =>
      execFileSync(process.execPath, [main, ...args], {
        env: {
          PATH: process.env.PATH ?? '',
          DEIDKIT_DATA_DIR: directory.path,
          DEIDKIT_DATABASE_URL: server?.url ?? '',
        },
        encoding: 'utf8',
      });
    const { id } = JSON.parse(run('keys', 'create', '--name', 'of the command', '--json'));
    run('keys', 'revoke', id);
    expect(run('keys', 'list')).to.match(/revoked.*of the command/);
    expect(run('plans', 'list')).to.include('standard');
    expect(run('audit', 'verify')).to.match(/^2 entries, all as they were written/);
    expect(readdirSync(directory.path)).to.have.members(['audit-head', 'pepper']);
  });

  it('is refused on a machine that has another secret for the keys', async () => {
    const databaseUrl = server?.url ?? '';
    await (await openKeyRing({ dataDir: directory.path, databaseUrl })).close();
    const elsewhere = temporaryDirectory();
    expect(await complaint(databaseUrl, elsewhere.path))
      .to.include('DEIDKIT_DATA_DIR')
      .and.include('pepper');
    copyFileSync(join(directory.path, 'pepper'), join(elsewhere.path, 'pepper'));
    await (await openKeyRing({ dataDir: elsewhere.path, databaseUrl })).close();
    elsewhere.remove();
  });
});

describe('clients of Postgres and Redis', () => {
  it('are loaded only if they are used', () => {
    const directory = temporaryDirectory();
    const open = new URL('../../server/access/open.js', import.meta.url);
    const script = `
      const { openKeyRing } = await import(${JSON.stringify(open)});
      const ring = await openKeyRing({ dataDir: ${JSON.stringify(directory.path)} });
      await ring.createFirst();
      await ring.store.flush(Date.now());
      await ring.close();
      const { default: { _cache } } = await import('node:module');
      console.log(Object.keys(_cache).filter((path) => /node_modules.(?:pg|ioredis)\\b/.test(path)).length);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(said.trim()).to.equal('0');
    directory.remove();
  });
});
