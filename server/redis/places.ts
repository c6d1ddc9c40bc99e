import { randomUUID } from 'node:crypto';
import type { Places } from '../limits/places.js';
import type { RedisConnection } from './connection.js';
import { scriptOf } from './script.js';

/** Lease of a place without renewal, for processes that were killed. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;

/** Takes a place if fewer than the limit are taken. Arguments: name of the place, limit, lease in milliseconds. Uses the clock of Redis. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`;

/** Renews the lease of a place. Arguments: name of the place, lease in milliseconds. */
const RENEW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
`;

const keyOf = (id: string): string => `deidkit:places:{${id}}`;

/** Places shared by all processes that use the same Redis. */
export function redisPlaces(redis: RedisConnection): Places & { close(): void } {
  const take = scriptOf(redis, TAKE);
  const renew = scriptOf(redis, RENEW);
  /** Redis key of each place held by this process. */
  const ownPlaces = new Map<string, string>();
  const timer = setInterval(() => {
    for (const [place, key] of ownPlaces) renew(key, place, LEASE_MS).catch(() => undefined);
  }, RENEW_MS).unref();
  return {
    async take(id, limit) {
      const key = keyOf(id);
      const place = randomUUID();
      if ((await take(key, place, limit, LEASE_MS)) !== 1) return undefined;
      ownPlaces.set(place, key);
      return () => {
        ownPlaces.delete(place);
        // If Redis is not reachable, the place ends with its lease.
        redis.ask((client) => client.zrem(key, place)).catch(() => undefined);
      };
    },
    close: () => clearInterval(timer),
  };
}
