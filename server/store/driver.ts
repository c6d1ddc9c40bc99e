import { createRequire } from 'node:module';

/** Required: it is a CommonJS package, and to import one takes Node three times as long. */
const { DatabaseSync }: typeof import('@photostructure/sqlite') = createRequire(import.meta.url)(
  '@photostructure/sqlite',
);

/** What SQLite can hold. */
export type SqlValue = null | number | bigint | string | Uint8Array;
export type SqlRow = Readonly<Record<string, unknown>>;

/** A statement, prepared once and run many times. */
export interface SqliteStatement {
  /** True if running it gives rows. */
  readonly returnsRows: boolean;
  get(...values: readonly SqlValue[]): SqlRow | undefined;
  all(...values: readonly SqlValue[]): readonly SqlRow[];
  run(...values: readonly SqlValue[]): { readonly changes: number };
}

/**
 * One connection to one SQLite file: all that the store needs of a library, so that another one (the `node:sqlite` of later
 * Node versions, better-sqlite3) can take its place. Calls are synchronous: nothing else runs between `begin` and `commit`.
 */
export interface SqliteDriver {
  prepare(sql: string): SqliteStatement;
  exec(sql: string): void;
  close(): void;
}

/** How much survives a power cut: `FULL` everything committed, `NORMAL` all but the last moments. A killed process loses nothing under either. */
export type Durability = 'FULL' | 'NORMAL';

/**
 * Opens a file, in the mode in which readers and one writer do not wait for each other, over several processes.
 * @param waitMs how long a call waits for another writer; nothing else runs meanwhile
 */
export function openSqlite(path: string, durability: Durability, waitMs = 5_000): SqliteDriver {
  const database = new DatabaseSync(path, { timeout: waitMs });
  database.exec(`pragma journal_mode = wal; pragma synchronous = ${durability}; pragma foreign_keys = on`);
  return {
    prepare: (sql) => prepare(database, sql),
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
