import { ERROR_CODES, type ErrorCode } from '../../../core/index.js';
import type { JobRow } from '../../store/job-tables.js';
import type { Jobs } from '../jobs.js';
import type { JobReport } from './parts.js';
import { placeOf } from './process.js';

const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code);

/** The error of a failed job. Messages that need facts are omitted; those are given by the file endpoint. */
export function errorOf(code: string | null) {
  if (code === null) return null;
  return { error: code, title: isCode(code) ? ERROR_CODES[code].title : code };
}

/** Progress: share of the file that has been read. The time for the rest is unknown. */
export const progressOf = ({ state, read_bytes, input_bytes }: JobRow): number =>
  state === 'done' ? 1 : Math.min(0.99, Math.floor((read_bytes / Math.max(1, input_bytes)) * 100) / 100);

/** The representation of a job for clients. */
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
    report === undefined
      ? null
      : {
          counts: report.counts,
          masked: report.masked ?? 0,
          warnings: report.warnings,
          files: report.files ?? null,
          evidence: report.evidence ?? null,
        },
});

/** The report of a finished job. */
export const reportOf = ({ secret }: Jobs, { id, report }: JobRow): JobReport | undefined =>
  report === null ? undefined : secret.unseal<JobReport>(report, placeOf(id, 'report'));
