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
  /** @param memory encrypted with a secret of the owner */
  put(owner: string, call: string, memory: string, now: number): Promise<void>;
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
  return {
    async get(owner, call, now) {
      const ids = [hash, ...hash.earlier].map((one) => one(textOf(owner, call)));
      const row = await db
        .selectFrom('call_memories')
        .select('memory')
        .where('id', 'in', ids)
        .where('until', '>', now)
        .executeTakeFirst();
      return row?.memory;
    },
    async put(owner, call, memory, now) {
      const until = now + CALL_MEMORY_MS;
      await db
        .insertInto('call_memories')
        .values({ id: hash(textOf(owner, call)), memory, until })
        .onConflict((on) => on.column('id').doUpdateSet({ memory, until }))
        .execute();
      if (now - swept < SWEEP_MS) return;
      swept = now;
      await db.deleteFrom('call_memories').where('until', '<=', now).execute();
    },
  };
}
