import { DeidError } from '../../core/index.js';
import { storeReason } from '../store/reasons.js';
import type { Store } from '../store/store.js';
import { openRedis, type RedisConnection } from './connection.js';
import { redisNews } from './news.js';
import { redisPlaces } from './places.js';
import { RedisQuotas } from './quotas.js';

/**
 * Wraps a store to count limits in Redis. Throws DeidError `setting_invalid` and closes the store if Redis cannot be
 * used.
 */
export async function withRedis(store: Store, url: string): Promise<Store> {
  const redis = await connected(store, url);
  const places = redisPlaces(redis);
  const news = redisNews(redis);
  return {
    ...store,
    get db() {
      return store.db;
    },
    quotas: new RedisQuotas(redis),
    places,
    news,
    async ping() {
      await store.ping();
      await redis.ask((client) => client.ping());
    },
    async close() {
      places.close();
      news.close();
      await redis.close();
      await store.close();
    },
  };
}

async function connected(store: Store, url: string): Promise<RedisConnection> {
  try {
    return await openRedis(url);
  } catch (error) {
    await store.close();
    throw new DeidError('setting_invalid', ['DEIDKIT_REDIS_URL', storeReason(error) ?? 'it does not answer']);
  }
}
