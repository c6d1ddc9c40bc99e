import { ERROR_CODES, type ErrorCode } from '../../../core/index.js';
import type { JobRow } from '../../store/job-tables.js';
import type { Jobs } from '../jobs.js';
import type { JobReport } from './parts.js';
import { placeOf } from './process.js';

const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code);

/** Why a job failed. The sentences of codes that name facts are left out: those stand at the endpoint of the file. */
export function errorOf(code: string | null) {
  if (code === null) return null;
  return { error: code, title: isCode(code) ? ERROR_CODES[code].title : code };
}

/** Share of the file that has been read. What is left to do then nobody knows before it is done. */
export const progressOf = ({ state, read_bytes, input_bytes }: JobRow): number =>
  state === 'done' ? 1 : Math.min(0.99, Math.floor((read_bytes / Math.max(1, input_bytes)) * 100) / 100);

/** A job as clients see it. */
export const jobAnswer = (row: JobRow, report: JobReport | undefined) => ({
  id: row.id,
  state: row.state,
  progress: progressOf(row),
  file_bytes: row.input_bytes,
  created_at: time(row.created_at),
  started_at: time(row.started_at),
  finished_at: time(row.finished_at),
  expires_at: time(row.expires_at),
  tokens: row.tokens,
  result_bytes: row.state === 'done' ? row.result_bytes : null,
  error: errorOf(row.code),
  webhook: row.webhook,
  report:
    report === undefined ? null : { counts: report.counts, warnings: report.warnings, files: report.files ?? null },
});

/** What was done, once it is. */
export const reportOf = ({ secret }: Jobs, { id, report }: JobRow): JobReport | undefined =>
  report === null ? undefined : secret.unseal<JobReport>(report, placeOf(id, 'report'));
