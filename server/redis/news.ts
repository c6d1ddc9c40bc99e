import type { RedisConnection } from './connection.js';

const CHANNEL = 'deidkit:keys-changed';

/** Tells all processes that keys or plans have changed. Who misses it notices within 10 seconds. */
export interface KeyNews {
  tell(): void;
  /** @param hear called for each change, and whenever some may have been missed */
  listen(hear: () => void): void;
  close(): void;
}

export function redisNews({ client, ask }: RedisConnection): KeyNews {
  // A connection that listens can be asked nothing else.
  const listener = client.duplicate({ connectionName: 'deidkit-news', enableOfflineQueue: true });
  listener.on('error', () => undefined);
  return {
    tell() {
      ask((asked) => asked.publish(CHANNEL, '')).catch(() => undefined);
    },
    listen(hear) {
      listener.on('message', hear).on('ready', hear);
      listener.subscribe(CHANNEL).catch(() => undefined);
    },
    close: () => listener.disconnect(),
  };
}
