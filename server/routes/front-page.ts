import type { Step } from '../http/context.js';

const ABOUT = 'Finds personal data in texts and files, and replaces or masks it.';

/**
 * Serves `/`: a page for browsers, JSON with links for other clients.
 * @param prefix path before the addresses of the API
 * @param dashboard page for browsers; without it they are redirected to the reference
 */
export function frontPage(prefix: string, dashboard?: Step): Step {
  const places = {
    reference: `${prefix}/docs`,
    openapi: `${prefix}/openapi.json`,
    api: `${prefix}/api/v1`,
    health: '/healthz',
    readiness: '/readyz',
  };
  const json = JSON.stringify({ service: 'deidkit', description: ABOUT, ...places });
  return async (ctx, next) => {
    ctx.set('Vary', 'Accept');
    // Clients that accept anything, such as curl, get JSON.
    if (ctx.accepts('json', 'html') === 'html')
      return dashboard ? dashboard(ctx, next) : ctx.redirect(places.reference);
    ctx.set('Content-Type', 'application/json');
    ctx.body = json;
  };
}
