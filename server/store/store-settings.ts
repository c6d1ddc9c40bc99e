import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DeidError } from '../../core/index.js';

/** Location of keys, plans, counters and accounts. */
export interface StoreSettings {
  /**
   * Absolute path of the directory for the pepper and, without another database, the SQLite file; default `.deidkit` in
   * the working directory.
   */
  readonly dataDir: string;
  /** Postgres connection string with password; default: an SQLite file in `dataDir`. Never logged. */
  readonly databaseUrl?: string;
  /** Redis or Valkey connection string with password; default: limits are counted in the database. Never logged. */
  readonly redisUrl?: string;
}

/** The variables of a process; an empty one counts as not set. */
type Environment = Readonly<Record<string, string | undefined>>;

interface Connection {
  readonly name: 'DEIDKIT_DATABASE_URL' | 'DEIDKIT_REDIS_URL';
  readonly protocols: readonly string[];
  /** Expected form, for people. */
  readonly form: string;
}

const DATABASE: Connection = {
  name: 'DEIDKIT_DATABASE_URL',
  protocols: ['postgres:', 'postgresql:'],
  form: 'postgres://user:password@host:5432/database',
};
const REDIS: Connection = {
  name: 'DEIDKIT_REDIS_URL',
  protocols: ['redis:', 'rediss:'],
  form: 'redis://user:password@host:6379/0, or rediss:// with TLS',
};

/**
 * Names of these settings. With `_FILE`, the path of a file that holds the value, as Docker and Kubernetes pass
 * secrets.
 */
export const STORE_SETTINGS = [
  'DEIDKIT_DATA_DIR',
  ...[DATABASE, REDIS].flatMap(({ name }) => [name, `${name}_FILE` as const]),
] as const;

/**
 * Reads the settings of the store, which the service and the command line share. Throws DeidError `setting_invalid`.
 */
export function readStoreSettings(environment: Environment = process.env): StoreSettings {
  const databaseUrl = connectionOf(environment, DATABASE);
  const redisUrl = connectionOf(environment, REDIS);
  return {
    dataDir: resolve(environment.DEIDKIT_DATA_DIR || '.deidkit'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(redisUrl === undefined ? {} : { redisUrl }),
  };
}

/** Validates a connection string. Messages name the setting and never its value. */
function connectionOf(environment: Environment, { name, protocols, form }: Connection): string | undefined {
  const given = secretOf(environment, name);
  if (given === undefined) return undefined;
  if (!protocols.includes(urlOf(given)?.protocol ?? ''))
    throw new DeidError('setting_invalid', [
      name,
      `it must be like ${form}; signs such as @ and / in a password are written %40 and %2F`,
    ]);
  return given;
}

function secretOf(environment: Environment, name: string): string | undefined {
  const given = environment[name] || undefined;
  const path = environment[`${name}_FILE`] || undefined;
  if (path === undefined) return given;
  if (given !== undefined)
    throw new DeidError('setting_invalid', [name, `${name}_FILE is set as well; one of the two`]);
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    throw new DeidError('setting_invalid', [`${name}_FILE`, 'the file cannot be read']);
  }
}

/** Parses a URL; undefined if it is invalid or has no host. */
function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
