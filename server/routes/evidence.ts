import type { KeyObject } from 'node:crypto';
import { validationFailed } from '../../core/hosting.js';
import { fromPackage } from '../../lib/engine/packages.js';
import { evidenceCsv, reportFault } from '../../lib/index.js';
import type { DeidContext, Step } from '../http/context.js';
import { contentDisposition } from '../http/download-name.js';
import { parseJson } from '../http/json.js';
import { JSON_TYPE, withJson } from '../http/json-request.js';
import { ownerOf } from '../limits/plan-limits.js';
import { LARGEST_EVIDENCE_BODY, type ReportFormat } from '../openapi/evidence-operation.js';
import type { Service } from '../service/service.js';

/** A form of a report: its media type, and how it is made of the text of the report. */
interface Form {
  readonly mediaType: string;
  readonly make: (text: string) => string | Promise<Uint8Array>;
}

const FORMS: Readonly<Record<ReportFormat, Form>> = {
  json: { mediaType: JSON_TYPE, make: (text) => text },
  csv: { mediaType: 'text/csv; charset=utf-8', make: evidenceCsv },
  pdf: { mediaType: 'application/pdf', make: pdfOf },
};

async function pdfOf(text: string): Promise<Uint8Array> {
  const { evidencePdf } = await fromPackage('@deidkit/pdf', () => import('@deidkit/pdf/evidence'));
  return evidencePdf(text);
}

/** Sends the text of a report in one of its forms. @param stem of the name of the file */
export async function sendReport(
  ctx: DeidContext,
  { report, format, stem }: { readonly report: string; readonly format: ReportFormat; readonly stem: string },
): Promise<void> {
  const { mediaType, make } = FORMS[format];
  const page = await make(report);
  ctx.set('Content-Type', mediaType);
  ctx.set('Content-Disposition', contentDisposition(stem, `evidence.${format}`));
  ctx.body = typeof page === 'string' ? page : Buffer.from(page);
}

/**
 * Endpoint that checks a report which this service signed, and sends it in a form. Keeps nothing.
 * @param key public key of the service's reports
 */
export const showEvidence =
  ({ uploads, limits, validators }: Service, key: KeyObject): Step =>
  async (ctx) => {
    const owner = ownerOf(ctx.state.deid.caller);
    await withJson(ctx, uploads, { most: LARGEST_EVIDENCE_BODY, pace: limits.pace, owner }, async (body) => {
      const { report, format } = validators.evidence(parseJson(body.whole()));
      if (reportFault(report, key) !== undefined) throw notOurs();
      await sendReport(ctx, { report, format: format ?? 'json', stem: 'report' });
    });
  };

const notOurs = (): Error =>
  validationFailed([
    {
      pointer: '/report',
      message: 'is no report of this service, or was changed: send its text as it was given, to the last line break.',
    },
  ]);
