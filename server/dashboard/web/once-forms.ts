import { randomUUID } from 'node:crypto';
import type { Visit } from './visit.js';

/** Validity of a form after it was shown: the maximum length of a session. */
const KEPT_MS = 12 * 3_600_000;

type FormVisit = Pick<Visit, 'ring' | 'token' | 'now'>;

const sealOf = ({ ring, token }: FormVisit, name: string): string => ring.hash(`form:${token}:${name}`);

/**
 * Creates a number for a form that may be submitted only once: reloading a page after a key was created must not create
 * another. The number proves that this service has shown the form to this visitor, and when, so it is valid in every
 * process of the store.
 */
export function formNumber(visit: FormVisit): string {
  const name = `${visit.now.toString(36)}.${randomUUID()}`;
  return `${name}.${sealOf(visit, name)}`;
}

/** True at the first use of a valid {@link formNumber}. */
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
