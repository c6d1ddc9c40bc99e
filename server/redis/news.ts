import type { KeyNews } from '../store/key-news.js';
import type { RedisConnection } from './connection.js';

const CHANNEL = 'deidkit:keys-changed';

export function redisNews({ client, ask }: RedisConnection): KeyNews {
  // A subscribed connection cannot run other commands.
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
