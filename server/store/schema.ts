import type { IdempotencyRow, JobRow } from './job-tables.js';

/** A plan. Times are milliseconds since 1970, UTC. Null means no limit. */
export interface PlanRow {
  id: string;
  requests_per_minute: number | null;
  requests_per_month: number | null;
  tokens_per_month: number | null;
  concurrent_requests: number | null;
  text_chars: number | null;
  file_bytes: number | null;
  /** Maximum file size of a job in bytes. */
  job_bytes: number | null;
  /**
   * Operation ids as in the OpenAPI document, separated by spaces; `*` means all, except those that must be named
   * (`limits/named-grants.ts`).
   */
  operations: string;
}

interface WorkspaceRow {
  id: string;
  name: string;
  created_at: number;
}

/** Subscription of a workspace to a plan. */
export interface SubscriptionRow {
  id: string;
  workspace_id: string;
  plan_id: string;
  status: 'active' | 'suspended';
  created_at: number;
}

export interface KeyRow {
  id: string;
  subscription_id: string;
  /** Id of the counters; a rotated key shares those of the key it replaces. */
  quota_id: string;
  name: string;
  /** HMAC-SHA-256 of the key, in hex. */
  hash: string;
  /** Name of the pepper it was hashed with; null: the first one. */
  pepper: string | null;
  last4: string;
  environment: 'live' | 'test';
  /** A disabled key can be enabled again, a revoked key cannot. */
  status: 'active' | 'disabled' | 'revoked';
  created_at: number;
  expires_at: number | null;
  /** Id of the replacing key. */
  rotated_to: string | null;
  last_used_at: number | null;
  /** Allowed operations, as in {@link PlanRow}; null: all of its plan. */
  operations: string | null;
  /** Id of the creating account; null: the command line. */
  created_by: string | null;
}

/** Counters of one key and its successors; written by `quotas.ts` only. */
interface QuotaRow {
  id: string;
  second: number;
  ring: Uint8Array;
  month: number;
  requests: number;
  tokens: number;
  before_month: number | null;
  before_requests: number | null;
  before_tokens: number | null;
}

/** Usage by key, day and operation: statistics, not used for limits. */
interface UsageRow {
  key_id: string;
  /** Days since 1970, UTC. */
  day: number;
  operation: string;
  requests: number;
  /** Responses with a status of 400 or higher. */
  refused: number;
  tokens: number;
}

/** Role of a member: owners may do everything, developers all but plans and members, viewers may only look. */
export type Role = 'owner' | 'developer' | 'viewer';

/** An account. */
export interface AccountRow {
  id: string;
  workspace_id: string;
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  /** Password hash; see `accounts/password.ts`. */
  password: string;
  status: 'active' | 'disabled';
  created_at: number;
  last_sign_in_at: number | null;
}

interface SessionRow {
  /** Hash of the cookie value. */
  id: string;
  account_id: string;
  created_at: number;
  seen_at: number;
}

/** A single-use code for creating an account. */
interface InvitationRow {
  /** Hash of the code. */
  id: string;
  workspace_id: string;
  role: Role;
  created_at: number;
  expires_at: number;
  /** Id of the inviting account; null: the first start. */
  created_by: string | null;
}

/** Attempts that may not be made too often, such as wrong passwords; see `accounts/attempts.ts`. */
interface FailureRow {
  /** Hash of whatever is counted. */
  id: string;
  count: number;
  since: number;
}

/** A pass to the playground, or a visit that began with one. */
interface GuestRow {
  /** Hash of the pass, or of the cookie. */
  id: string;
  expires_at: number;
}

/** One entry of the audit log; never changed, never removed. */
export interface AuditRow {
  /** From 1, without gaps. */
  seq: number;
  at: number;
  /** Id of the account; `system` for the service, `command` for the command line, `nobody` without sign-in. */
  actor: string;
  action: string;
  /** Id of the target. */
  target: string;
  result: 'done' | 'refused';
  /** Hash over this entry and the previous hash. */
  hash: string;
}

/** One request of the API, without its content. */
export interface RequestRow {
  id: string;
  at: number;
  key_id: string | null;
  operation: string;
  status: number;
  code: string | null;
  ms: number;
  tokens: number;
}

/** A fact about the whole store. */
interface FactRow {
  name: string;
  value: string;
}

/** A form that was submitted and may not be submitted again. */
interface SentFormRow {
  /** Number of the form. */
  id: string;
  sent_at: number;
}

/** The memory of a call of a language model, between its request and its answer. */
interface CallMemoryRow {
  /** HMAC of the owner and the id of the call. */
  id: string;
  /** Encrypted with a secret of the owner. */
  memory: string;
  /** Expiry, in milliseconds since 1970. */
  until: number;
}

/** The tables, as kysely types its queries. */
export interface Tables {
  plans: PlanRow;
  workspaces: WorkspaceRow;
  subscriptions: SubscriptionRow;
  keys: KeyRow;
  quotas: QuotaRow;
  usage: UsageRow;
  accounts: AccountRow;
  sessions: SessionRow;
  invitations: InvitationRow;
  sign_in_failures: FailureRow;
  guests: GuestRow;
  audit: AuditRow;
  requests: RequestRow;
  facts: FactRow;
  sent_forms: SentFormRow;
  jobs: JobRow;
  idempotency_keys: IdempotencyRow;
  call_memories: CallMemoryRow;
}
