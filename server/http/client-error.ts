import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { DeidError, type ErrorCode } from '../../core/index.js';
import type { ServiceLog } from '../base/service-log.js';
import { PROBLEM, problemOf } from './problem.js';

const DOCS = '/docs';

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/**
 * Sends problem responses for requests that Node would answer itself: unparsable, stalled, or with an unsupported
 * expectation.
 */
export function answerClientErrors(server: Server, log: ServiceLog | undefined): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // No response is possible on a closed connection or in the middle of another response.
    if (!socket.writable || error.code === 'ECONNRESET' || hasBegunToAnswer(socket)) return void socket.destroy();
    const code = CODES[error.code ?? ''] ?? 'malformed_http';
    socket.end(rawAnswer(code, log));
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { id, status, body } = refusal('expectation_failed');
    response.writeHead(status, { ...headers(id, body), Connection: 'close' }).end(body);
    log?.request({ id, method: '', status, code: 'expectation_failed', ms: 0 });
  });
}

function hasBegunToAnswer(socket: Duplex): boolean {
  return 'bytesWritten' in socket && '_httpMessage' in socket && isStarted(socket._httpMessage);
}

const isStarted = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'headersSent' in message && message.headersSent === true;

function refusal(code: ErrorCode): { readonly id: string; readonly status: number; readonly body: string } {
  const id = `req_${randomUUID()}`;
  const problem = problemOf(new DeidError(code), id, DOCS);
  return { id, status: problem.status, body: JSON.stringify(problem) };
}

const headers = (id: string, body: string) => ({
  'Content-Type': PROBLEM,
  'Content-Length': String(Buffer.byteLength(body)),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Request-Id': id,
});

function rawAnswer(code: ErrorCode, log: ServiceLog | undefined): string {
  const { id, status, body } = refusal(code);
  log?.request({ id, method: '', status, code, ms: 0 });
  const lines = Object.entries({ ...headers(id, body), Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `HTTP/1.1 ${status} ${new DeidError(code).title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
