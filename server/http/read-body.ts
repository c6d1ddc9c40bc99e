import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { DeidError } from '../../core/index.js';
import { type Pace, watchPace } from '../base/pace.js';
import { Body } from './body.js';
import { ClientGone } from './client-gone.js';
import { allowContinue } from './continue.js';
import { Wire } from './wire.js';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Supported Content-Encodings, sent as Accept-Encoding when another is refused. */
export const ENCODINGS = 'gzip, deflate, br, identity';

/** Limit of a body, as sent and decompressed. */
export interface BodyLimit {
  /** Maximum size in bytes, as sent and decompressed. */
  readonly bytes: number;
  /** Creates the error for larger bodies. */
  readonly error: () => DeidError;
  /** Called with the decompressed size so far. May throw a DeidError to stop reading. */
  readonly arrived?: (bytes: number) => void;
  /** Minimum speed. Default: only the server's time limits apply. */
  readonly pace?: Pace;
}

/**
 * Refuses bodies that are known to be too large, or compressed in an unknown way, before anything is read.
 * @returns creates the decompression stream, if the body is compressed
 */
export function checkBody(request: IncomingMessage, limit: BodyLimit): (() => Transform) | undefined {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  if (decoder === undefined && encoding !== 'identity' && encoding !== '')
    throw new DeidError('unsupported_content_encoding', [ENCODINGS]);
  if (Number(request.headers['content-length'] ?? 0) > limit.bytes) throw limit.error();
  return decoder;
}

/** Reads a body. Rejects with a DeidError, or with ClientGone. Unread data stays in the request. */
export async function readBody(request: IncomingMessage, response: ServerResponse, limit: BodyLimit): Promise<Body> {
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

/** Adds a chunk. Throws a DeidError if the limit is exceeded. */
function take(body: Body, chunk: Buffer, { bytes, error, arrived }: BodyLimit): void {
  if (body.size + chunk.length > bytes) throw error();
  arrived?.(body.size + chunk.length);
  body.add(chunk);
}

/**
 * Uses listeners instead of `for await`, which would destroy the request, and with it the response, if reading stops
 * early.
 */
function collect(stream: Readable, request: IncomingMessage, limit: BodyLimit): Promise<Body> {
  return new Promise((resolve, reject) => {
    const declared = stream === request ? request.headers['content-length'] : undefined;
    const body = new Body(declared === undefined ? undefined : Number(declared));
    const wire = new Wire(request);
    const refuse = (refusal: unknown): void => {
      stop();
      stream.pause();
      reject(refusal);
    };
    const onWire = (chunk: Buffer): void => {
      wire.piece(chunk);
      if (wire.exceeds(limit.bytes)) refuse(limit.error());
    };
    const onData = (chunk: Buffer): void => {
      try {
        take(body, chunk, limit);
      } catch (refusal) {
        refuse(refusal);
      }
    };
    const onEnd = (): void => {
      stop();
      resolve(body);
    };
    const onError = (): void =>
      refuse(stream === request ? new ClientGone() : new DeidError('malformed_content_encoding'));
    const onClose = (): void => {
      if (!request.complete) refuse(new ClientGone());
    };
    const endWatch = limit.pace && watchPace(request, limit.pace, refuse);
    function stop(): void {
      endWatch?.();
      wire.end();
      request.off('data', onWire);
      stream.off('data', onData).off('end', onEnd).off('error', onError);
      request.off('close', onClose).off('error', onClose);
    }
    request.on('data', onWire);
    stream.on('data', onData).on('end', onEnd).on('error', onError);
    request.on('close', onClose);
    if (stream !== request) request.on('error', onClose);
  });
}
