import { isIP } from 'node:net';
import { DeidError } from '../../../core/index.js';
import type { DeidContext } from '../../http/context.js';

/**
 * Refuses forms sent from other sites (CSRF). Browsers state the origin in headers that pages cannot set. A request
 * without them does not come from a current browser and is refused too.
 */
export function requireOwnOrigin(ctx: DeidContext): void {
  const { origin, host = '' } = ctx.req.headers;
  const site = ctx.req.headers['sec-fetch-site'];
  // Sec-Fetch-Site, if present: it works behind proxies that change the host, too.
  if (site === 'same-origin') return;
  if (site !== undefined) throw new DeidError('csrf_failed');
  if (origin === undefined || hostOf(origin) !== host.toLowerCase()) throw new DeidError('csrf_failed');
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * True if the request comes directly from this machine: both the connection and the host in the address are local (so a
 * foreign name that resolves here does not count), and no proxy has added headers.
 */
export function isLocal(ctx: DeidContext): boolean {
  if (FORWARDED.some((name) => ctx.req.headers[name] !== undefined)) return false;
  return isLoopback(ctx.req.socket.remoteAddress ?? '') && isOwnName(ctx.req.headers.host ?? '');
}

const isLoopback = (address: string): boolean =>
  address === '::1' || (/^(?:::ffff:)?127\./.test(address) && isIP(address) !== 0);

const isOwnName = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host);
