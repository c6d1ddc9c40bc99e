import type { DeidContext } from '../../http/context.js';

const HOST = /^[\w.:[\]-]{1,255}$/;

/** Where this browser reaches the service. */
function originOf({ req: { headers } }: DeidContext): string {
  const { host = '' } = headers;
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${HOST.test(host) ? host : '127.0.0.1:3000'}`;
}

/** A text within single quotes of a shell. */
const quoted = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

const SAMPLE = { text: 'Call Mary Jones at (415) 555-0132.' };
const OUTPUTS_PATH = '/api/v1/deidentify/text/proprietary/outputs';

/** A first call as a line of curl. The key comes from the environment, so that it stays out of the history of the shell. */
export const curlCall = (ctx: DeidContext, prefix: string, path = OUTPUTS_PATH, body: unknown = SAMPLE): string =>
  [
    `curl -s ${originOf(ctx)}${prefix}${path} \\`,
    `  -H "X-API-Key: $DEIDKIT_KEY" -H 'Content-Type: application/json' \\`,
    `  -d ${quoted(JSON.stringify(body))}`,
  ].join('\n');
