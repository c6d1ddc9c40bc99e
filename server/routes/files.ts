import { DeidError } from '../../core/index.js';
import { ClientGone } from '../http/client-gone.js';
import type { DeidContext, Step } from '../http/context.js';
import { contentDisposition } from '../http/download-name.js';
import { boundaryOf, type FileForm, FORM_OVERHEAD_BYTES, readForm } from '../http/form.js';
import { requireMediaType } from '../http/media-type.js';
import { type BodyLimit, checkBody, readBody } from '../http/read-body.js';
import { chargeTokens, tokensAvailable } from '../limits/charge.js';
import { pointsFor, tokensOf } from '../limits/tokens.js';
import { adapterOptions } from '../openapi/adapter-fields.js';
import type { Form } from '../openapi/form-fields.js';
import { type FileRoute, REDACT_POLICY } from '../openapi/vocabulary.js';
import type { Service } from '../service.js';
import type { FileInput } from '../work/work.js';
import { strength } from './text.js';

const FORM_TYPE = 'multipart/form-data';
const HEAD_BYTES = 4096;

/** The endpoint of one kind of file. */
export const deidentifyFile = (service: Service, route: FileRoute): Step => {
  const none = [...route.extensions.values()].every((adapter) => adapter === undefined);
  return async (ctx) => {
    const contentType = ctx.req.headers['content-type'];
    requireMediaType(contentType, FORM_TYPE);
    const boundary = boundaryOf(contentType);
    if (none) throw new DeidError('not_implemented');
    const held = service.uploads.take(expectedBytes(ctx, service));
    try {
      const form = readForm(await readBody(ctx.req, ctx.res, uploadLimit(ctx, service)), boundary);
      checkFile(ctx, service, form, route);
      await serve(service, ctx, form, adapterOptions(route.extensions.get(form.extension), form.fields));
    } finally {
      held.release();
    }
  };
};

function mostBytes(ctx: DeidContext, { limits }: Service): number {
  return Math.min(ctx.state.deid.caller?.plan.fileBytes ?? Number.POSITIVE_INFINITY, limits.fileBytes);
}

function uploadLimit(ctx: DeidContext, service: Service): BodyLimit {
  const most = mostBytes(ctx, service);
  return { bytes: most + FORM_OVERHEAD_BYTES, error: () => new DeidError('file_too_large', [most]) };
}

/** A body whose size is not told may become as large as allowed. */
function expectedBytes(ctx: DeidContext, service: Service): number {
  const limit = uploadLimit(ctx, service);
  const unpacks = checkBody(ctx.req, limit) !== undefined;
  const told = ctx.req.headers['content-length'];
  return told === undefined || unpacks ? limit.bytes : Number(told);
}

/** Sees that the file is of a kind, and a size, that can be processed. */
function checkFile(ctx: DeidContext, service: Service, { bytes, extension }: FileForm, route: FileRoute): void {
  if (!route.extensions.has(extension)) {
    const accepted = [...route.extensions.keys()].map((known) => `.${known}`).join(', ');
    throw new DeidError('unsupported_file_type', [accepted]);
  }
  const adapter = route.extensions.get(extension);
  if (adapter === undefined) throw new DeidError('not_implemented');
  if (bytes.length === 0) throw new DeidError('empty_file');
  const most = mostBytes(ctx, service);
  if (bytes.length > most) throw new DeidError('file_too_large', [most]);
  if (!adapter.accepts(bytes.subarray(0, HEAD_BYTES), extension)) throw new DeidError('file_type_mismatch');
}

/** How much text a file holds is known when it is done: it is charged then, and sent only if it could be. */
async function serve(
  service: Service,
  ctx: DeidContext,
  form: FileForm,
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const input = { ...inputOf(form, service.validators.form(form.fields)), adapterOptions: options };
  const available = tokensAvailable(service, ctx.state.deid, ctx.res);
  const limit = available === undefined ? {} : { maxCodePoints: pointsFor(available) };
  const outcome = await whileConnected(ctx, service, (signal) =>
    service.work.file({ ...input, ...limit }, form.bytes, signal),
  );
  const giveBack = await chargeTokens(service, ctx.state.deid, ctx.res, tokensOf(outcome.codePoints));
  if (ctx.res.closed) {
    await giveBack();
    throw new ClientGone();
  }
  ctx.set('Content-Type', outcome.mediaType);
  ctx.set('Content-Disposition', contentDisposition(form.stem, form.extension));
  ctx.set('X-Deid-Report', JSON.stringify({ counts: outcome.counts, warnings: outcome.warnings }));
  ctx.body = Buffer.from(outcome.bytes.buffer, outcome.bytes.byteOffset, outcome.bytes.byteLength);
}

function inputOf({ extension }: FileForm, { fields, entities }: Form): FileInput {
  const level = strength(fields);
  return {
    extension,
    entities,
    mode: fields.masking_type === 'redact' ? REDACT_POLICY : 'PROPRIETARY',
    ...(level === undefined ? {} : { level }),
    ...(typeof fields.domain === 'string' ? { domain: fields.domain } : {}),
    ...(typeof fields.seed === 'string' ? { seed: fields.seed } : {}),
  };
}

/** Gives work up when the client goes away, or the service. */
async function whileConnected<T>(
  ctx: DeidContext,
  { lifecycle: { ended } }: Service,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const onClose = (): void => controller.abort(new ClientGone());
  const onEnd = (): void => controller.abort(ended?.reason);
  ctx.res.once('close', onClose);
  ended?.addEventListener('abort', onEnd);
  try {
    if (ctx.res.closed) throw new ClientGone();
    return await work(controller.signal);
  } finally {
    ctx.res.off('close', onClose);
    ended?.removeEventListener('abort', onEnd);
  }
}
