/** Differences between databases. */
export interface ColumnTypes {
  /** Type of 64-bit integers. */
  readonly whole: 'integer' | 'bigint';
  readonly bytes: 'blob' | 'bytea';
  /** Statements that make the database refuse changes to the audit log. */
  readonly appendOnly: readonly string[];
}

export const SQLITE_TYPES: ColumnTypes = {
  whole: 'integer',
  bytes: 'blob',
  appendOnly: ['update', 'delete'].map(
    (change) =>
      `create trigger audit_no_${change} before ${change} on audit begin select raise(abort, 'append-only'); end`,
  ),
};

export const POSTGRES_TYPES: ColumnTypes = {
  whole: 'bigint',
  bytes: 'bytea',
  appendOnly: [
    `create function audit_append_only() returns trigger language plpgsql as
     $$ begin raise exception 'append-only' using errcode = 'restrict_violation'; end $$`,
    `create trigger audit_append_only before update or delete or truncate on audit
     for each statement execute function audit_append_only()`,
  ],
};
