import { createHash } from 'node:crypto';
import { DeidError, ERROR_CODES } from '../../core/index.js';
import { errorPage } from '../docs/error-page.js';
import { STYLE } from '../docs/page.js';
import { referencePage } from '../docs/reference-page.js';
import type { DeidContext, Step } from '../http/context.js';
import type { OpenApiDocument } from '../openapi/document.js';

/** Nothing but this page's own style may be loaded, run, framed or sent anywhere. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function sendPage(ctx: DeidContext, html: string): void {
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.body = html;
}

/** The OpenAPI document. */
export function openApi(document: OpenApiDocument): Step {
  const json = JSON.stringify(document);
  return async (ctx) => {
    ctx.set('Content-Type', 'application/json');
    ctx.body = json;
  };
}

/** The reference for people, made from the OpenAPI document. */
export function reference(document: OpenApiDocument, docs: string): Step {
  const html = referencePage(document, docs);
  return async (ctx) => sendPage(ctx, html);
}

/** The page about one code: where the `type` of a problem points. */
export function errorReference(docs: string): Step {
  const pages = new Map(Object.entries(ERROR_CODES).map(([code, info]) => [code, errorPage(code, info, docs)]));
  return async (ctx) => {
    const page = pages.get(ctx.path.slice(ctx.path.lastIndexOf('/') + 1));
    if (page === undefined) throw new DeidError('not_found');
    sendPage(ctx, page);
  };
}
