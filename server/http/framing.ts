import type { IncomingMessage } from 'node:http';
import { DeidError } from '../../core/index.js';

/**
 * Refuses what Node's parser lets pass although a proxy in front may read it in another way (RFC 9112, 3.2 and 6.1): no host or several,
 * and a body that is packed on its way.
 * @throws DeidError `malformed_http`
 */
export function requireFraming(request: IncomingMessage): void {
  const hosts = countOf('host', request.rawHeaders);
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) throw new DeidError('malformed_http');
  const coding = request.headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') throw new DeidError('malformed_http');
}

/** How often a header was sent: names and values stand by turns. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) count += 1;
  return count;
}
