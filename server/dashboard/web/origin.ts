import { isIP } from 'node:net';
import { DeidError } from '../../../core/index.js';
import type { DeidContext } from '../../http/context.js';

/**
 * Refuses a form that another site has sent. Browsers say where a form comes from in headers that pages cannot set; a
 * request that says nothing of it comes from no browser of this decade, and from no page of ours.
 */
export function requireOwnOrigin(ctx: DeidContext): void {
  const { origin, host = '' } = ctx.req.headers;
  const site = ctx.req.headers['sec-fetch-site'];
  // The browser's own word, where it gives one: it holds behind proxies that change the host, too.
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
 * True where the request comes from this machine itself, and from nobody through it: the connection and the name in the
 * address are this machine's, so a name of another site that is made to point here does not count; and no proxy has left a mark.
 */
export function isLocal(ctx: DeidContext): boolean {
  if (FORWARDED.some((name) => ctx.req.headers[name] !== undefined)) return false;
  return isLoopback(ctx.req.socket.remoteAddress ?? '') && isOwnName(ctx.req.headers.host ?? '');
}

const isLoopback = (address: string): boolean =>
  address === '::1' || (/^(?:::ffff:)?127\./.test(address) && isIP(address) !== 0);

const isOwnName = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host);
