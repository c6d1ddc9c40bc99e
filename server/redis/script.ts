import { createHash } from 'node:crypto';
import type { RedisConnection } from './connection.js';

/** Runs a script on the server: all of it, and nothing else meanwhile. */
export type Script = (key: string, ...values: readonly (string | number)[]) => Promise<unknown>;

/** A script that works on one key. The server is sent its text once, and its hash after that. */
export function scriptOf({ ask }: RedisConnection, text: string): Script {
  const hash = createHash('sha1').update(text).digest('hex');
  return (key, ...values) =>
    ask(async (client) => {
      try {
        return await client.evalsha(hash, 1, key, ...values);
      } catch (error) {
        // The server has started anew, or is another one: it has not run the script.
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
        return client.eval(text, 1, key, ...values);
      }
    });
}
