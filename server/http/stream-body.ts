import type { IncomingMessage, ServerResponse } from 'node:http';
import { DeidError } from '../../core/index.js';
import { watchPace } from '../base/pace.js';
import { ClientGone } from './client-gone.js';
import { allowContinue } from './continue.js';
import { type BodyLimit, checkBody } from './read-body.js';
import { Wire } from './wire.js';

/**
 * Yields a decompressed body piece by piece, in constant memory. A slow reader slows down the client. Throws the same
 * errors as `readBody`. If reading stops early, the rest stays in the request, which can still be answered.
 */
export async function* streamBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: BodyLimit,
): AsyncGenerator<Buffer> {
  const decoder = checkBody(request, limit);
  allowContinue(request, response);
  const wire = new Wire(request);
  const failed = new Failure();
  const onWire = (chunk: Buffer): void => {
    wire.piece(chunk);
    if (wire.exceeds(limit.bytes)) failed.with(limit.error());
  };
  const onClose = (): void => {
    if (!request.complete) failed.with(new ClientGone());
  };
  request.on('close', onClose).on('error', onClose);
  const endWatch = limit.pace && watchPace(request, limit.pace, (refusal) => failed.with(refusal));
  const unpacked = decoder?.();
  if (unpacked !== undefined) {
    request.on('data', onWire);
    request.pipe(unpacked).on('error', () => failed.with(new DeidError('malformed_content_encoding')));
  }
  const pieces = (unpacked ?? request).iterator({ destroyOnReturn: false });
  try {
    let size = 0;
    for (;;) {
      const { done, value } = await failed.unless(pieces.next());
      if (done === true) return;
      if (unpacked === undefined) onWire(value);
      failed.check();
      size += value.length;
      if (size > limit.bytes) throw limit.error();
      limit.arrived?.(size);
      yield value;
    }
  } finally {
    endWatch?.();
    wire.end();
    request.off('data', onWire).off('close', onClose).off('error', onClose);
    if (unpacked !== undefined) {
      request.unpipe(unpacked);
      unpacked.destroy();
    }
    // Avoid an unhandled rejection of a pending read.
    void pieces.return?.().catch(() => undefined);
  }
}

/** An event outside the reading that ends it. */
class Failure {
  #reject: (reason: unknown) => void = () => undefined;
  #reason: unknown;

  /**
   * The result of a read, or the failure if that comes first. `Promise.race` with a long-lived promise would leak every
   * read.
   */
  unless<T>(reading: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      reading.then(resolve, reject);
      if (this.#reason !== undefined) reject(this.#reason);
    });
  }

  with(reason: unknown): void {
    this.#reason ??= reason;
    this.#reject(reason);
  }

  check(): void {
    if (this.#reason !== undefined) throw this.#reason;
  }
}
