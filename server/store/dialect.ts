import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteDriver as KyselySqliteDriver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteDriver, SqliteStatement, SqlValue } from './driver.js';

/** Takes the write lock when a transaction begins, so that two processes that start at once wait instead of failing half-way. */
class ImmediateDriver extends KyselySqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can undo changes of tables: a migration that fails leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Lets kysely work over a {@link SqliteDriver}. */
export const sqliteDialect = (driver: SqliteDriver): Dialect => ({
  createDriver: (): Driver =>
    new ImmediateDriver({ database: { prepare: (sql) => asKysely(driver.prepare(sql)), close: () => driver.close() } }),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new TransactionalAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

const asKysely = (statement: SqliteStatement) => ({
  reader: statement.returnsRows,
  all: (values: readonly unknown[]) => [...statement.all(...values.map(sqlValue))],
  run: (values: readonly unknown[]) => ({ ...statement.run(...values.map(sqlValue)), lastInsertRowid: 0 }),
  iterate: (values: readonly unknown[]) => statement.all(...values.map(sqlValue))[Symbol.iterator](),
});

function sqlValue(value: unknown): SqlValue {
  if (value === null || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot hold a ${typeof value}`);
}
