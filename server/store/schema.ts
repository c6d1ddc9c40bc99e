/** Times are milliseconds since 1970, UTC. A limit that is null does not exist. */
export interface PlanRow {
  id: string;
  requests_per_minute: number | null;
  requests_per_month: number | null;
  tokens_per_month: number | null;
  concurrent_requests: number | null;
  text_chars: number | null;
  file_bytes: number | null;
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
  last4: string;
  environment: 'live' | 'test';
  status: 'active' | 'revoked';
  created_at: number;
  expires_at: number | null;
  /** The key that replaced this one. */
  rotated_to: string | null;
  last_used_at: number | null;
}

/** Counters of one key and its successors; written by `quotas.ts` only. */
interface QuotaRow {
  id: string;
  second: number;
  ring: Uint8Array;
  month: number;
  requests: number;
  tokens: number;
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

/** The tables, as kysely types its queries. */
export interface Tables {
  plans: PlanRow;
  workspaces: WorkspaceRow;
  subscriptions: SubscriptionRow;
  keys: KeyRow;
  quotas: QuotaRow;
  usage: UsageRow;
}
