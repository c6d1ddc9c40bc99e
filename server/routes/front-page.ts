import { html } from '../docs/html.js';
import { page } from '../docs/page.js';
import type { Step } from '../http/context.js';
import { sendPage } from './docs.js';

const ABOUT = 'Finds personal data in texts and files, and replaces or masks it.';

/**
 * What stands at `/`: what this is, and where to go on; a page for browsers, JSON for everybody else.
 * @param prefix path before the addresses of the API
 * @param dashboard its page for browsers; left out: a plain one
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
  const items = Object.entries(places).filter(([name]) => name !== 'api');
  const forPeople = page(
    'deidkit',
    html`<h1>deidkit</h1>
<p>${ABOUT}</p>
<p>Requests go to <code>${places.api}/…</code>, each with its key in the header <code>X-API-Key</code>.</p>
<ul>${items.map(([name, path]) => html`<li>${name}: <a href="${path}">${path}</a></li>`)}</ul>
`,
  );
  return async (ctx, next) => {
    ctx.set('Vary', 'Accept');
    // Who takes anything, as curl does, gets JSON.
    if (ctx.accepts('json', 'html') === 'html') return dashboard ? dashboard(ctx, next) : sendPage(ctx, forPeople);
    ctx.set('Content-Type', 'application/json');
    ctx.body = json;
  };
}
