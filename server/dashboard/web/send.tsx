import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { DeidContext } from '../../http/context.js';
import { Shell } from '../ui/shell.js';
import { type Site, SiteContext } from '../ui/site.js';
import type { Shown } from './visit.js';

/** Pages load only their own style, script and images, connect only to this service, and cannot be framed. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  // The script sends forms with files, to show the progress.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of all pages. */
function setPageHeaders(ctx: DeidContext): void {
  ctx.set('Content-Security-Policy', POLICY);
  // Not `no-referrer`, which would hide the origin of forms.
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
  ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
  ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
  ctx.set('X-Frame-Options', 'DENY');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
}

const Document = ({ site, title, children }: { site: Site; title: string; children: JSX.Element }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title === '' ? 'deidkit' : `${title} · deidkit`}</title>
      <link rel="stylesheet" href={site.assets.style} />
      <link rel="icon" type="image/svg+xml" href={site.assets.icon} />
      <script src={site.assets.script} defer />
    </head>
    <body>
      <SiteContext.Provider value={site}>{children}</SiteContext.Provider>
    </body>
  </html>
);

/** A whole page as HTML. */
export const writePage = (site: Site, title: string, body: JSX.Element): string =>
  `<!doctype html>${renderToString(
    <Document site={site} title={title}>
      {body}
    </Document>,
  )}`;

/** Sends HTML that was written by {@link writePage}. */
export function sendHtml(ctx: DeidContext, html: string, status = 200): void {
  setPageHeaders(ctx);
  ctx.status = status;
  ctx.body = html;
}

/** Writes and sends a page of the dashboard. */
export function sendShown(ctx: DeidContext, site: Site, { title, body, status, bare = false }: Shown): void {
  sendHtml(ctx, writePage(site, title, bare ? body : <Shell>{body}</Shell>), status);
}
