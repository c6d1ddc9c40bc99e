import { validationFailed } from '../../core/hosting.js';
import { DeidError } from '../../core/index.js';
import { fromPackage } from '../../lib/engine/packages.js';
import { evidenceCsv } from '../../lib/index.js';
import type { DeidContext } from '../http/context.js';
import { contentDisposition } from '../http/download-name.js';
import { JSON_TYPE } from '../http/json-request.js';
import type { JobReport } from '../jobs/run/parts.js';
import type { JobRow } from '../store/job-tables.js';

/** A form of a report: its media type, and how it is made of the text of the report. */
interface EvidenceForm {
  readonly mediaType: string;
  readonly make: (text: string) => string | Promise<Uint8Array>;
}

/** The forms in which a signed report can be fetched, by the name of the parameter `format`. */
const FORMS: ReadonlyMap<string, EvidenceForm> = new Map([
  ['json', { mediaType: JSON_TYPE, make: (text) => text }],
  ['csv', { mediaType: 'text/csv; charset=utf-8', make: evidenceCsv }],
  ['pdf', { mediaType: 'application/pdf', make: pdfOf }],
]);

async function pdfOf(text: string): Promise<Uint8Array> {
  const { evidencePdf } = await fromPackage('@deidkit/pdf', () => import('@deidkit/pdf/evidence'));
  return evidencePdf(text);
}

/**
 * Sends the signed report of a job as it was written, or as a page made of it.
 * @throws DeidError `job_has_no_result` before the job is done, `not_found` if no report was asked for
 */
export async function sendEvidence(ctx: DeidContext, { state }: JobRow, report: JobReport | undefined): Promise<void> {
  const format = new URLSearchParams(ctx.querystring).get('format') ?? 'json';
  const form = FORMS.get(format);
  if (form === undefined)
    throw validationFailed([{ pointer: '/format', message: `is one of ${[...FORMS.keys()].join(', ')}.` }]);
  if (state !== 'done' || report === undefined) throw new DeidError('job_has_no_result', [state]);
  if (report.evidence === undefined) throw new DeidError('not_found');
  const page = await form.make(report.evidence.report);
  ctx.set('Content-Type', form.mediaType);
  ctx.set('Content-Disposition', contentDisposition(report.stem, `evidence.${format}`));
  ctx.body = typeof page === 'string' ? page : Buffer.from(page);
}
