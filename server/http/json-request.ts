import { DeidError } from '../../core/index.js';
import type { Pace } from '../base/pace.js';
import type { ReservedBytes, UploadBudget } from '../limits/upload-budget.js';
import type { Body } from './body.js';
import type { DeidContext } from './context.js';
import { requireMediaType, requireUtf8 } from './media-type.js';
import { checkBody, readBody } from './read-body.js';

export const JSON_TYPE = 'application/json';

/**
 * Bodies up to this size, in bytes, are read regardless of the memory for uploads, and processed on the event loop, so
 * that short texts wait neither for large ones nor for a thread. Work that grows with the size must not be done there
 * for larger bodies.
 */
export const SMALL_BYTES = 64 * 1024;
/** A text exists in memory up to four times: as bytes, as a string, as a JSON value, and in its thread. */
const COPIES_IN_MEMORY = 4;

/** Limits of a JSON body. */
export interface JsonBodyLimits {
  /** Maximum size in bytes, compressed and decompressed. */
  readonly most: number;
  readonly pace: Pace;
  /** Owner, for fair sharing of memory. */
  readonly owner: string;
}

/** Receives a JSON body and processes it. Its memory stays reserved meanwhile. */
export async function withJson(
  ctx: DeidContext,
  uploads: UploadBudget,
  { most, pace, owner }: JsonBodyLimits,
  use: (body: Body) => Promise<void>,
): Promise<void> {
  requireUtf8(requireMediaType(ctx.req.headers['content-type'], JSON_TYPE));
  const reserved = uploads.take(0, owner);
  const limit = {
    bytes: most,
    pace,
    error: () => new DeidError('body_too_large', [most]),
    arrived: (bytes: number) => hold(reserved, bytes),
  };
  try {
    checkBody(ctx.req, limit);
    // Reserves the announced size before the client is asked to send the body.
    hold(reserved, Number(ctx.req.headers['content-length'] ?? 0));
    await use(await readBody(ctx.req, ctx.res, limit));
  } finally {
    reserved.release();
  }
}

const hold = (reserved: ReservedBytes, bytes: number): void => {
  if (bytes > SMALL_BYTES) reserved.atLeast(bytes * COPIES_IN_MEMORY);
};
