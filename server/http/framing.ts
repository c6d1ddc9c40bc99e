import type { IncomingMessage } from 'node:http';
import { DeidError } from '../../core/index.js';

/**
 * Refuses requests that Node's parser accepts although a proxy in front may interpret them differently (RFC 9112, 3.2
 * and 6.1): no Host header or several, and compressed transfer codings.
 * @throws DeidError `malformed_http`
 */
export function requireFraming(request: IncomingMessage): void {
  const hosts = countOf('host', request.rawHeaders);
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) throw new DeidError('malformed_http');
  const coding = request.headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') throw new DeidError('malformed_http');
}

/** Number of times a header was sent. Names and values alternate in the list. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) count += 1;
  return count;
}
