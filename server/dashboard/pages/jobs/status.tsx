import { progressOf } from '../../../jobs/run/answer.js';
import type { JobRow, JobState } from '../../../store/job-tables.js';
import { Badge, type Tone } from '../../ui/parts.js';

const TONES: Readonly<Record<JobState, Tone>> = { waiting: '', running: 'warn', done: 'ok', failed: 'bad' };

/** What a job is doing. */
export const JobStatus = ({ of: { state } }: { readonly of: JobRow }) => <Badge tone={TONES[state]}>{state}</Badge>;

/** How much of the file has been read; a job that failed has got nowhere. */
export const progressText = (row: JobRow): string =>
  row.state === 'failed' ? '–' : `${Math.round(progressOf(row) * 100)}%`;
