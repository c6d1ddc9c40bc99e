import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Wire } from './wire.js';

/**
 * Maximum number of bytes, and time, for which an unwanted body is read and discarded before the connection is closed.
 */
const MAX_BYTES = 1024 * 1024;
const MAX_MS = 1000;

/**
 * A response to a request whose body is still arriving. It is sent at once, but ends only when the client has stopped
 * sending or a limit is reached: closing a connection with unread data makes the system reset it, and the client would
 * lose the response.
 */
export const earlyResponse = (request: IncomingMessage, body: string): Readable =>
  Readable.from(speak(request, body), { objectMode: false });

async function* speak(request: IncomingMessage, body: string): AsyncGenerator<Buffer> {
  yield Buffer.from(body);
  await drain(request);
}

const drain = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    const wire = new Wire(request);
    const timer = setTimeout(done, MAX_MS);
    function done(): void {
      clearTimeout(timer);
      wire.end();
      request.off('data', count).off('end', done).off('close', done).off('error', done);
      request.pause();
      resolve();
    }
    function count(chunk: Buffer): void {
      wire.piece(chunk);
      if (wire.exceeds(MAX_BYTES)) done();
    }
    request.on('data', count).on('end', done).on('close', done).on('error', done);
    request.resume();
  });
