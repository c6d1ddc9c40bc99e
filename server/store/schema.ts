import type { IdempotencyRow, JobRow } from './job-tables.js';

/** Times are milliseconds since 1970, UTC. A limit that is null does not exist. */
export interface PlanRow {
  id: string;
  requests_per_minute: number | null;
  requests_per_month: number | null;
  tokens_per_month: number | null;
  concurrent_requests: number | null;
  text_chars: number | null;
  file_bytes: number | null;
  /** Largest file of a job. */
  job_bytes: number | null;
  /** Names of operations as in the OpenAPI document, separated by spaces; `*` stands for all. */
  operations: string;
}

interface WorkspaceRow {
  id: string;
  name: string;
  created_at: number;
}

/** A workspace's use of a plan. */
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
  /** Whose counters a use goes to: a rotated key goes on with those of the key it replaces. */
  quota_id: string;
  name: string;
  /** HMAC-SHA-256 of the key, hex. */
  hash: string;
  /** Name of the secret that its hash was made with; null: the first one. */
  pepper: string | null;
  last4: string;
  environment: 'live' | 'test';
  /** A disabled key may be enabled again; a revoked one never. */
  status: 'active' | 'disabled' | 'revoked';
  created_at: number;
  expires_at: number | null;
  /** The key that replaced this one. */
  rotated_to: string | null;
  last_used_at: number | null;
  /** Operations it may call, as in {@link PlanRow}; null: all that its plan includes. */
  operations: string | null;
  /** Id of the account that made it; null: the command line. */
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

/** What was used, by key, day and operation: facts for people, not for limits. */
interface UsageRow {
  key_id: string;
  /** Days since 1970, UTC. */
  day: number;
  operation: string;
  requests: number;
  /** Answers with a status of 400 or more. */
  refused: number;
  tokens: number;
}

/** What a member may do: an owner everything, a developer all but plans and members, a viewer look. */
export type Role = 'owner' | 'developer' | 'viewer';

/** Somebody who may sign in. */
export interface AccountRow {
  id: string;
  workspace_id: string;
  /** Lower case. */
  email: string;
  name: string;
  role: Role;
  /** What is kept of the password; see `accounts/password.ts`. */
  password: string;
  status: 'active' | 'disabled';
  created_at: number;
  last_sign_in_at: number | null;
}

interface SessionRow {
  /** Hash of what the cookie holds. */
  id: string;
  account_id: string;
  created_at: number;
  seen_at: number;
}

/** A code by which one account may be made, once. */
interface InvitationRow {
  /** Hash of the code. */
  id: string;
  workspace_id: string;
  role: Role;
  created_at: number;
  expires_at: number;
  /** Id of the account that invites; null: the first start. */
  created_by: string | null;
}

/** Sign-ins with a wrong password, by name. */
interface FailureRow {
  /** Hash of the name. */
  id: string;
  count: number;
  since: number;
}

/** One entry of the audit log; never changed, never removed. */
export interface AuditRow {
  /** From 1, without gaps. */
  seq: number;
  at: number;
  /** Id of the account; `system` for the service, `command` for the command line, `nobody` for who is not signed in. */
  actor: string;
  action: string;
  /** Id of what was acted upon. */
  target: string;
  result: 'done' | 'refused';
  /** Of this entry and the hash of the one before. */
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

/** Something that holds for the whole store. */
interface FactRow {
  name: string;
  value: string;
}

/** A form that was sent, and may not be sent again. */
interface SentFormRow {
  /** Number of the form. */
  id: string;
  sent_at: number;
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
  audit: AuditRow;
  requests: RequestRow;
  facts: FactRow;
  sent_forms: SentFormRow;
  jobs: JobRow;
  idempotency_keys: IdempotencyRow;
}
