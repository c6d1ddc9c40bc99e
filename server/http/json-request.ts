import { DeidError } from '../../core/index.js';
import type { HeldBytes, UploadBudget } from '../limits/upload-budget.js';
import type { DeidContext } from './context.js';
import { parseJson } from './json.js';
import { requireMediaType, requireUtf8 } from './media-type.js';
import { checkBody, readBody } from './read-body.js';

export const JSON_TYPE = 'application/json';

/** Bodies up to this size are read whatever else is in memory: short texts do not wait for large ones. */
const SMALL_BYTES = 64 * 1024;
/** A text is in memory as bytes, as a string, as a value, and once more in its thread. */
const COPIES = 4;

/**
 * Reads a JSON body and does something with it; as long as that takes, the body has its place in the memory for uploads.
 * @param most bytes, packed and unpacked
 */
export async function withJson(
  ctx: DeidContext,
  uploads: UploadBudget,
  most: number,
  use: (body: unknown) => Promise<void>,
): Promise<void> {
  requireUtf8(requireMediaType(ctx.req.headers['content-type'], JSON_TYPE));
  const held = uploads.take(0);
  const limit = {
    bytes: most,
    error: () => new DeidError('body_too_large', [most]),
    arrived: (bytes: number) => hold(held, bytes),
  };
  try {
    checkBody(ctx.req, limit);
    // What is announced is refused before the client is asked to send it.
    hold(held, Number(ctx.req.headers['content-length'] ?? 0));
    await use(parseJson(await readBody(ctx.req, ctx.res, limit)));
  } finally {
    held.release();
  }
}

const hold = (held: HeldBytes, bytes: number): void => {
  if (bytes > SMALL_BYTES) held.atLeast(bytes * COPIES);
};
