import { resolve } from 'node:path';
import { DeidError } from '../core/index.js';

/** Where the service listens, and where it keeps things. */
export interface Settings {
  /** Default 127.0.0.1: reachable from this machine only. */
  readonly host: string;
  /** Default 3000; 0 lets the system choose. */
  readonly port: number;
  /** Absolute path of the directory for keys and counters; default `.deidkit` in the working directory. */
  readonly dataDir: string;
  /** Absolute path of the configuration of the engine; left out, the one that comes with the package. */
  readonly config?: string;
}

/** Reads the settings from the environment: HOST, PORT, DEIDKIT_DATA_DIR, DEIDKIT_CONFIG. All are optional; empty means not set. */
export function readSettings(environment: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const { HOST, PORT, DEIDKIT_DATA_DIR, DEIDKIT_CONFIG } = environment;
  return {
    host: HOST || '127.0.0.1',
    port: portOf(PORT || '3000'),
    dataDir: resolve(DEIDKIT_DATA_DIR || '.deidkit'),
    ...(DEIDKIT_CONFIG ? { config: resolve(DEIDKIT_CONFIG) } : {}),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new DeidError('setting_invalid', ['PORT', 'it must be 0 to 65535']);
  return port;
}
