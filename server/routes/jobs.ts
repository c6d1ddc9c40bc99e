import { Readable } from 'node:stream';
import { DeidError } from '../../core/index.js';
import type { DeidContext, Step } from '../http/context.js';
import { contentDisposition } from '../http/download-name.js';
import type { Jobs } from '../jobs/jobs.js';
import { jobAnswer, reportOf } from '../jobs/run/answer.js';
import { removeJob } from '../jobs/run/sweep.js';
import { PAGE } from '../jobs/table.js';
import { MODEL_HEADER } from '../limits/detectors.js';
import { POLICY_HEADER, policyHeader } from '../limits/policy-header.js';
import type { Service } from '../service/service.js';
import type { JobRow } from '../store/job-tables.js';
import { createJob } from './create-job.js';
import { callerOf, scopeOf, sendJson } from './job-answers.js';
import { sendEvidence } from './job-evidence.js';

/** The handlers of the job operations, by id. */
export const jobSteps = (service: Service, jobs: Jobs): readonly (readonly [id: string, step: Step])[] => [
  ['createJob', createJob(service, jobs)],
  ['listJobs', listJobs(jobs)],
  ['showJob', showJob(jobs)],
  ['deleteJob', deleteJob(jobs)],
  ['fetchJobResult', fetchResult(jobs)],
  ['fetchJobEvidence', fetchEvidence(jobs)],
];

/** A job that the caller may see. Those of others are reported as not found. */
async function jobIn(ctx: DeidContext, { table }: Jobs): Promise<JobRow> {
  const params: unknown = Reflect.get(ctx, 'params');
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
  const row = await table.find(id, scopeOf(callerOf(ctx)));
  if (row === undefined) throw new DeidError('not_found');
  return row;
}

const showJob =
  (jobs: Jobs): Step =>
  async (ctx) => {
    const row = await jobIn(ctx, jobs);
    sendJson(ctx, 200, jobAnswer(row, reportOf(jobs, row)));
  };

const listJobs =
  (jobs: Jobs): Step =>
  async (ctx) => {
    const scope = scopeOf(callerOf(ctx));
    const after = new URLSearchParams(ctx.querystring).get('after');
    const last = after === null ? undefined : await jobs.table.find(after, scope);
    if (after !== null && last === undefined) throw new DeidError('not_found');
    const rows = await jobs.table.list(scope, last);
    const next = rows.length === PAGE ? rows.at(-1)?.id : undefined;
    sendJson(ctx, 200, { jobs: rows.map((row) => jobAnswer(row, undefined)), next: next ?? null });
  };

const deleteJob =
  (jobs: Jobs): Step =>
  async (ctx) => {
    const { id } = await jobIn(ctx, jobs);
    if (!(await removeJob(jobs, id))) throw new DeidError('not_found');
    ctx.status = 204;
  };

const fetchResult =
  (jobs: Jobs): Step =>
  async (ctx) => {
    const row = await jobIn(ctx, jobs);
    const report = reportOf(jobs, row);
    if (row.state !== 'done' || report === undefined) throw new DeidError('job_has_no_result', [row.state]);
    const file = await jobs.blobs.open(row.result ?? '');
    try {
      // Verify the whole file before the first byte is sent, so that clients never get half a file.
      for await (const _ of file.read());
    } catch (error) {
      await file.close();
      throw error;
    }
    ctx.set('Content-Type', report.mediaType);
    ctx.set('Content-Disposition', contentDisposition(report.stem, report.extension));
    const { counts, masked, warnings, models } = report;
    ctx.set('X-Deid-Report', JSON.stringify({ counts, masked, warnings, ...(models && { models }) }));
    if (models !== undefined) ctx.set(MODEL_HEADER, models.join(', '));
    if (report.policy !== undefined) ctx.set(POLICY_HEADER, policyHeader(report.policy));
    ctx.res.once('close', () => void file.close().catch(() => undefined));
    ctx.body = Readable.from(file.read(), { objectMode: false });
    ctx.length = file.size;
  };

const fetchEvidence =
  (jobs: Jobs): Step =>
  async (ctx) => {
    const row = await jobIn(ctx, jobs);
    await sendEvidence(ctx, row, reportOf(jobs, row));
  };
