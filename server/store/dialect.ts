import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import type { SqliteDriver, SqliteStatement, SqlValue } from './driver.js';
import { loadKysely } from './kysely.js';
import { orUnavailable } from './unavailable.js';

/** A kysely dialect over a {@link SqliteDriver}, which is closed by its opener. */
export function sqliteDialect(driver: SqliteDriver): Dialect {
  const { SqliteIntrospector, SqliteQueryCompiler } = loadKysely();
  return {
    createDriver: () => immediateDriver(driver),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: transactionalAdapter,
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Takes the write lock at the beginning of a transaction, so that two processes starting at once wait instead of
 * failing midway.
 */
function immediateDriver(driver: SqliteDriver): Driver {
  const { CompiledQuery, SqliteDriver: KyselySqliteDriver } = loadKysely();
  class ImmediateDriver extends KyselySqliteDriver {
    override async beginTransaction(connection: DatabaseConnection): Promise<void> {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    }
  }
  return new ImmediateDriver({
    database: { prepare: (sql) => asKysely(orUnavailable(() => driver.prepare(sql))), close: () => undefined },
  });
}

/** Tells kysely that SQLite supports transactional DDL, so that a failed migration leaves nothing behind. */
function transactionalAdapter() {
  const { SqliteAdapter } = loadKysely();
  class TransactionalAdapter extends SqliteAdapter {
    override get supportsTransactionalDdl(): boolean {
      return true;
    }
  }
  return new TransactionalAdapter();
}

const asKysely = (statement: SqliteStatement) => ({
  reader: statement.returnsRows,
  all: (values: readonly unknown[]) => [...orUnavailable(() => statement.all(...values.map(sqlValue)))],
  run: (values: readonly unknown[]) => ({
    ...orUnavailable(() => statement.run(...values.map(sqlValue))),
    lastInsertRowid: 0,
  }),
  iterate: (values: readonly unknown[]) => statement.all(...values.map(sqlValue))[Symbol.iterator](),
});

function sqlValue(value: unknown): SqlValue {
  if (value === null || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot hold a ${typeof value}`);
}
