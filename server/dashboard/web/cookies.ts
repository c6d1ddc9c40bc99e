import type { DeidContext } from '../../http/context.js';
import { isSecure } from '../../http/forwarded.js';

/** The cookies of the dashboard: the session or visit, and the marks of the browser (`accounts/devices.ts`). */
interface Cookie {
  readonly name: string;
  readonly form: RegExp;
  /** Lifetime in the browser; missing: until it is closed. */
  readonly seconds?: number;
}

const SESSION: Cookie = { name: 'deid_session', form: /^[\w-]{43}$/ };
const DEVICE: Cookie = { name: 'deid_device', form: /^[\w.~-]{1,600}$/, seconds: 180 * 86_400 };
/** Accounts that are remembered in one browser, the latest first. */
const MAX_MARKS = 5;

/** Name of a cookie. Browsers accept and send one with the prefix only over TLS and for this host. */
const nameOf = ({ name }: Cookie, ctx: DeidContext): string => (isSecure(ctx.req) ? `__Host-${name}` : name);

function read(ctx: DeidContext, cookie: Cookie): string | undefined {
  const start = `${nameOf(cookie, ctx)}=`;
  const values = (ctx.req.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
  const [value] = values;
  return values.length === 1 && value !== undefined && cookie.form.test(value) ? value : undefined;
}

function set(ctx: DeidContext, cookie: Cookie, value: string): void {
  const lasting = cookie.seconds === undefined ? '' : `; Max-Age=${cookie.seconds}`;
  const secure = isSecure(ctx.req) ? '; Secure' : '';
  ctx.append('Set-Cookie', `${nameOf(cookie, ctx)}=${value}; Path=/; HttpOnly; SameSite=Lax${lasting}${secure}`);
}

/** The value of the session cookie of a request. */
export const readCookie = (ctx: DeidContext): string | undefined => read(ctx, SESSION);

/** Sets the session cookie. The store decides when the session expires. */
export const setCookie = (ctx: DeidContext, token: string): void => set(ctx, SESSION, token);

/** The marks of accounts that have signed in with this browser. */
export const readMarks = (ctx: DeidContext): readonly string[] =>
  (read(ctx, DEVICE) ?? '')
    .split('~')
    .filter((mark) => mark !== '')
    .slice(0, MAX_MARKS);

/** Adds a mark to those of this browser. */
export const addMark = (ctx: DeidContext, mark: string): void =>
  set(ctx, DEVICE, [mark, ...readMarks(ctx)].slice(0, MAX_MARKS).join('~'));
