import type { EntityType } from '../contracts/entity-type.js';
import type { Edit } from '../contracts/span.js';
import type { PreparedPolicy } from './prepared-policy.js';

/** In place of a term that gets no value of its own. */
export const MASKED = '*****';

/**
 * Number of edits that mask a term although its transformer gives each term a value of its own: the term is too uncertain for one, or
 * every value shows too much of it.
 * @param types of the terms, in the order of the edits
 */
export function maskedAmong(edits: readonly Edit[], types: readonly EntityType[], policy: PreparedPolicy): number {
  let count = 0;
  for (const [i, { text }] of edits.entries()) {
    const type = types[i];
    if (text === MASKED && type !== undefined && policy.ruleFor(type).transform.distinct === true) count++;
  }
  return count;
}
