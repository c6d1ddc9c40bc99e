import type { DeidContext } from '../../http/context.js';

const NAME = 'deid_session';
/** Browsers send a cookie of this beginning only over TLS, and take it from this host only. */
const SECURE_NAME = `__Host-${NAME}`;
const FORM = /^[\w-]{43}$/;

/** True where the browser speaks TLS, to us or to a proxy in front of us. Who lies here makes the own cookie stricter. */
const isSecure = (ctx: DeidContext): boolean => ctx.req.headers['x-forwarded-proto']?.toString().trim() === 'https';

/** What the cookie of a request holds. */
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

/** Sets the cookie for as long as the browser is open; the store knows when its session ends. */
export function setCookie(ctx: DeidContext, token: string): void {
  const secure = isSecure(ctx);
  ctx.append(
    'Set-Cookie',
    `${secure ? SECURE_NAME : NAME}=${token}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}
