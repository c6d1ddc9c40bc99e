import { validationFailed } from '../../core/hosting.js';
import { DeidError } from '../../core/index.js';
import type { DeidContext } from '../http/context.js';
import type { JobReport } from '../jobs/run/parts.js';
import { REPORT_FORMATS } from '../openapi/evidence-operation.js';
import type { JobRow } from '../store/job-tables.js';
import { sendReport } from './evidence.js';

/**
 * Sends the signed report of a job as it was written, or as a page made of it.
 * @throws DeidError `job_has_no_result` before the job is done, `not_found` if no report was asked for
 */
export async function sendEvidence(ctx: DeidContext, { state }: JobRow, report: JobReport | undefined): Promise<void> {
  const asked = new URLSearchParams(ctx.querystring).get('format') ?? 'json';
  const format = REPORT_FORMATS.find((known) => known === asked);
  if (format === undefined)
    throw validationFailed([{ pointer: '/format', message: `is one of ${REPORT_FORMATS.join(', ')}.` }]);
  if (state !== 'done' || report === undefined) throw new DeidError('job_has_no_result', [state]);
  if (report.evidence === undefined) throw new DeidError('not_found');
  await sendReport(ctx, { report: report.evidence.report, format, stem: report.stem });
}
