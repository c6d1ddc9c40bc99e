import { progressOf } from '../../../jobs/run/answer.js';
import type { JobRow, JobState } from '../../../store/job-tables.js';
import { Badge, type Tone } from '../../ui/parts.js';

const TONES: Readonly<Record<JobState, Tone>> = { waiting: '', running: 'warn', done: 'ok', failed: 'bad' };

/** The state of a job as a badge. */
export const JobStatus = ({ of: { state } }: { readonly of: JobRow }) => <Badge tone={TONES[state]}>{state}</Badge>;

/** The share of the file that has been read; empty for a failed job. */
export const progressText = (row: JobRow): string =>
  row.state === 'failed' ? '–' : `${Math.round(progressOf(row) * 100)}%`;
