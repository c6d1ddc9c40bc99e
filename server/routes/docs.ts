import { createHash } from 'node:crypto';
import { DeidError, ERROR_CODES, type ErrorCodeInfo } from '../../core/index.js';
import { errorPage } from '../docs/error-page.js';
import { STYLE } from '../docs/page.js';
import { referencePage } from '../docs/reference-page.js';
import type { DeidContext, Step } from '../http/context.js';
import { once } from '../once.js';
import type { OpenApiDocument } from '../openapi/document.js';

/** Nothing but this page's own style may be loaded, run, framed or sent anywhere. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends a page that may load, run and frame nothing. */
export function sendPage(ctx: DeidContext, html: string): void {
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Content-Type', 'text/html; charset=utf-8');
  ctx.body = html;
}

/** The OpenAPI document. Like the pages, it is written when it is first asked for. */
export function openApi(document: () => OpenApiDocument): Step {
  const json = once(() => JSON.stringify(document()));
  return async (ctx) => {
    ctx.set('Content-Type', 'application/json');
    ctx.body = json();
  };
}

/** The reference for people, made from the OpenAPI document. */
export function reference(document: () => OpenApiDocument, docs: string): Step {
  const html = once(() => referencePage(document(), docs));
  return async (ctx) => sendPage(ctx, html());
}

/** The page about one code: where the `type` of a problem points. */
export function errorReference(docs: string): Step {
  const codes = new Map<string, ErrorCodeInfo>(Object.entries(ERROR_CODES));
  return async (ctx) => {
    const code = ctx.path.slice(ctx.path.lastIndexOf('/') + 1);
    const info = codes.get(code);
    if (info === undefined) throw new DeidError('not_found');
    sendPage(ctx, errorPage(code, info, docs));
  };
}
