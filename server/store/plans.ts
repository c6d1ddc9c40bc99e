import type { Plan } from '../keys/caller.js';
import type { PlanRow } from './schema.js';

/** A plan as the service uses it. */
export const planOf = (row: Omit<PlanRow, 'id'> & { readonly id: string }): Plan => ({
  name: row.id,
  requestsPerMinute: row.requests_per_minute,
  requestsPerMonth: row.requests_per_month,
  tokensPerMonth: row.tokens_per_month,
  concurrentRequests: row.concurrent_requests,
  textChars: row.text_chars,
  fileBytes: row.file_bytes,
  ...(row.operations === '*' ? {} : { operations: new Set(row.operations.split(' ')) }),
});
