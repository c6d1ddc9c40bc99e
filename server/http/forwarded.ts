import type { IncomingMessage } from 'node:http';

/**
 * True if the browser uses TLS, to this server or to the first proxy in front; several proxies write a list. A forged
 * header only makes the client's own cookie stricter.
 */
export function isSecure({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const [first = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
  return first.trim().toLowerCase() === 'https';
}
