import { randomBytes } from 'node:crypto';
import { DeidError } from '../../core/index.js';
import type { DeidContext, Step } from '../http/context.js';
import { boundaryOf, FORM_OVERHEAD_BYTES } from '../http/form.js';
import { requireMediaType } from '../http/media-type.js';
import { type BodyLimit, checkBody } from '../http/read-body.js';
import { streamBody } from '../http/stream-body.js';
import type { Jobs } from '../jobs/jobs.js';
import { type Received, receive } from '../jobs/receive.js';
import { checkRequest, type JobRequest, webhookOf } from '../jobs/request.js';
import { jobAnswer } from '../jobs/run/answer.js';
import { placeOf } from '../jobs/run/process.js';
import { newJobId } from '../jobs/table.js';
import type { Caller } from '../limits/caller.js';
import { detectorsOf, modelOf } from '../limits/detectors.js';
import { domainsOf } from '../limits/domains.js';
import { jobBytesOf, ownerOf } from '../limits/plan-limits.js';
import { API } from '../openapi/operation.js';
import { tokensAvailable } from '../service/charge.js';
import type { Service } from '../service/service.js';
import type { JobRow } from '../store/job-tables.js';
import { callerOf, sendJson } from './job-answers.js';

const FORM_TYPE = 'multipart/form-data';
const SEED_BYTES = 16;

/** Creates a job from a form with a file, and answers as soon as it has arrived. */
export const createJob =
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
    const rule = { known: service.vocabulary, mostBytes, secret: jobs.secret };
    const upload = (): Promise<Received> => receive(streamBody(ctx.req, ctx.res, limit), boundary, jobs.blobs, rule);
    const row = await oncePerKey(service, jobs, ctx, upload, async (note) => {
      await requireRoom(jobs, caller, Number(ctx.req.headers['content-length'] ?? mostBytes));
      return withFile(upload, (received) => addJob(service, jobs, ctx, received, note));
    });
    ctx.set('Location', `${service.prefix}${API}/jobs/${row.id}`);
    sendJson(ctx, 202, jobAnswer(row, undefined));
  };

/** Uses a received file. If that fails, or the file is not kept, it is removed. */
async function withFile<T>(upload: () => Promise<Received>, use: (received: Received) => Promise<T>): Promise<T> {
  const received = await upload();
  try {
    return await use(received);
  } catch (error) {
    await received.file.discard();
    throw error;
  }
}

/** Called with the content hash and job id before the job is stored. */
type Note = (body: string, id: string) => Promise<void>;

/** Creates a job, unless the idempotency key was used for the same content before: then that job is returned. */
async function oncePerKey(
  { clock, log }: Service,
  { idempotency, table, settings }: Jobs,
  ctx: DeidContext,
  upload: () => Promise<Received>,
  make: (note: Note) => Promise<JobRow>,
): Promise<JobRow> {
  const caller = callerOf(ctx);
  const id = idempotency.idOf(ctx.req.headersDistinct['idempotency-key'], ownerOf(caller));
  if (id === undefined) return make(async () => undefined);
  const own = { workspace: caller.workspaceId, owner: ownerOf(caller) };
  const isThere = async (job: string): Promise<boolean> => (await table.find(job, own)) !== undefined;
  const taken = await idempotency.take(id, clock, isThere);
  if ('jobId' in taken) {
    const same = await upload();
    await same.file.discard();
    if (same.body !== taken.body) throw new DeidError('idempotency_key_reused');
    const row = await table.find(taken.jobId, own);
    // It was removed while this request arrived.
    if (row === undefined) throw new DeidError('idempotency_in_flight');
    return row;
  }
  const row = await make(taken.keep).catch(async (error: unknown) => {
    await taken.release();
    throw error;
  });
  // Otherwise the key is kept for a minute only.
  await taken.settle(clock() + settings.keptMs).catch((error: unknown) => log?.fault(error, ctx.state.deid.id));
  return row;
}

/** Refuses a job that could not be done: if its key is from a store of a plugin, or if the caller's queue or the shared storage is full. */
async function requireRoom({ table, settings }: Jobs, caller: Caller, bytes: number): Promise<void> {
  // Runners look up the plan of the key when the job begins.
  if ((await table.key(caller.keyId)) === undefined) throw new DeidError('job_key_unknown');
  if ((await table.unfinished(ownerOf(caller), settings.unfinished)) >= settings.unfinished)
    throw new DeidError('job_limit_reached', [settings.unfinished]);
  // Counted twice, since the result may be as large as the input.
  if ((await table.stored()) + bytes * 2 > settings.storedBytes) throw new DeidError('job_storage_full');
}

async function addJob(service: Service, jobs: Jobs, ctx: DeidContext, received: Received, note: Note): Promise<JobRow> {
  const caller = callerOf(ctx);
  const { stem, extension, fields, file } = received;
  const webhook = webhookOf(fields, jobs.rules);
  const detectors = detectorsOf(caller);
  // Written down now, because the caller's plan is not known when the job runs.
  const { model } = fields.has('detector') ? {} : modelOf(service.engine, undefined, detectors);
  const request: JobRequest = {
    stem,
    extension,
    fields: model === undefined ? [...fields] : [...fields, ['detector', model]],
    seed: randomBytes(SEED_BYTES).toString('hex'),
    ...(webhook === undefined ? {} : { webhook }),
  };
  const { vocabulary } = service;
  checkRequest(service, vocabulary, request, {
    detectors,
    reserved: domainsOf(caller, vocabulary.reserved),
    signs: service.evidence !== undefined,
  });
  await tokensAvailable(service, ctx.state.deid, ctx.res);
  const id = newJobId();
  const now = service.clock();
  await note(received.body, id);
  const row = await jobs.table.add({
    id,
    workspace_id: caller.workspaceId,
    key_id: caller.keyId,
    owner: ownerOf(caller),
    created_at: now,
    expires_at: now + jobs.settings.keptMs,
    request: jobs.secret.seal(request, placeOf(id, 'request')),
    input: file.name,
    input_bytes: file.size,
    webhook: webhook === undefined ? null : 'waiting',
  });
  // If announcing fails, workers find the job in the table later.
  await jobs.queue.add(id).catch((error: unknown) => service.log?.fault(error, ctx.state.deid.id));
  return row;
}
