import { createRequire } from 'node:module';

/** `require` because importing this CommonJS package takes Node three times as long. */
const { DatabaseSync }: typeof import('@photostructure/sqlite') = createRequire(import.meta.url)(
  '@photostructure/sqlite',
);

/** Values that SQLite can store. */
export type SqlValue = null | number | bigint | string | Uint8Array;
export type SqlRow = Readonly<Record<string, unknown>>;

/** A prepared statement. */
export interface SqliteStatement {
  /** True if it returns rows. */
  readonly returnsRows: boolean;
  get(...values: readonly SqlValue[]): SqlRow | undefined;
  all(...values: readonly SqlValue[]): readonly SqlRow[];
  run(...values: readonly SqlValue[]): { readonly changes: number };
}

/**
 * A connection to an SQLite file: everything the store needs of a library, so that another one (`node:sqlite`,
 * better-sqlite3) can replace it. Calls are synchronous: nothing else runs between `begin` and `commit`.
 */
export interface SqliteDriver {
  prepare(sql: string): SqliteStatement;
  exec(sql: string): void;
  close(): void;
}

/**
 * What survives a power cut: `FULL` everything committed, `NORMAL` all but the last moments. Killing the process loses
 * nothing in either case.
 */
export type Durability = 'FULL' | 'NORMAL';

/** Statements that a connection keeps: preparing one takes longer than most of them run. */
const MAX_STATEMENTS = 200;

/**
 * Opens a file in WAL mode, in which readers and one writer do not block each other, even over several processes.
 * @param waitMs how long a call waits for another writer, blocking the process
 */
export function openSqlite(path: string, durability: Durability, waitMs = 5_000): SqliteDriver {
  const database = new DatabaseSync(path, { timeout: waitMs });
  database.exec(`pragma journal_mode = wal; pragma synchronous = ${durability}; pragma foreign_keys = on`);
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const statement = prepare(database, sql);
      const [oldest] = statements.keys();
      if (oldest !== undefined && statements.size >= MAX_STATEMENTS) statements.delete(oldest);
      statements.set(sql, statement);
      return statement;
    },
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
  };
}

function prepare(database: InstanceType<typeof DatabaseSync>, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    returnsRows: statement.columns().length > 0,
    get: (...values) => statement.get(...values),
    all: (...values) => statement.all(...values),
    run: (...values) => ({ changes: statement.run(...values).changes }),
  };
}
