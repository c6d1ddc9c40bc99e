import { createHash } from 'node:crypto';
import type { RedisConnection } from './connection.js';

/** Runs a script atomically on the server. */
export type Script = (key: string, ...values: readonly (string | number)[]) => Promise<unknown>;

/** Creates a script for one key. Its text is sent once, afterwards only its hash. */
export function scriptOf({ ask }: RedisConnection, text: string): Script {
  const hash = createHash('sha1').update(text).digest('hex');
  return (key, ...values) =>
    ask(async (client) => {
      try {
        return await client.evalsha(hash, 1, key, ...values);
      } catch (error) {
        // The server was restarted or replaced and does not have the script yet.
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
        return client.eval(text, 1, key, ...values);
      }
    });
}
