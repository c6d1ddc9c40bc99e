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
