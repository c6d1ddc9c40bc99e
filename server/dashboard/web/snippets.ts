import type { DeidContext } from '../../http/context.js';
import { isSecure } from '../../http/forwarded.js';
import { asCurl } from '../../openapi/calls.js';

const HOST = /^[\w.:[\]-]{1,255}$/;

/** The origin at which this browser reaches the service. */
export function originOf({ req }: DeidContext): string {
  const { host = '' } = req.headers;
  return `${isSecure(req) ? 'https' : 'http'}://${HOST.test(host) ? host : '127.0.0.1:3000'}`;
}

const SAMPLE = { text: 'Call Mary Jones at (415) 555-0132.' };

/** A first API call, as a curl command. */
export const curlCall = (ctx: DeidContext, prefix: string): string =>
  asCurl({
    origin: originOf(ctx),
    method: 'post',
    path: `${prefix}/api/v1/deidentify/text/proprietary/outputs`,
    body: SAMPLE,
  });
