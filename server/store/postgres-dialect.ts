import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { loadKysely } from './kysely.js';
import type { Connection, PostgresPool } from './postgres-pool.js';

/** A kysely dialect over a {@link PostgresPool}, which is closed by its opener. */
export function postgresDialect(pool: PostgresPool): Dialect {
  const { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } = loadKysely();
  return {
    createDriver: () => new PoolDriver(pool),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class PoolDriver implements Driver {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.connect());
  }

  async beginTransaction({ connection }: PooledConnection): Promise<void> {
    await connection.query('begin', []);
  }

  async commitTransaction({ connection }: PooledConnection): Promise<void> {
    await connection.query('commit', []);
  }

  async rollbackTransaction({ connection }: PooledConnection): Promise<void> {
    await connection.query('rollback', []);
  }

  async releaseConnection({ connection }: PooledConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {}
}

class PooledConnection implements DatabaseConnection {
  readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  async executeQuery<R>({
    sql,
    parameters,
  }: {
    readonly sql: string;
    readonly parameters: readonly unknown[];
  }): Promise<QueryResult<R>> {
    const { rows, changed } = await this.connection.query<R>(sql, parameters);
    return { rows, numAffectedRows: BigInt(changed) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are not streamed');
  }
}
