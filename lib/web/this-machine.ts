import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/;

/** True for a host that only this machine reaches, with or without a port: `127.0.0.1`, `[::1]:80`, `localhost`. */
export const isLoopback = (host: string): boolean =>
  LOOPBACK.test(host) || LOOPBACK.test(host.replace(/:\d+$/, '').replace(/^\[|\]$/g, ''));

/**
 * True for a request that names this machine, not a name that somebody else points to it: a page of a stranger could
 * send one from a browser on this machine.
 */
export function namesThisMachine({ host = '', origin }: IncomingHttpHeaders): boolean {
  if (!isLoopback(host)) return false;
  return origin === undefined || (URL.canParse(origin) && isLoopback(new URL(origin).host));
}
