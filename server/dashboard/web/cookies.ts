import type { DeidContext } from '../../http/context.js';

const NAME = 'deid_session';
/** Name for HTTPS. Browsers accept and send a cookie with this prefix only over TLS and for this host. */
const SECURE_NAME = `__Host-${NAME}`;
const FORM = /^[\w-]{43}$/;

/**
 * True if the browser uses TLS, to this server or to a proxy in front. A forged header only makes the client's own
 * cookie stricter.
 */
const isSecure = (ctx: DeidContext): boolean => ctx.req.headers['x-forwarded-proto']?.toString().trim() === 'https';

/** The cookie value of a request. */
export function readCookie(ctx: DeidContext): string | undefined {
  const name = isSecure(ctx) ? SECURE_NAME : NAME;
  const values = (ctx.req.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [value] = values;
  return values.length === 1 && value !== undefined && FORM.test(value) ? value : undefined;
}

/** Sets a session cookie. The store decides when the session expires. */
export function setCookie(ctx: DeidContext, token: string): void {
  const secure = isSecure(ctx);
  ctx.append(
    'Set-Cookie',
    `${secure ? SECURE_NAME : NAME}=${token}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}
