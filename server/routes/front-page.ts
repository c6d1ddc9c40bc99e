import type { Step } from '../http/context.js';

const ABOUT = 'Finds personal data in texts and files, and replaces or masks it.';

/**
 * What stands at `/`: what this is, and where to go on; a page for browsers, JSON for everybody else.
 * @param prefix path before the addresses of the API
 * @param dashboard its page for browsers; left out: they are sent to the reference
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
    // Who takes anything, as curl does, gets JSON.
    if (ctx.accepts('json', 'html') === 'html')
      return dashboard ? dashboard(ctx, next) : ctx.redirect(places.reference);
    ctx.set('Content-Type', 'application/json');
    ctx.body = json;
  };
}
