import { DeidError } from '../../core/index.js';
import type { Pace } from '../base/pace.js';
import type { HeldBytes, UploadBudget } from '../limits/upload-budget.js';
import type { Body } from './body.js';
import type { DeidContext } from './context.js';
import { requireMediaType, requireUtf8 } from './media-type.js';
import { checkBody, readBody } from './read-body.js';

export const JSON_TYPE = 'application/json';

/**
 * Bodies up to this size are read whatever else is in memory, and on the event loop: short texts wait neither for large ones nor
 * for a thread. Nothing that takes longer with more bytes is done there to larger ones.
 */
export const SMALL_BYTES = 64 * 1024;
/** A text is in memory as bytes, as a string, as a value, and once more in its thread. */
const COPIES = 4;

/** What the body of a request may be. */
export interface JsonBodyLimits {
  /** Bytes, packed and unpacked. */
  readonly most: number;
  readonly pace: Pace;
  /** Who sends it. */
  readonly owner: string;
}

/** Receives a JSON body and does something with it; as long as that takes, the body has its place in the memory for uploads. */
export async function withJson(
  ctx: DeidContext,
  uploads: UploadBudget,
  { most, pace, owner }: JsonBodyLimits,
  use: (body: Body) => Promise<void>,
): Promise<void> {
  requireUtf8(requireMediaType(ctx.req.headers['content-type'], JSON_TYPE));
  const held = uploads.take(0, owner);
  const limit = {
    bytes: most,
    pace,
    error: () => new DeidError('body_too_large', [most]),
    arrived: (bytes: number) => hold(held, bytes),
  };
  try {
    checkBody(ctx.req, limit);
    // What is announced is refused before the client is asked to send it.
    hold(held, Number(ctx.req.headers['content-length'] ?? 0));
    await use(await readBody(ctx.req, ctx.res, limit));
  } finally {
    held.release();
  }
}

const hold = (held: HeldBytes, bytes: number): void => {
  if (bytes > SMALL_BYTES) held.atLeast(bytes * COPIES);
};
