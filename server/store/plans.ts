import type { Plan } from '../limits/caller.js';
import { isDomainGrant } from '../limits/domains.js';
import { NAMED_GRANTS } from '../limits/named-grants.js';
import type { PlanRow } from './schema.js';

/** Converts a plan's row. @param allowed operations of the key, if restricted, as stored */
export function planOf(row: Omit<PlanRow, 'id'> & { readonly id: string }, allowed: string | null = null): Plan {
  const operations = both(operationsOf(row.operations), allowed === null ? undefined : operationsOf(allowed));
  const named = row.operations.split(' ').filter((id) => isNamed(id) && names(allowed ?? id, id));
  return {
    name: row.id,
    requestsPerMinute: row.requests_per_minute,
    requestsPerMonth: row.requests_per_month,
    tokensPerMonth: row.tokens_per_month,
    concurrentRequests: row.concurrent_requests,
    textChars: row.text_chars,
    fileBytes: row.file_bytes,
    jobBytes: row.job_bytes,
    ...(operations === undefined ? {} : { operations }),
    ...(named.length === 0 ? {} : { named: new Set(named) }),
  };
}

const isNamed = (id: string): boolean => isDomainGrant(id) || NAMED_GRANTS.some((grant) => grant.id === id);

type Operations = ReadonlySet<string> | undefined;

/** Parses stored operation names; undefined: all, except those that must be named. */
export const operationsOf = (list: string): Operations => (names(list, '*') ? undefined : new Set(list.split(' ')));

/** True if a stored list has a name in it. */
export const names = (list: string, name: string): boolean => list.split(' ').includes(name);

function both(a: Operations, b: Operations): Operations {
  if (a === undefined || b === undefined) return a ?? b;
  return new Set([...a].filter((operation) => b.has(operation)));
}
