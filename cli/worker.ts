import { workUntilStopped } from '../server/worker.js';
import type { ServeFlags } from './serve.js';

/**
 * `deidkit worker`: processes jobs until it is told to end, without an HTTP port. Options take precedence over
 * environment variables.
 */
export async function worker({ config, dataDir }: Pick<ServeFlags, 'config' | 'dataDir'>): Promise<number> {
  const given = { DEIDKIT_CONFIG: config, DEIDKIT_DATA_DIR: dataDir };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) process.env[name] = value;
  await workUntilStopped();
  return 0;
}
