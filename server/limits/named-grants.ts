/** What is not for everyone: an operation that reaches beyond what is a key's own, or a reserved domain. A plan that includes all operations does not include it. */
export interface NamedGrant {
  readonly id: string;
  readonly summary: string;
}

/** Reads, fetches and deletes the jobs of other keys, of the same environment. */
export const ALL_JOBS = 'allJobs';
/** Restores originals: the operation of `POST /api/v1/restore`. */
export const RESTORE = 'restoreOriginals';

/** The operations that a plan must name to include them. */
export const NAMED_GRANTS: readonly NamedGrant[] = [
  { id: ALL_JOBS, summary: 'Jobs of all keys: list, fetch and delete what other keys have sent' },
  { id: RESTORE, summary: 'Originals: restore what reversible codes stand for, with a reason in the audit log' },
];

/** True for an operation that a plan must name. */
export const mustBeNamed = (id: string): boolean => NAMED_GRANTS.some((one) => one.id === id);
