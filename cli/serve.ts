import { serve as serveForEver } from '../server/serve.js';
import { usage } from './base/errors.js';
import { isWorker, serveAsWorker, serveByWorkers } from './workers.js';

/** Options that override environment variables. */
export interface ServeFlags {
  readonly config?: string;
  readonly host?: string;
  readonly port?: string;
  readonly dataDir?: string;
  /** Number of processes that share the port. */
  readonly workers?: string;
}

/** `deidkit serve`: runs the service until it is told to end. Options take precedence over environment variables. */
export async function serve({ config, host, port, dataDir, workers = '1' }: ServeFlags): Promise<number> {
  // A worker has the same options, but the environment that the first process decided on.
  if (isWorker()) return serveAsWorker();
  const given = { DEIDKIT_CONFIG: config, HOST: host, PORT: port, DEIDKIT_DATA_DIR: dataDir };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) process.env[name] = value;
  if (!/^\d{1,2}$/.test(workers) || workers === '0') throw usage('--workers is a whole number from 1 to 99.');
  if (Number(workers) > 1) return serveByWorkers(Number(workers));
  await serveForEver();
  return 0;
}
