/** An example request and response of an operation. */
export interface Example {
  /** Body of the request, if it has one. */
  readonly request?: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

/** Job id used in the examples. */
export const JOB = 'job_4c1f0b6d2a9e4f7c8b3d5e6f7a8b9c0d';
