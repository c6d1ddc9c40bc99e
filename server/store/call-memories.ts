import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';

/** Creates the table of memories of calls of language models. */
export async function createCallMemories(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('call_memories')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('memory', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('call_memories_by_end').on('call_memories').column('until').execute();
}

/** Keeps what a call's answer is restored with, from its request to its answer. */
export interface CallMemories {
  /** @returns undefined if the owner has none of this call, or its time has ended */
  get(owner: string, call: string, now: number): Promise<string | undefined>;
  /**
   * Keeps a memory in the place of the one that it continues.
   * @param memory encrypted with a secret of the owner
   * @param before what `get` gave for it; undefined: nothing
   * @returns false if something else is kept for this call by now: of two requests at a time, one would have labels that
   * the other gave to somebody else
   */
  put(owner: string, call: string, memory: string, before: string | undefined, now: number): Promise<boolean>;
}

/** Makes an id that cannot be guessed from its parts. */
type Hash = ((text: string) => string) & { readonly earlier: readonly ((text: string) => string)[] };

/** How long memories are kept, in milliseconds: longer than any answer takes. */
export const CALL_MEMORY_MS = 3_600_000;
/** Time between two removals of ended memories. */
const SWEEP_MS = 60_000;

/** Memories in the database of a service, for all of its processes. */
export function callMemories(db: Kysely<Tables>, hash: Hash): CallMemories {
  let swept = 0;
  const textOf = (owner: string, call: string): string => JSON.stringify(['call', owner, call]);
  const idsOf = (owner: string, call: string): string[] =>
    [hash, ...hash.earlier].map((one) => one(textOf(owner, call)));
  const sweep = async (now: number): Promise<void> => {
    if (now - swept < SWEEP_MS) return;
    swept = now;
    await db.deleteFrom('call_memories').where('until', '<=', now).execute();
  };
  return {
    async get(owner, call, now) {
      const row = await db
        .selectFrom('call_memories')
        .select('memory')
        .where('id', 'in', idsOf(owner, call))
        .where('until', '>', now)
        .executeTakeFirst();
      return row?.memory;
    },
    async put(owner, call, memory, before, now) {
      const until = now + CALL_MEMORY_MS;
      const changed =
        before === undefined
          ? await added(db, { id: hash(textOf(owner, call)), memory, until }, now)
          : await continued(db, idsOf(owner, call), before, { memory, until });
      await sweep(now);
      return changed === 1n;
    },
  };
}

type Row = Tables['call_memories'];

/** Adds a row where there is none, or one whose time has ended. @returns number of rows */
async function added(db: Kysely<Tables>, row: Row, now: number): Promise<bigint | undefined> {
  const { memory, until } = row;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('call_memories')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet({ memory, until }).where('call_memories.until', '<=', now))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows;
}

/** Changes the row that still holds a memory. @returns number of rows */
async function continued(
  db: Kysely<Tables>,
  ids: readonly string[],
  before: string,
  changes: Omit<Row, 'id'>,
): Promise<bigint> {
  const { numUpdatedRows } = await db
    .updateTable('call_memories')
    .set(changes)
    .where('id', 'in', [...ids])
    .where('memory', '=', before)
    .executeTakeFirst();
  return numUpdatedRows;
}
