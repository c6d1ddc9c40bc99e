import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { DeidError } from '../../core/index.js';
import { ClientGone } from './client-gone.js';
import { allowContinue } from './continue.js';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What a Content-Encoding may be; sent back as Accept-Encoding to who sends another. */
export const ENCODINGS = 'gzip, deflate, br, identity';

/** Sent and received size of a body. */
export interface BodyLimit {
  /** Bytes, as sent and unpacked. */
  readonly bytes: number;
  /** The error above it. */
  readonly error: () => DeidError;
}

/**
 * Refuses what is known to be too large, or packed in an unknown way, before anything is read.
 * @returns makes the stream that unpacks the body, if it is packed
 */
export function checkBody(request: IncomingMessage, limit: BodyLimit): (() => Transform) | undefined {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  if (decoder === undefined && encoding !== 'identity' && encoding !== '')
    throw new DeidError('unsupported_content_encoding', [ENCODINGS]);
  if (Number(request.headers['content-length'] ?? 0) > limit.bytes) throw limit.error();
  return decoder;
}

/** Reads a body whole. Rejects with a DeidError, or with ClientGone. What is left unread stays in the request. */
export async function readBody(request: IncomingMessage, response: ServerResponse, limit: BodyLimit): Promise<Buffer> {
  const decoder = checkBody(request, limit);
  allowContinue(request, response);
  if (decoder === undefined) return collect(request, request, limit);
  const unpacked = decoder();
  try {
    return await collect(request.pipe(unpacked), request, limit);
  } finally {
    request.unpipe(unpacked);
    unpacked.destroy();
  }
}

/** Listeners rather than `for await`, which would destroy the request, and the answer with it, where reading stops half-way. */
function collect(stream: Readable, request: IncomingMessage, limit: BodyLimit): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (): void => {
      stream.off('data', onData).off('end', onEnd).off('error', onError);
      request.off('close', onClose).off('error', onClose);
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit.bytes) {
        stop();
        stream.pause();
        reject(limit.error());
      } else chunks.push(chunk);
    };
    const onEnd = (): void => {
      stop();
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, size));
    };
    const onError = (): void => {
      stop();
      reject(stream === request ? new ClientGone() : new DeidError('malformed_content_encoding'));
    };
    const onClose = (): void => {
      if (request.complete) return;
      stop();
      reject(new ClientGone());
    };
    stream.on('data', onData).on('end', onEnd).on('error', onError);
    request.on('close', onClose);
    if (stream !== request) request.on('error', onClose);
  });
}
