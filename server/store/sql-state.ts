const STATE = /^[0-9A-Z]{5}$/;

/** The SQLSTATE of a Postgres error; undefined for other errors. */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'severity' in error && 'code' in error && STATE.test(String(error.code))
    ? String(error.code)
    : undefined;
