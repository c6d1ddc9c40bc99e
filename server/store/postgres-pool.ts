import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { unavailable } from './unavailable.js';

/** Connections of one process. */
const CONNECTIONS = 10;
const CONNECT_MS = 3_000;
/** After a failure nobody else waits for a connection for so long: all would wait for the same. */
const REST_MS = 500;
/** What the server itself gives up, so that no lock is held by a statement that nobody waits for any more. */
const LOCK_MS = 3_000;
const STATEMENT_MS = 5_000;
/** How much longer than the server a connection is waited for, before it counts as dead. */
const SILENCE_MS = 1_000;
/** Changes of tables, and waiting for another process that makes them, may take longer. */
const PATIENT_MS = 60_000;

const INT8 = 20;

/** What one statement has come to. */
interface Answer<R> {
  readonly rows: R[];
  /** Rows that were changed. */
  readonly changed: number;
}

/** A connection that is taken out of the pool. */
export interface Connection {
  query<R>(text: string, values: readonly unknown[]): Promise<Answer<R>>;
  /** Puts it back, or closes it where nobody knows what state it is in. */
  release(): void;
}

/** Connections to a Postgres; failures but refused rows are DeidErrors `store_unavailable`. */
export interface PostgresPool {
  connect(): Promise<Connection>;
  /** One statement by itself. */
  query<R>(text: string, values?: readonly unknown[]): Promise<Answer<R>>;
  close(): Promise<void>;
}

/** @param patient for changes of tables */
export async function openPool(url: string, patient = false): Promise<PostgresPool> {
  // Loaded only where it is used.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool(configOf(url, pg.types.getTypeParser, patient));
  // An idle connection has ended: the next use makes another. Without a listener the process would end.
  pool.on('error', () => undefined);
  const connect = resting(async () => held(await pool.connect()));
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
  const statement = patient ? PATIENT_MS : STATEMENT_MS;
  return {
    connectionString: url,
    application_name: 'deidkit',
    max: patient ? 1 : CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    lock_timeout: patient ? PATIENT_MS : LOCK_MS,
    statement_timeout: statement,
    query_timeout: statement + SILENCE_MS,
    idle_in_transaction_session_timeout: statement,
    // Counts and times are below 2^53.
    types: { getTypeParser: (id, format) => (id === INT8 ? Number : parserOf(id, format)) },
  };
}

/** A connection in use: a failure of it is told by what was asked of it, and it is not used again. */
function held(client: PoolClient): Connection {
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
        // What is no answer of the server leaves the connection in doubt.
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

const STATE = /^[0-9A-Z]{5}$/;

/** What Postgres has against a statement, as the code of the SQL standard; undefined for an error that is not the server's. */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'severity' in error && 'code' in error && STATE.test(String(error.code))
    ? String(error.code)
    : undefined;

/** Fails at once for a moment after a failure. */
function resting<T>(connect: () => Promise<T>): () => Promise<T> {
  let failure: { readonly error: unknown; readonly until: number } | undefined;
  return async () => {
    if (failure !== undefined && performance.now() < failure.until) throw failure.error;
    try {
      return await connect();
    } catch (cause) {
      const error = unavailable(cause);
      failure = { error, until: performance.now() + REST_MS };
      throw error;
    }
  };
}

/** Connections to a server that is gone may never end. */
async function ended(pool: Pool): Promise<void> {
  const late = new AbortController();
  await Promise.race([pool.end(), pause(SILENCE_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
}
