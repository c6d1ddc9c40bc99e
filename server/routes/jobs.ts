import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { DeidError } from '../../core/index.js';
import type { DeidContext, Step } from '../http/context.js';
import { contentDisposition } from '../http/download-name.js';
import { boundaryOf, FORM_OVERHEAD_BYTES } from '../http/form.js';
import { JSON_TYPE } from '../http/json-request.js';
import { requireMediaType } from '../http/media-type.js';
import { type BodyLimit, checkBody } from '../http/read-body.js';
import { streamBody } from '../http/stream-body.js';
import { jobAnswer, reportOf } from '../jobs/answer.js';
import type { Jobs } from '../jobs/jobs.js';
import { placeOf } from '../jobs/process.js';
import { type Received, receive } from '../jobs/receive.js';
import { checkRequest } from '../jobs/request.js';
import { removeJob } from '../jobs/sweep.js';
import { newJobId, PAGE } from '../jobs/table.js';
import type { Caller } from '../keys/caller.js';
import { tokensAvailable } from '../limits/charge.js';
import { jobBytesOf, ownerOf } from '../limits/plan-limits.js';
import { API } from '../openapi/operation.js';
import type { Service } from '../service.js';
import type { JobRow } from '../store/job-tables.js';

const FORM_TYPE = 'multipart/form-data';
const SEED_BYTES = 16;

/** What the operations of jobs do, by their ids. */
export const jobSteps = (service: Service, jobs: Jobs): readonly (readonly [id: string, step: Step])[] => [
  ['createJob', createJob(service, jobs)],
  ['listJobs', listJobs(jobs)],
  ['showJob', showJob(jobs)],
  ['deleteJob', deleteJob(jobs)],
  ['fetchJobResult', fetchResult(jobs)],
];

/** Who has jobs: a service without keys has none. */
function callerOf(ctx: DeidContext): Caller {
  const { caller } = ctx.state.deid;
  if (caller === undefined) throw new DeidError('not_found');
  return caller;
}

function send(ctx: DeidContext, status: number, answer: object): void {
  ctx.status = status;
  ctx.set('Content-Type', JSON_TYPE);
  ctx.body = JSON.stringify(answer);
}

const createJob =
  (service: Service, jobs: Jobs): Step =>
  async (ctx) => {
    const contentType = ctx.req.headers['content-type'];
    requireMediaType(contentType, FORM_TYPE);
    const boundary = boundaryOf(contentType);
    const caller = callerOf(ctx);
    const mostBytes = jobBytesOf(caller, jobs.settings);
    const limit: BodyLimit = {
      bytes: mostBytes + FORM_OVERHEAD_BYTES,
      pace: service.limits.pace,
      error: () => new DeidError('file_too_large', [mostBytes]),
    };
    checkBody(ctx.req, limit);
    await requireRoom(jobs, caller, Number(ctx.req.headers['content-length'] ?? mostBytes));
    const chunks = streamBody(ctx.req, ctx.res, limit);
    const received = await receive(chunks, boundary, jobs.blobs, { known: service.vocabulary, mostBytes });
    const row = await addJob(service, jobs, ctx, received).catch(async (error: unknown) => {
      await received.file.discard();
      throw error;
    });
    await jobs.queue.add(row.id);
    ctx.set('Location', `${service.prefix}${API}/jobs/${row.id}`);
    send(ctx, 202, jobAnswer(row, undefined));
  };

/** Nobody fills the queue, or the disk, for all others. */
async function requireRoom({ table, settings }: Jobs, caller: Caller, bytes: number): Promise<void> {
  if ((await table.unfinished(ownerOf(caller))) >= settings.unfinished)
    throw new DeidError('job_limit_reached', [settings.unfinished]);
  // The result may be as large as the file.
  if ((await table.stored()) + bytes * 2 > settings.storedBytes) throw new DeidError('job_storage_full');
}

async function addJob(service: Service, jobs: Jobs, ctx: DeidContext, received: Received): Promise<JobRow> {
  const caller = callerOf(ctx);
  const { stem, extension, fields, adapter, file } = received;
  const request = { stem, extension, fields: [...fields], seed: randomBytes(SEED_BYTES).toString('hex') };
  checkRequest(service, adapter, request);
  await tokensAvailable(service, ctx.state.deid, ctx.res);
  const id = newJobId();
  const now = service.clock();
  return jobs.table.add({
    id,
    workspace_id: caller.workspaceId,
    key_id: caller.keyId,
    owner: ownerOf(caller),
    created_at: now,
    expires_at: now + jobs.settings.keptMs,
    request: jobs.secret.seal(request, placeOf(id, 'request')),
    input: file.name,
    input_bytes: file.size,
  });
}

/** A job of the caller's workspace; of another one it is as if there were none. */
async function jobIn(ctx: DeidContext, { table }: Jobs): Promise<JobRow> {
  const params: unknown = Reflect.get(ctx, 'params');
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
  const row = await table.find(id, callerOf(ctx).workspaceId);
  if (row === undefined) throw new DeidError('not_found');
  return row;
}

const showJob =
  (jobs: Jobs): Step =>
  async (ctx) => {
    const row = await jobIn(ctx, jobs);
    send(ctx, 200, jobAnswer(row, reportOf(jobs, row)));
  };

const listJobs =
  (jobs: Jobs): Step =>
  async (ctx) => {
    const { workspaceId } = callerOf(ctx);
    const after = new URLSearchParams(ctx.querystring).get('after');
    const last = after === null ? undefined : await jobs.table.find(after, workspaceId);
    if (after !== null && last === undefined) throw new DeidError('not_found');
    const rows = await jobs.table.list(workspaceId, last);
    const next = rows.length === PAGE ? rows.at(-1)?.id : undefined;
    send(ctx, 200, { jobs: rows.map((row) => jobAnswer(row, undefined)), next: next ?? null });
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
      // Never half a file: all of it is looked at before the first byte is sent.
      for await (const _ of file.read());
    } catch (error) {
      await file.close();
      throw error;
    }
    ctx.set('Content-Type', report.mediaType);
    ctx.set('Content-Disposition', contentDisposition(report.stem, report.extension));
    ctx.set('X-Deid-Report', JSON.stringify({ counts: report.counts, warnings: report.warnings }));
    ctx.res.once('close', () => void file.close().catch(() => undefined));
    ctx.body = Readable.from(file.read(), { objectMode: false });
    ctx.length = file.size;
  };
