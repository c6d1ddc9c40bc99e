import { expect } from 'chai';
import { openRedis, type RedisConnection } from '../../server/redis/connection.js';
import { freePort } from './kit/port.js';
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

  it('that cannot be made is store_unavailable, and says nothing of the connection string', async () => {
    const nobody = `redis://deid:secret@127.0.0.1:${await freePort()}`;
    const failure = await openRedis(nobody).catch((error: unknown) => error);
    expect(failure).to.have.property('code', 'store_unavailable');
    expect(String(failure)).not.to.include('secret');
  });
});
