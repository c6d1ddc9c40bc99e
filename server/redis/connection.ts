import type { Redis } from 'ioredis';
import { unavailable } from '../store/unavailable.js';

/** Connection timeout. A nearby Redis answers within a millisecond. */
const CONNECT_MS = 3_000;
const COMMAND_MS = 2_000;
/** Maximum delay between reconnection attempts. */
const MAX_PAUSE_MS = 1_000;

/** A self-reconnecting connection to Redis or Valkey. */
export interface RedisConnection {
  readonly client: Redis;
  /** Runs a command. Failures are DeidErrors `store_unavailable`, immediately if there is no connection. */
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
    // Replace a connection on which nothing arrives any more.
    socketTimeout: COMMAND_MS,
    retryStrategy: (times) => Math.min(times * 50, MAX_PAUSE_MS),
    // Unsent or unanswered commands fail instead of being resent, which could count twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // After a failover the old server may still answer but is read-only.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  // Each command reports its own failure. Without a listener the process would end.
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
    // All commands have completed by now, so there is nothing to wait for.
    close: async () => client.disconnect(),
  };
}
