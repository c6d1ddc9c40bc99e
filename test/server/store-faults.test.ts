import { expect } from 'chai';
import { generateKey } from '../../server/keys/format.js';
import { type Fault, FaultProxy } from './kit/fault-proxy.js';
import { PATHS, problem, startTestService, type TestService } from './kit/service.js';
import { type StoreServer, startPostgres, startRedis, startStores } from './kit/stores.js';

/** A store that a service reaches through a network that fails. */
interface FailingStore {
  readonly name: string;
  start(test: Mocha.Context): Promise<StoreServer>;
  /** What the service is told of it, through the port of the proxy. */
  setting(port: number): { readonly databaseUrl?: string; readonly redisUrl?: string };
}

const STORES: readonly FailingStore[] = [
  {
    name: 'Postgres',
    start: startPostgres,
    setting: (port) => ({ databaseUrl: `postgres://deidkit:secret@127.0.0.1:${port}/postgres` }),
  },
  { name: 'Redis', start: startRedis, setting: (port) => ({ redisUrl: `redis://127.0.0.1:${port}/0` }) },
];

for (const { name, start, setting } of STORES)
  describe(`a service whose ${name}`, function () {
    // A busy machine may take long for what a store over a network is asked one by one.
    this.timeout(120_000);
    let server: StoreServer | undefined;
    let proxy: FaultProxy | undefined;
    let service: TestService;
    const post = (key?: string) => service.post(PATHS.outputs, { text: 'so it is' }, key);
    const ready = async () => (await fetch(`${service.url}/readyz`)).status;
    const set = (fault: Fault) => {
      if (proxy !== undefined) proxy.fault = fault;
    };

    before(async function () {
      server = await start(this);
      proxy = await FaultProxy.start(server.port);
      service = await startTestService({ stores: setting(proxy.port), plan: 'unlimited' });
    });
    after(async () => {
      set('none');
      await service?.close();
      await proxy?.stop();
      await server?.stop();
    });

    /** It comes back by itself: nobody has to do anything. */
    const isBack = async () => {
      for (let i = 0; i < 100 && (await ready()) !== 200; i++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        // As the service does each second.
        await service.keys.store.flush(Date.now()).catch(() => undefined);
      }
      expect(await ready()).to.equal(200);
      expect((await post()).status).to.equal(200);
      expect((await post(generateKey())).status).to.equal(401);
    };

    it('is slow still serves', async () => {
      set('slow');
      const answers = await Promise.all(Array.from({ length: 10 }, () => post()));
      expect(answers.map(({ status }) => status)).to.deep.equal(Array(10).fill(200));
      expect(await ready()).to.equal(200);
      set('none');
      await isBack();
    });

    for (const fault of ['broken', 'silent'] as const)
      it(`is unavailable (${fault}) serves nothing that it cannot count, says so, and recovers with it`, async () => {
        set(fault);
        // What has been counted ahead is counted, and is still served: the next second has none.
        await new Promise((resolve) => setTimeout(resolve, 1_100));
        const answers = await Promise.all(Array.from({ length: 10 }, () => post()));
        for (const answer of answers) {
          expect(Number(answer.headers.get('retry-after'))).to.be.greaterThan(0);
          expect(await problem(answer)).to.include({ status: 503, error: 'store_unavailable' });
        }
        expect(await ready()).to.equal(503);
        expect((await fetch(`${service.url}/healthz`)).status).to.equal(200);
        set('none');
        await isBack();
      });

    it('closes all connections reconnects', async () => {
      expect((await post()).status).to.equal(200);
      proxy?.halfClose();
      await isBack();
      proxy?.halfClose();
      const answers = await Promise.all(Array.from({ length: 10 }, () => post()));
      for (const { status } of answers) expect(status).to.be.oneOf([200, 503]);
      await isBack();
    });

    it('fails reports only the kind of failure, and no connection string', () => {
      const faults = service.lines.filter((line) => line.includes('"fault"'));
      expect(faults.length).to.be.greaterThan(0);
      for (const line of faults)
        expect(line)
          .to.match(/"code":"store_unavailable"/)
          .and.not.match(/secret|127\.0\.0\.1/);
    });
  });

describe('a service with Redis whose Postgres is unavailable', () => {
  const servers: StoreServer[] = [];
  let proxy: FaultProxy | undefined;
  let service: TestService;
  let now = Date.now();

  before(async function () {
    servers.push(...(await startStores(this, ['postgres', 'redis'])));
    const [database, cache] = servers;
    proxy = await FaultProxy.start(database?.port ?? 0);
    const databaseUrl = `postgres://deidkit@127.0.0.1:${proxy.port}/postgres`;
    service = await startTestService({ stores: { databaseUrl, redisUrl: cache?.url ?? '' }, clock: () => now });
  });
  after(async () => {
    if (proxy !== undefined) proxy.fault = 'none';
    await service?.close();
    await proxy?.stop();
    for (const server of servers) await server.stop();
  });

  it('serves known keys for 60 seconds, and no others', async () => {
    const post = (key?: string) => service.post(PATHS.outputs, { text: 'so it is' }, key);
    expect((await post()).status).to.equal(200);
    if (proxy !== undefined) proxy.fault = 'broken';
    for (const [later, status] of [
      [20_000, 200],
      [39_000, 200],
      [2_000, 503],
    ] as const) {
      now += later;
      expect((await post()).status).to.equal(status);
      expect((await post(generateKey())).status).to.equal(503);
    }
    if (proxy !== undefined) proxy.fault = 'none';
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await post()).status).to.equal(200);
  });
});
