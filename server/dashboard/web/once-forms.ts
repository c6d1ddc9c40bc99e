import { randomUUID } from 'node:crypto';
import type { Visit } from './visit.js';

/** A form counts for so long after it was shown, as a session does at most. */
const KEPT_MS = 12 * 3_600_000;

type FormVisit = Pick<Visit, 'ring' | 'token' | 'now'>;

const sealOf = ({ ring, token }: FormVisit, name: string): string => ring.hash(`form:${token}:${name}`);

/**
 * A number for a form that may be sent once: a page that is loaded again after a key was made must not make another. It says by itself that
 * this service has shown it to this visitor, and when; so it counts in every process of the store.
 */
export function formNumber(visit: FormVisit): string {
  const name = `${visit.now.toString(36)}.${randomUUID()}`;
  return `${name}.${sealOf(visit, name)}`;
}

/** True for a number of {@link formNumber}, the first time. */
export async function takeForm(visit: FormVisit, number: string): Promise<boolean> {
  const [at = '', id = '', seal = ''] = number.split('.');
  const age = visit.now - Number.parseInt(at, 36);
  if (seal !== sealOf(visit, `${at}.${id}`) || age > KEPT_MS) return false;
  const { db } = visit.ring.store;
  await db
    .deleteFrom('sent_forms')
    .where('sent_at', '<', visit.now - 2 * KEPT_MS)
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sent_forms')
    .values({ id, sent_at: visit.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(numInsertedOrUpdatedRows);
}
