import type { Attempts } from '../accounts/attempts.js';
import type { AuditEntry, AuditLog } from './log.js';

/** Entries about visitors who have not signed in, in 15 minutes. */
const MAX_ENTRIES = 100;

/**
 * Writes entries that anybody on the network can cause. There are at most 100 of them in 15 minutes, and then one that
 * says that further ones are left out, so that nobody can fill the log. Entries about an account are not counted here:
 * the limits of attempts bound them.
 * @returns false if it was left out
 */
export async function addOfStranger(
  log: AuditLog,
  attempts: Attempts,
  entry: AuditEntry,
  now: number,
): Promise<boolean> {
  const { count } = await attempts.count('audit of strangers', now);
  if (count <= MAX_ENTRIES) await log.add(entry, now);
  else if (count === MAX_ENTRIES + 1)
    await log.add({ actor: 'system', action: 'audit.strangers-left-out', target: '-', result: 'done' }, now);
  return count <= MAX_ENTRIES;
}
