import { Readable } from 'node:stream';
import { DeidError } from '../../core/index.js';
import type { Body } from '../http/body.js';
import { ClientGone } from '../http/client-gone.js';
import type { DeidContext, Step } from '../http/context.js';
import { contentDisposition } from '../http/download-name.js';
import { boundaryOf, FORM_OVERHEAD_BYTES } from '../http/form.js';
import { SMALL_BYTES } from '../http/json-request.js';
import { requireMediaType } from '../http/media-type.js';
import { type BodyLimit, checkBody, readBody } from '../http/read-body.js';
import { detectorsOf, MODEL_HEADER } from '../limits/detectors.js';
import { domainsOf } from '../limits/domains.js';
import { fileBytesOf, ownerOf, tenantOf } from '../limits/plan-limits.js';
import { POLICY_HEADER, policyHeader } from '../limits/policy-header.js';
import { pointsFor, tokensOf } from '../limits/tokens.js';
import type { FileRoute } from '../openapi/vocabulary.js';
import { chargeCancelled, chargeTokens, tokensAvailable } from '../service/charge.js';
import type { Service } from '../service/service.js';
import { askedOf, type SignEvidence, type Signed } from '../work/evidence.js';
import { readFileRequest, underName } from '../work/file-requests.js';
import type { FileBody, NamedOutcome, Until } from '../work/work.js';

const FORM_TYPE = 'multipart/form-data';

/** The endpoint of one kind of file. */
export const deidentifyFile = (service: Service, route: FileRoute): Step => {
  const none = [...route.extensions.values()].every((adapter) => adapter === undefined);
  return async (ctx) => {
    const contentType = ctx.req.headers['content-type'];
    requireMediaType(contentType, FORM_TYPE);
    const boundary = boundaryOf(contentType);
    if (none) throw new DeidError('not_implemented');
    const reserved = service.uploads.take(expectedBytes(ctx, service), ownerOf(ctx.state.deid.caller));
    try {
      const body = await readBody(ctx.req, ctx.res, uploadLimit(ctx, service));
      const process = body.size > SMALL_BYTES ? processLarge : processSmall;
      await serve(service, ctx, await process(service, ctx, route, body, boundary));
    } finally {
      reserved.release();
    }
  };
};

function uploadLimit(ctx: DeidContext, { limits }: Service): BodyLimit {
  const most = fileBytesOf(ctx.state.deid.caller, limits);
  return { bytes: most + FORM_OVERHEAD_BYTES, pace: limits.pace, error: () => new DeidError('file_too_large', [most]) };
}

/** A body of unknown size may become as large as allowed. */
function expectedBytes(ctx: DeidContext, service: Service): number {
  const limit = uploadLimit(ctx, service);
  const unpacks = checkBody(ctx.req, limit) !== undefined;
  const declared = ctx.req.headers['content-length'];
  return declared === undefined || unpacks ? limit.bytes : Number(declared);
}

/** Reads a small form in this thread, so that mistakes are reported at once. */
async function processSmall(
  service: Service,
  ctx: DeidContext,
  route: FileRoute,
  body: Body,
  boundary: string,
): Promise<NamedOutcome> {
  const { caller } = ctx.state.deid;
  const limits = {
    mostBytes: fileBytesOf(caller, service.limits),
    detectors: detectorsOf(caller),
    reserved: domainsOf(caller, service.vocabulary.reserved),
    tenant: tenantOf(caller),
    signs: service.evidence !== undefined,
  };
  const request = readFileRequest(service, route, body.whole(), boundary, limits);
  const task = { ...request.input, ...(await paid(service, ctx)) };
  return whileConnected(ctx, service, async (until) => ({
    ...underName(await service.work.file(task, request.bytes, until, ownerOf(caller)), request),
    asked: askedOf(request.input),
  }));
}

/** A large form is read in the thread that processes the file. */
async function processLarge(
  service: Service,
  ctx: DeidContext,
  route: FileRoute,
  body: Body,
  boundary: string,
): Promise<NamedOutcome> {
  const { caller } = ctx.state.deid;
  const form: FileBody = {
    route: route.name,
    blocks: body.blocks(),
    boundary,
    mostBytes: fileBytesOf(caller, service.limits),
    detectors: detectorsOf(caller),
    reserved: domainsOf(caller, service.vocabulary.reserved),
    tenant: tenantOf(caller),
    signs: service.evidence !== undefined,
    owner: ownerOf(caller),
    ...(await paid(service, ctx)),
  };
  return whileConnected(ctx, service, (until) => service.work.fileBody(form, until));
}

/** Maximum amount of text, in code points, that the caller's remaining tokens pay for. */
async function paid(service: Service, ctx: DeidContext): Promise<{ readonly maxCodePoints?: number }> {
  const tokens = await tokensAvailable(service, ctx.state.deid, ctx.res);
  return tokens === undefined ? {} : { maxCodePoints: pointsFor(tokens) };
}

/**
 * Charges a processed file and sends it. The amount of text is known only afterwards; if it cannot be charged, the file
 * is not sent. A file that is done is charged even if the client has gone.
 */
async function serve(service: Service, ctx: DeidContext, outcome: NamedOutcome): Promise<void> {
  await chargeTokens(service, ctx.state.deid, ctx.res, tokensOf(outcome.codePoints));
  if (ctx.res.closed) throw new ClientGone();
  send(ctx, outcome, service.evidence);
}

function send(ctx: DeidContext, outcome: NamedOutcome, sign: SignEvidence | undefined): void {
  const { pieces, mediaType, stem, extension, counts, masked, warnings, models, asked, seals } = outcome;
  ctx.set('Content-Type', mediaType);
  ctx.set('Content-Disposition', contentDisposition(stem, extension));
  ctx.set('X-Deid-Report', JSON.stringify({ counts, masked, warnings, models }));
  ctx.set(MODEL_HEADER, models.join(', '));
  ctx.set(POLICY_HEADER, policyHeader(outcome.policy));
  if (seals !== undefined && sign !== undefined) setEvidence(ctx, sign({ asked, result: outcome, seals }));
  // Sent in pieces, since joining a large file would block the event loop.
  ctx.body = Readable.from(pieces, { objectMode: false });
  ctx.length = pieces.reduce((sum, { length }) => sum + length, 0);
}

/** Sends the report of a file beside it. */
function setEvidence(ctx: DeidContext, { report, salt }: Signed): void {
  ctx.set('Deid-Evidence', Buffer.from(report).toString('base64url'));
  ctx.set('Deid-Evidence-Salt', salt);
}

/**
 * Cancels work when the client disconnects or the service ends. A client that disconnects is charged for what has been
 * searched until then.
 */
async function whileConnected<T>(ctx: DeidContext, service: Service, work: (until: Until) => Promise<T>): Promise<T> {
  const { ended } = service.lifecycle;
  const controller = new AbortController();
  let searched = 0;
  const onCancelled = (codePoints: number): void => {
    searched = codePoints;
  };
  const onClose = (): void => controller.abort(new ClientGone());
  const onEnd = (): void => controller.abort(ended?.reason);
  ctx.res.once('close', onClose);
  ended?.addEventListener('abort', onEnd);
  try {
    if (ctx.res.closed) throw new ClientGone();
    return await work({ signal: controller.signal, onCancelled });
  } catch (error) {
    if (error instanceof ClientGone) await chargeCancelled(service, ctx.state.deid, searched);
    throw error;
  } finally {
    ctx.res.off('close', onClose);
    ended?.removeEventListener('abort', onEnd);
  }
}
