import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { type KeyRing, openKeyRing } from '../../server/access/open.js';
import { REVOCATION_DELAY_MS } from '../../server/keys/verify.js';
import { JobClient } from './jobs/kit.js';
import { type ServiceProcess, startProcess } from './kit/process.js';
import { PATHS, temporaryDirectory, UNLIMITED } from './kit/service.js';
import { type StoreName, type StoreServer, startStores } from './kit/stores.js';

/** Stores that several processes share. */
interface SharedStores {
  readonly name: string;
  readonly stores: readonly StoreName[];
}

const SETTINGS: Readonly<Record<StoreName, string>> = { postgres: 'DEIDKIT_DATABASE_URL', redis: 'DEIDKIT_REDIS_URL' };
const KINDS: readonly SharedStores[] = [
  { name: 'SQLite', stores: [] },
  { name: 'Postgres', stores: ['postgres'] },
  { name: 'Postgres and Redis', stores: ['postgres', 'redis'] },
];

const post = (url: string, key: string) =>
  fetch(url + PATHS.outputs, {
    method: 'POST',
    body: JSON.stringify({ text: 'so it is' }),
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
  });

for (const kind of KINDS)
  describe(`two processes that share ${kind.name}`, function () {
    // A busy machine may take long for what a store over a network is asked one by one.
    this.timeout(120_000);
    const folders = [temporaryDirectory(), temporaryDirectory()] as const;
    const servers: StoreServer[] = [];
    const services: ServiceProcess[] = [];
    let settings: Record<string, string> = {};
    let ring: KeyRing;
    const keyOf = async (plan: Partial<typeof UNLIMITED>) => {
      const row = { ...UNLIMITED, id: `plan${Math.random()}`, ...plan };
      await ring.store.db.insertInto('plans').values(row).execute();
      return ring.admin.create({ plan: row.id });
    };
    /** Sends requests to both in turn, all at once. */
    const send = (key: string, count: number) =>
      Promise.all(Array.from({ length: count }, async (_, i) => (await post(services[i % 2]?.url ?? '', key)).status));
    const counted = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

    before(async function () {
      servers.push(...(await startStores(this, kind.stores)));
      settings = Object.fromEntries(kind.stores.map((name, i) => [SETTINGS[name], servers[i]?.url ?? '']));
      const databaseUrl = settings.DEIDKIT_DATABASE_URL;
      ring = await openKeyRing({ dataDir: folders[0].path, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
      copyFileSync(join(folders[0].path, 'pepper'), join(folders[1].path, 'pepper'));
      for (const folder of folders)
        services.push(await startProcess((kind.stores.length > 0 ? folder : folders[0]).path, settings));
    });
    after(async () => {
      for (const service of services) await service.end('SIGKILL');
      await ring?.close();
      for (const server of servers) await server.stop();
      for (const folder of folders) folder.remove();
    });

    for (const limit of ['requests_per_minute', 'requests_per_month'] as const)
      it(`serve exactly 100 of 500 parallel requests, with a limit of ${limit}`, async () => {
        const { key } = await keyOf({ [limit]: 100 });
        const statuses = await send(key, 500);
        // Where the machine is so busy that a store is given up, or a text shed, a request may be counted without being served.
        const unavailable = counted(statuses, 503);
        expect(counted(statuses, 200)).to.be.within(100 - unavailable, 100);
        expect(counted(statuses, 200) + counted(statuses, 429) + unavailable).to.equal(500);
      });

    it('continue the conversations of each other, for the key that began them', async () => {
      const keys = [await keyOf({}), await keyOf({})] as const;
      const ask = async (process: number, path: string, body: object, { key } = keys[0]) => {
        const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
        const url = `${services[process]?.url}/api/v1/conversations/${path}`;
        const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
        return { status: response.status, ...JSON.parse(await response.text()) };
      };
      const { memory } = await ask(0, 'hide', { text: 'write to mary@jones.test' });
      expect(await ask(1, 'hide', { text: 'a', memory })).to.include({ status: 200, text: 'a' });
      expect(await ask(1, 'restore', { text: 'a', memory })).to.include({ status: 200, text: 'a', memory });
      expect(await ask(1, 'hide', { text: 'a', memory }, keys[1])).to.include({ error: 'conversation_unreadable' });
    });

    it('spend exactly the tokens of a month, and report the same usage', async () => {
      // Each text is two tokens.
      const { key } = await keyOf({ tokens_per_month: 61 });
      // One that is shed gives its tokens back: another may have been refused meanwhile, and is sent again.
      const served = async (): Promise<number> => counted(await send(key, 100), 200);
      let total = await served();
      for (let i = 0; i < 20 && total < 30; i++) total += await served();
      expect(total).to.equal(30);
      const used = async (url: string): Promise<unknown> => {
        const response = await fetch(`${url}/api/v1/usage`, { headers: { 'X-API-Key': key } });
        return JSON.parse(await response.text()).month.tokens.used;
      };
      // What the other process has counted ahead is given back within a second or two.
      for (const { url } of services) for (let i = 0; i < 100 && (await used(url)) !== 60; i++) await pause(100);
      for (const { url } of services) expect(await used(url)).to.equal(60);
    });

    it('refuse a revoked key within 10 seconds', async () => {
      const { id, key } = await keyOf({});
      expect(await send(key, 2)).to.deep.equal([200, 200]);
      await ring.admin.revoke(id);
      await pause(REVOCATION_DELAY_MS);
      expect(await send(key, 2)).to.deep.equal([401, 401]);
    });

    it('lose nothing that was acknowledged, however often they are killed', async () => {
      const writer = fileURLToPath(new URL('./kit/writer.js', import.meta.url));
      const done: string[] = [];
      for (let i = 0; i < 20; i++) {
        const child = spawn(process.execPath, [writer], {
          env: { PATH: process.env.PATH ?? '', DEIDKIT_DATA_DIR: folders[0].path, ...settings },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let said = '';
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
        await once(child.stdout, 'data');
        await pause(i * 7);
        child.kill('SIGKILL');
        await once(child, 'close');
        done.push(...said.split('\n').slice(0, -1));
      }
      expect(done.length).to.be.greaterThan(20);
      const kept = new Set((await ring.admin.list()).map(({ id }) => id));
      expect(done.filter((id) => !kept.has(id))).to.deep.equal([]);
      const entries = await ring.store.db.selectFrom('audit').select('target').execute();
      const written = new Set(entries.map(({ target }) => target));
      expect(done.filter((id) => !written.has(id))).to.deep.equal([]);
      expect(await ring.audit.verify()).not.to.have.property('broken');
      expect(await send((await keyOf({})).key, 2)).to.deep.equal([200, 200]);
    });

    it('agree on whose a job is', async () => {
      const [mine, other] = [await keyOf({}), await keyOf({})];
      const [first = '', second = ''] = services.map(({ url }) => url);
      const { id } = await new JobClient({ url: first, key: mine.key }).send('so it is', 'a.txt');
      const list = async (url: string, key: string): Promise<unknown> =>
        JSON.parse(await (await new JobClient({ url, key }).call('')).text()).jobs.length;
      for (const url of [first, second]) {
        expect((await new JobClient({ url, key: mine.key }).call(`/${id}`)).status).to.equal(200);
        expect((await new JobClient({ url, key: other.key }).call(`/${id}`)).status).to.equal(404);
        expect((await new JobClient({ url, key: other.key }).call(`/${id}`, { method: 'DELETE' })).status).to.equal(
          404,
        );
        expect([await list(url, mine.key), await list(url, other.key)]).to.deep.equal([1, 0]);
      }
    });

    it('open a pass to the playground once, and then know its visitor', async () => {
      const pass = await ring.guests.pass(Date.now());
      const open = (url: string) => fetch(`${url}/dashboard/open/${pass}`, { redirect: 'manual' });
      const opened = await Promise.all([0, 1, 2, 3, 4, 5].map((i) => open(services[i % 2]?.url ?? '')));
      expect(opened.map(({ status }) => status).sort()).to.deep.equal([303, ...Array(5).fill(410)]);
      const set =
        opened
          .find(({ status }) => status === 303)
          ?.headers.getSetCookie()
          .at(-1) ?? '';
      for (const { url } of services) {
        const page = await fetch(`${url}/dashboard/playground`, {
          headers: { Cookie: set.split(';')[0] ?? '' },
          redirect: 'manual',
        });
        expect(page.status).to.equal(200);
      }
    });

    it('count the attempts of strangers together, and let in a device that both know', async () => {
      const person = { email: 'ada@hospital.test', name: 'Ada', password: 'correct horse battery' };
      const code = (await ring.accounts.setUpCode(Date.now())) ?? '';
      const owner = await ring.accounts.join(code, person, Date.now());
      const signIn = async (url: string, password: string, marks = '') => {
        const first = await fetch(`${url}/dashboard/sign-in`);
        const [cookie = ''] = (first.headers.getSetCookie()[0] ?? '').split(';');
        const [, csrf = ''] = /name="_csrf" value="([^"]*)"/.exec(await first.text()) ?? [];
        const answer = await fetch(`${url}/dashboard/sign-in`, {
          method: 'POST',
          body: new URLSearchParams({ email: person.email, password, _csrf: csrf }),
          headers: { Cookie: `${cookie}; deid_device=${marks}`, Origin: url },
          redirect: 'manual',
        });
        return answer.status;
      };
      // Eight of the ten have been tried already, which saves the hashes of their passwords.
      for (let i = 0; i < 8; i++) await ring.accounts.attempts.count(`sign-in:${person.email}`, Date.now());
      const statuses: number[] = [];
      for (let i = 0; i < 4; i++) statuses.push(await signIn(services[i % 2]?.url ?? '', 'wrong wrong wrong'));
      expect(statuses).to.deep.equal([422, 422, 429, 429]);
      const mark = ring.accounts.devices.mark(owner, Date.now());
      for (const { url } of services) {
        expect(await signIn(url, person.password)).to.equal(429);
        expect(await signIn(url, person.password, mark)).to.equal(303);
      }
      const attacks = await ring.store.db
        .selectFrom('audit')
        .select('target')
        .where('action', '=', 'session.begin-throttled')
        .execute();
      expect(attacks).to.deep.equal([{ target: owner }]);
      expect(await ring.audit.verify()).not.to.have.any.keys('broken', 'cut');
    });

    it('reveal nothing of their stores except that they are available', () => {
      for (const service of services)
        for (const url of Object.values(settings)) {
          expect(service.said()).not.to.include(url);
          expect(service.logged()).not.to.include(url);
        }
    });
  });
