import type { Redis } from 'ioredis';
import { unavailable } from '../store/unavailable.js';

/** Nothing waits for longer: a Redis beside the service answers within a millisecond. */
const CONNECT_MS = 3_000;
const COMMAND_MS = 2_000;
/** Longest pause between two tries to connect again. */
const MAX_PAUSE_MS = 1_000;

/** A connection to Redis or Valkey that comes back by itself. */
export interface RedisConnection {
  readonly client: Redis;
  /** Asks Redis something; failures are DeidErrors `store_unavailable`, at once where there is no connection. */
  ask<T>(work: (client: Redis) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Connects to Redis. Throws DeidError `store_unavailable` if that is not possible now.
 * @param url `redis://` or `rediss://`, with the password
 */
export async function openRedis(url: string): Promise<RedisConnection> {
  // Loaded only where it is used.
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    lazyConnect: true,
    connectionName: 'deidkit',
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    // A connection on which nothing comes any more is given up, and another one made.
    socketTimeout: COMMAND_MS,
    retryStrategy: (times) => Math.min(times * 50, MAX_PAUSE_MS),
    // What could not be sent, or was not answered, fails: sent again, it would count twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // After a failover the old server answers, and may not write.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  // Each command reports its own failure; without a listener the process would end.
  client.on('error', () => undefined);
  const ask: RedisConnection['ask'] = async (work) => {
    try {
      return await work(client);
    } catch (error) {
      throw unavailable(error);
    }
  };
  try {
    await ask(() => client.connect());
  } catch (error) {
    client.disconnect();
    throw error;
  }
  return {
    client,
    ask,
    // What was asked has been answered or has failed by now: there is nothing to wait for.
    close: async () => client.disconnect(),
  };
}
