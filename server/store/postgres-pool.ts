import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { sqlStateOf } from './sql-state.js';
import { unavailable } from './unavailable.js';

/** Connections per process. */
const MAX_CONNECTIONS = 10;
const CONNECT_MS = 3_000;
/** Time after a failed connection during which others fail at once instead of waiting for the same failure. */
const BACKOFF_MS = 500;
/** Lock timeout on the server, so that no abandoned statement holds a lock. */
const LOCK_MS = 3_000;
const STATEMENT_MS = 5_000;
/** Additional time to wait for the server before a connection counts as dead. */
const EXTRA_WAIT_MS = 1_000;
/** Timeout for migrations, including waiting for another process that migrates. */
const MIGRATION_TIMEOUT_MS = 60_000;

const INT8 = 20;

/** Result of one statement. */
interface Answer<R> {
  readonly rows: R[];
  /** Number of changed rows. */
  readonly changed: number;
}

/** A connection checked out of the pool. */
export interface Connection {
  query<R>(text: string, values: readonly unknown[]): Promise<Answer<R>>;
  /** Returns it to the pool, or closes it if its state is unknown. */
  release(): void;
}

/** A Postgres connection pool. All failures except constraint violations are DeidErrors `store_unavailable`. */
export interface PostgresPool {
  connect(): Promise<Connection>;
  /** Runs a single statement. */
  query<R>(text: string, values?: readonly unknown[]): Promise<Answer<R>>;
  close(): Promise<void>;
}

/** @param patient longer timeouts, for migrations */
export async function openPool(url: string, patient = false): Promise<PostgresPool> {
  // Loaded only if needed.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool(configOf(url, pg.types.getTypeParser, patient));
  // An idle connection has ended; the next use opens another. Without a listener the process would end.
  pool.on('error', () => undefined);
  const connect = resting(async () => checkedOut(await pool.connect()));
  return {
    connect,
    async query(text, values = []) {
      const connection = await connect();
      try {
        return await connection.query(text, values);
      } finally {
        connection.release();
      }
    },
    close: () => ended(pool),
  };
}

type Parsers = NonNullable<PoolConfig['types']>['getTypeParser'];

function configOf(url: string, parserOf: Parsers, patient: boolean): PoolConfig {
  const statement = patient ? MIGRATION_TIMEOUT_MS : STATEMENT_MS;
  return {
    connectionString: url,
    application_name: 'deidkit',
    max: patient ? 1 : MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    lock_timeout: patient ? MIGRATION_TIMEOUT_MS : LOCK_MS,
    statement_timeout: statement,
    query_timeout: statement + EXTRA_WAIT_MS,
    idle_in_transaction_session_timeout: statement,
    // Read 64-bit integers as numbers: counts and times are below 2^53.
    types: { getTypeParser: (id, format) => (id === INT8 ? Number : parserOf(id, format)) },
  };
}

/** Wraps a connection. After a failure it is not used again. */
function checkedOut(client: PoolClient): Connection {
  let broken = false;
  const note = (): void => {
    broken = true;
  };
  client.on('error', note);
  return {
    async query(text, values) {
      try {
        const { rows, rowCount } = await client.query(text, [...values]);
        return { rows, changed: rowCount ?? 0 };
      } catch (error) {
        // Without a response of the server the state of the connection is unknown.
        if (sqlStateOf(error) === undefined) broken = true;
        throw sqlStateOf(error)?.startsWith('23') ? error : unavailable(error);
      }
    },
    release() {
      client.off('error', note);
      client.release(broken);
    },
  };
}

/** Makes connecting fail at once for a moment after a failure. */
function resting<T>(connect: () => Promise<T>): () => Promise<T> {
  let failure: { readonly error: unknown; readonly until: number } | undefined;
  return async () => {
    if (failure !== undefined && performance.now() < failure.until) throw failure.error;
    try {
      return await connect();
    } catch (cause) {
      const error = unavailable(cause);
      failure = { error, until: performance.now() + BACKOFF_MS };
      throw error;
    }
  };
}

/** Closes the pool. Connections to an unreachable server may never end, so the wait is limited. */
async function ended(pool: Pool): Promise<void> {
  const late = new AbortController();
  await Promise.race([pool.end(), pause(EXTRA_WAIT_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
}
