import type { Jobs } from '../jobs.js';
import { JobGone } from '../table.js';

/** Age at which a file without a job is considered left behind by a process that died. */
const ORPHAN_AGE_MS = 15 * 60_000;
/** Number of names per query. */
const BATCH_SIZE = 200;

/** Removes expired jobs, and files that belong to none. */
export async function sweep(jobs: Jobs, now: number): Promise<void> {
  for (const { id } of await jobs.table.expired(now)) await removeJob(jobs, id);
  await jobs.idempotency.sweep(now);
  const left = await jobs.blobs.untouched(ORPHAN_AGE_MS);
  for (let from = 0; from < left.length; from += BATCH_SIZE) {
    const some = left.slice(from, from + BATCH_SIZE);
    const known = await jobs.table.known(some);
    for (const name of some) if (!known.has(name)) await jobs.blobs.remove(name);
  }
}

/** Stops a job in any state and removes its data. False if it was already removed. */
export async function removeJob({ table, blobs, inWork, idempotency }: Jobs, id: string): Promise<boolean> {
  const row = await table.remove(id);
  if (row === undefined) return false;
  inWork.get(id)?.abort(new JobGone());
  await idempotency.forget(id);
  await blobs.remove(row.input);
  await blobs.remove(row.result);
  return true;
}
