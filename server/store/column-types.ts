/** What databases call differently. */
export interface ColumnTypes {
  /** Whole numbers of 64 bits. */
  readonly whole: 'integer' | 'bigint';
  readonly bytes: 'blob' | 'bytea';
  /** Statements after which the database itself refuses to change or remove entries of the audit log. */
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
