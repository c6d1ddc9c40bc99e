import { expect } from 'chai';
import { openKeyRing } from '../../server/access/open.js';
import { openRedis, type RedisConnection } from '../../server/redis/connection.js';
import { redisNews } from '../../server/redis/news.js';
import { redisPlaces } from '../../server/redis/places.js';
import { RedisQuotas } from '../../server/redis/quotas.js';
import { freePort } from './kit/port.js';
import { temporaryDirectory } from './kit/service.js';
import { type StoreServer, startRedis } from './kit/stores.js';

describe('a connection to Redis', () => {
  let server: StoreServer;
  let redis: RedisConnection | undefined;

  before(async function () {
    server = await startRedis(this);
    redis = await openRedis(server.url);
  });
  after(async () => {
    await redis?.close();
    await server?.stop();
  });

  it('answers', async () => {
    expect(await redis?.ask((client) => client.ping())).to.equal('PONG');
  });

  it('that fails is reported as store_unavailable, without the connection string', async () => {
    const nobody = `redis://deid:secret@127.0.0.1:${await freePort()}`;
    const failure = await openRedis(nobody).catch((error: unknown) => error);
    expect(failure).to.have.property('code', 'store_unavailable');
    expect(String(failure)).not.to.include('secret');
  });

  it('counts the running requests of all processes, and releases the places of one that is killed', async () => {
    const other = await openRedis(server.url);
    const all = [redis, other].filter((one) => one !== undefined).map(redisPlaces);
    const taken = await Promise.all(Array.from({ length: 20 }, (_, i) => all[i % 2]?.take('key_1', 5)));
    const places = taken.filter((place) => place !== undefined);
    expect(places).to.have.length(5);
    places[0]?.();
    const again = await all[1]?.take('key_1', 5);
    expect(again).to.be.a('function');
    expect(await all[0]?.take('key_1', 5)).to.equal(undefined);
    expect(await all[0]?.take('key_2', 1)).to.be.a('function');
    // As if the minute of their leases were over, which nobody has renewed.
    const members = (await redis?.client.zrange('deidkit:places:{key_1}', '0', '-1')) ?? [];
    for (const member of members) await redis?.client.zadd('deidkit:places:{key_1}', '1', String(member));
    expect(await all[0]?.take('key_1', 5)).to.be.a('function');
    for (const one of all) one.close();
    await other.close();
  });

  it('lets all entries expire', async () => {
    if (redis === undefined) throw new Error('no Redis');
    await new RedisQuotas(redis).takeRequest(
      'key_3',
      { requestsPerMinute: 1, requestsPerMonth: null, tokensPerMonth: null },
      Date.now(),
    );
    const keys = await redis.client.keys('*');
    expect(keys).to.include('deidkit:quota:{key_3}');
    for (const key of keys) expect(await redis.client.ttl(key), key).to.be.greaterThan(0);
  });

  it('notifies all processes at once that keys have changed', async () => {
    const other = await openRedis(server.url);
    if (redis === undefined) throw new Error('no Redis');
    const [here, there] = [redisNews(redis), redisNews(other)];
    let heard = 0;
    there.listen(() => heard++);
    // Once when it begins to listen: what was before may have been missed.
    while (heard === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const before = heard;
    here.tell();
    while (heard === before) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const one of [here, there]) one.close();
    await other.close();
  });

  it('applies the change of a key at once in every process', async () => {
    const directory = temporaryDirectory();
    const settings = { dataDir: directory.path, redisUrl: server.url };
    const [here, there] = [await openKeyRing(settings), await openKeyRing(settings)];
    const { id, key } = await here.admin.create();
    const refused = () =>
      there.verifier.verify(key, there.clock()).then(
        () => '',
        ({ code }: { code?: string }) => code,
      );
    expect(await refused()).to.equal('');
    await here.admin.revoke(id);
    here.verifier.forget();
    for (let i = 0; i < 100 && (await refused()) === ''; i++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await refused()).to.equal('api_key_inactive');
    for (const ring of [here, there]) await ring.close();
    directory.remove();
  });
});
