import { serve as serveForEver } from '../server/serve.js';

/** Options that stand for environment variables. */
export interface ServeFlags {
  readonly config?: string;
  readonly host?: string;
  readonly port?: string;
  readonly dataDir?: string;
}

/** `deidkit serve`: runs the service until it is told to end. An option wins over its variable. */
export async function serve({ config, host, port, dataDir }: ServeFlags): Promise<number> {
  const given = { DEIDKIT_CONFIG: config, HOST: host, PORT: port, DEIDKIT_DATA_DIR: dataDir };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) process.env[name] = value;
  await serveForEver();
  return 0;
}
