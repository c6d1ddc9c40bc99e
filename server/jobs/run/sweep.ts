import type { Jobs } from '../jobs.js';
import { JobGone } from '../table.js';

/** A file that nobody has written to for so long, and that belongs to no job, was left by a process that died. */
const LEFT_MS = 15 * 60_000;
/** Names asked for at once. */
const SOME = 200;

/** Removes jobs whose time is over, and files that belong to none. */
export async function sweep(jobs: Jobs, now: number): Promise<void> {
  for (const { id } of await jobs.table.expired(now)) await removeJob(jobs, id);
  await jobs.idempotency.sweep(now);
  const left = await jobs.blobs.untouched(LEFT_MS);
  for (let from = 0; from < left.length; from += SOME) {
    const some = left.slice(from, from + SOME);
    const known = await jobs.table.known(some);
    for (const name of some) if (!known.has(name)) await jobs.blobs.remove(name);
  }
}

/** Ends a job, whatever it is doing, and removes all there is of it. False where it was removed before. */
export async function removeJob({ table, blobs, inWork, idempotency }: Jobs, id: string): Promise<boolean> {
  const row = await table.remove(id);
  if (row === undefined) return false;
  inWork.get(id)?.abort(new JobGone());
  await idempotency.forget(id);
  await blobs.remove(row.input);
  await blobs.remove(row.result);
  return true;
}
