import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { Redis } from 'ioredis';
import { openKeyRing } from '../../../server/access/open.js';
import { type ServiceProcess, startProcess, startWorkerProcess } from '../kit/process.js';
import { temporaryDirectory } from '../kit/service.js';
import { type StoreName, type StoreServer, startStores } from '../kit/stores.js';
import { JobClient } from './kit.js';

const TEXT = 'slow Canarius wrote to mary@jones.test';

/** Everything that a Redis holds. */
async function contentOf(url: string): Promise<string> {
  const redis = new Redis(url);
  try {
    const keys = await redis.keys('*');
    const values = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
    return [...keys, ...values.map((value) => value.toString('latin1'))].join('\n');
  } finally {
    redis.disconnect();
  }
}

const STORES: Readonly<Record<string, readonly StoreName[]>> = {
  'a file of SQLite': [],
  'SQLite, told of through Redis': ['redis'],
  'Postgres, told of through Redis': ['postgres', 'redis'],
};

for (const [name, stores] of Object.entries(STORES))
  describe(`jobs for deidkit worker: ${name}`, () => {
    const directory = temporaryDirectory();
    const servers = new Map<string, StoreServer>();
    const running: ServiceProcess[] = [];
    let environment: Readonly<Record<string, string>> = {};
    let jobs: JobClient;

    before(async function () {
      const started = await startStores(this, stores);
      for (const [i, server] of started.entries()) servers.set(stores[i] ?? '', server);
      const databaseUrl = servers.get('postgres')?.url;
      const redisUrl = servers.get('redis')?.url;
      environment = {
        DEIDKIT_THREADS: '1',
        DEIDKIT_JOB_LEASE_SECONDS: '2',
        ...(databaseUrl && { DEIDKIT_DATABASE_URL: databaseUrl }),
        ...(redisUrl && { DEIDKIT_REDIS_URL: redisUrl }),
      };
      const keys = await openKeyRing({ dataDir: directory.path, ...(databaseUrl && { databaseUrl }) });
      const { key } = await keys.admin.create({ plan: 'unlimited' });
      await keys.close();
      const api = await startProcess(directory.path, { ...environment, DEIDKIT_JOBS_AT_ONCE: '0' });
      running.push(api);
      jobs = new JobClient({ url: api.url, key });
    });
    after(async () => {
      await Promise.all(running.map((one) => one.end('SIGKILL')));
      for (const server of servers.values()) await server.stop();
      directory.remove();
    });

    const work = async (): Promise<ServiceProcess> => {
      const worker = await startWorkerProcess(directory.path, environment);
      running.push(worker);
      return worker;
    };

    it('wait for a worker, run once, and continue in the next worker if the first dies', async () => {
      const { id } = await jobs.send(TEXT, 'Canarius Smith.mock');
      await pause(300);
      expect((await jobs.show(id)).state).to.equal('waiting');
      const first = await work();
      await jobs.until(id, 'running');
      if (stores.includes('redis')) {
        const content = await contentOf(servers.get('redis')?.url ?? '');
        for (const trace of ['Canarius', 'jones', 'Smith']) expect(content, trace).not.to.include(trace);
      }
      await first.end('SIGKILL');
      const second = await work();
      expect(await jobs.ended(id)).to.include({ state: 'done', tokens: 10 });
      expect((await jobs.result(id)).toString()).to.equal(TEXT);
      const others = await Promise.all(
        Array.from({ length: 6 }, (_, i) => jobs.send('mary@jones.test', `${i}.txt`, { masking_type: 'redact' })),
      );
      for (const other of others) {
        expect((await jobs.ended(other.id)).state).to.equal('done');
        expect((await jobs.result(other.id)).toString()).to.equal('*****');
      }
      expect(await second.end('SIGTERM')).to.equal(0);
      for (const process of running)
        for (const trace of ['Canarius', 'jones', 'Smith']) expect(process.logged(), trace).not.to.include(trace);
    });

    if (stores.includes('redis'))
      it('run although Redis has lost them', async () => {
        const { id } = await jobs.send('mary@jones.test', 'a.txt', { masking_type: 'redact' });
        const redis = new Redis(servers.get('redis')?.url ?? '');
        await redis.flushall();
        redis.disconnect();
        await work();
        expect((await jobs.ended(id)).state).to.equal('done');
      });
  });
