import { workUntilTold } from '../server/worker.js';
import type { ServeFlags } from './serve.js';

/** `deidkit worker`: works on jobs until it is told to end, without listening. An option wins over its variable. */
export async function worker({ config, dataDir }: Pick<ServeFlags, 'config' | 'dataDir'>): Promise<number> {
  const given = { DEIDKIT_CONFIG: config, DEIDKIT_DATA_DIR: dataDir };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) process.env[name] = value;
  await workUntilTold();
  return 0;
}
