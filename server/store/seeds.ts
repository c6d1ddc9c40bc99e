import type { PlanRow } from './schema.js';

/** Limits of a plan without limits. */
export const UNLIMITED: Omit<PlanRow, 'id'> = {
  requests_per_minute: null,
  requests_per_month: null,
  tokens_per_month: null,
  concurrent_requests: null,
  text_chars: null,
  file_bytes: null,
  job_bytes: null,
  operations: '*',
};

/** A plan in the schema of the first version. */
type FirstPlanRow = Omit<PlanRow, 'job_bytes'>;

const { job_bytes: _later, ...UNLIMITED_AT_FIRST } = UNLIMITED;

/** The plans of a new store. Operators may change them or add their own with SQL. */
export const SEEDED_PLANS: readonly FirstPlanRow[] = [
  {
    id: 'free',
    requests_per_minute: 60,
    requests_per_month: 10_000,
    tokens_per_month: 1_000_000,
    concurrent_requests: null,
    text_chars: 100_000,
    file_bytes: 10 * 1024 * 1024,
    operations: '*',
  },
  {
    id: 'standard',
    requests_per_minute: 600,
    requests_per_month: 1_000_000,
    tokens_per_month: 50_000_000,
    concurrent_requests: null,
    text_chars: null,
    file_bytes: null,
    operations: '*',
  },
  { id: 'unlimited', ...UNLIMITED_AT_FIRST },
];
