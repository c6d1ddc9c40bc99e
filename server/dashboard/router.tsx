import Router from '@koa/router';
import { DeidError, isDeidError } from '../../core/index.js';
import { newToken } from '../accounts/sessions.js';
import { addOfStranger } from '../audit/strangers.js';
import { clientAddress } from '../http/client-address.js';
import type { DeidContext, DeidState, Step } from '../http/context.js';
import { envelope } from '../http/envelope.js';
import { asDeidError, RETRY_SECONDS } from '../http/problem.js';
import { otherMethods } from '../routes/fallback.js';
import { envelopeOptions } from '../service/envelope-options.js';
import { ErrorPage } from './pages/error.js';
import { CSRF_FIELD } from './ui/form.js';
import type { Site } from './ui/site.js';
import { assetPaths } from './web/assets.js';
import { readCookie, readMarks, setCookie } from './web/cookies.js';
import { readSent, Sent } from './web/form.js';
import { requireOwnOrigin } from './web/origin.js';
import { sendShown } from './web/send.js';
import { type Answer, type DashboardParts, mayAs, type PageRoute, type Visit } from './web/visit.js';

/** Path of the dashboard. */
const DASHBOARD = '/dashboard';
const FORM_BYTES = 64 * 1024;

/** Routes for all pages of the dashboard. */
export function pageRouter(parts: DashboardParts, routes: readonly PageRoute[]): Router<DeidState> {
  const { service } = parts;
  const base = service.prefix + DASHBOARD;
  const router = new Router<DeidState>({ strict: true, sensitive: true });
  const { log, docs } = envelopeOptions(service);
  const outer = envelope({ log, docs });
  for (const route of routes) router[route.method](base + route.path, outer, pageStep(parts, route));
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
    router.all(base + path, outer, otherMethods(methods));
  }
  router.get(`${base}/*rest`, outer, pageStep(parts, MISSING));
  return router;
}

const MISSING: PageRoute = {
  method: 'get',
  path: '/',
  access: 'all',
  answer() {
    throw new DeidError('not_found');
  },
};

/** Responds with a page, also for errors. */
export const pageStep =
  (parts: DashboardParts, route: PageRoute, base = parts.service.prefix + DASHBOARD): Step =>
  async (ctx) => {
    ctx.state.deid.operation = `page${route.path.replace(/[^a-z]+/g, '.')}`.replace(/\.$/, '');
    const token = readCookie(ctx);
    const visit = await visitOf(parts, ctx, token ?? newToken(), token !== undefined);
    const site = siteOf(visit, base);
    if (token === undefined) setCookie(ctx, visit.token);
    try {
      const answer = await answerOf(visit, site, route);
      if ('to' in answer) redirect(ctx, base + answer.to);
      else if (!('sent' in answer)) sendShown(ctx, site, answer);
    } catch (error) {
      sendError(visit, site, error);
    }
  };

async function visitOf(parts: DashboardParts, ctx: DeidContext, token: string, known: boolean): Promise<Visit> {
  const now = parts.service.clock();
  const { accounts, guests, audit } = parts.ring;
  const member = await accounts.sessions.find(token, now);
  return {
    ...parts,
    ctx,
    token,
    member,
    guest: member === undefined && known && (await guests.knows(token, now)),
    sender: { address: clientAddress(ctx.req, parts.service.trustedProxies), marks: readMarks(ctx) },
    now,
    sent: new Sent(new URLSearchParams()),
    id: idIn(ctx),
    query: (name) => new URLSearchParams(ctx.querystring).get(name) ?? '',
    requireToken(given) {
      if (!known || given !== csrfOf(parts, token)) throw new DeidError('csrf_failed');
    },
    async audit(action, target, result = 'done', actor = member?.id ?? 'nobody') {
      const entry = { actor, action, target, result };
      if (actor === 'nobody' && target === '-') await addOfStranger(audit, accounts.attempts, entry, now);
      else await audit.add(entry, now);
    },
  };
}

/** The id in the path, as matched by the router. */
function idIn(ctx: DeidContext): string {
  const params: unknown = Reflect.get(ctx, 'params');
  const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : undefined;
  return typeof id === 'string' ? id : '';
}

function siteOf({ ring, service, version, ctx, member, guest, token }: Visit, base: string): Site {
  return {
    base,
    prefix: service.prefix,
    assets: assetPaths(service.prefix),
    path: ctx.path.slice(base.length),
    csrf: csrfOf({ ring }, token),
    member,
    guest,
    version,
  };
}

/**
 * Checks a request before its page is called: whether the form was issued by us, and whether the visitor has the right
 * to see the page.
 */
async function answerOf(visit: Visit, site: Site, route: PageRoute): Promise<Answer> {
  if (visit.service.lifecycle.draining) throw new DeidError('shutting_down');
  if (route.method === 'post') requireOwnOrigin(visit.ctx);
  const most = route.most ?? FORM_BYTES;
  const sent = route.method === 'post' && most > 0 ? await readSent(visit.ctx, most) : visit.sent;
  if (route.method === 'post' && most > 0) visit.requireToken(sent.get(CSRF_FIELD));
  const refusal = await refusalOf(visit, site, route);
  return refusal ?? route.answer({ ...visit, sent });
}

/** The CSRF token of a visitor's forms, computed from the cookie with a secret that the visitor does not have. */
const csrfOf = ({ ring }: Pick<DashboardParts, 'ring'>, token: string): string => ring.hash(`csrf:${token}`);

async function refusalOf({ member, ring }: Visit, { guest }: Site, { access }: PageRoute): Promise<Answer | undefined> {
  if (access === 'all' || (access === 'guest' && guest)) return undefined;
  if (member === undefined) return { to: (await ring.accounts.any()) ? '/sign-in' : '/setup' };
  if (!mayAs(member, access === 'guest' ? 'viewer' : access)) throw new DeidError('role_insufficient');
  return undefined;
}

/** 303 makes the browser load the next page with GET. */
function redirect(ctx: DeidContext, to: string): void {
  ctx.status = 303;
  ctx.set('Location', to);
  ctx.set('Content-Type', 'text/plain; charset=utf-8');
  ctx.body = '';
}

function sendError({ ctx, service }: Visit, site: Site, error: unknown): void {
  // The client has disconnected; the envelope handles this.
  if (!isDeidError(error) && ctx.res.closed) throw error;
  const refusal = asDeidError(error);
  const facts = ctx.state.deid;
  facts.code = refusal.code;
  if (refusal.status === 500 || refusal.code === 'store_unavailable') service.log?.fault(error, facts.id);
  const seconds = RETRY_SECONDS[refusal.code];
  if (seconds !== undefined) ctx.set('Retry-After', String(seconds));
  if (!ctx.req.complete) ctx.set('Connection', 'close');
  const body = <ErrorPage error={refusal} request={facts.id} />;
  sendShown(ctx, site, { title: refusal.title, body, status: refusal.status, bare: true });
}
