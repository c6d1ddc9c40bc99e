import type { Plan } from '../limits/caller.js';
import type { PlanRow } from './schema.js';

/** Converts a plan's row. @param allowed operations of the key, if restricted, as stored */
export function planOf(row: Omit<PlanRow, 'id'> & { readonly id: string }, allowed: string | null = null): Plan {
  const operations = both(operationsOf(row.operations), operationsOf(allowed ?? '*'));
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
  };
}

type Operations = ReadonlySet<string> | undefined;

/** Parses stored operation names; undefined: all. */
export const operationsOf = (list: string): Operations => (list === '*' ? undefined : new Set(list.split(' ')));

function both(a: Operations, b: Operations): Operations {
  if (a === undefined || b === undefined) return a ?? b;
  return new Set([...a].filter((operation) => b.has(operation)));
}
