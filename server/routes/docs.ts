import { DeidError } from '../../core/index.js';
import { once } from '../base/once.js';
import type { DocsParts } from '../docs/shell.js';
import type { DeidContext, Step } from '../http/context.js';
import type { OpenApiDocument } from '../openapi/document.js';
import type { Example } from '../openapi/example.js';

/** Serves the OpenAPI document, generated at the first request. */
export function openApi(document: () => OpenApiDocument): Step {
  const json = once(() => JSON.stringify(document()));
  return async (ctx) => {
    ctx.set('Content-Type', 'application/json');
    ctx.body = json();
  };
}

/** The pages are generated at the first request and cached. */
async function send(ctx: DeidContext, html: string): Promise<void> {
  const [{ sendHtml }, { originOf }, { ORIGIN }] = await Promise.all([
    import('../dashboard/web/send.js'),
    import('../dashboard/web/snippets.js'),
    import('../docs/guides/origin.js'),
  ]);
  // The examples use the origin at which the reader reaches the service.
  sendHtml(ctx, html.replaceAll(ORIGIN, originOf(ctx)));
}

/** Serves the API reference, generated from the OpenAPI document. */
export function reference(
  parts: DocsParts,
  document: () => OpenApiDocument,
  examples: () => ReadonlyMap<string, Example>,
): Step {
  const html = once(async () => {
    const { referencePage } = await import('../docs/reference-page.js');
    return referencePage({ ...parts, document: document(), examples: examples() });
  });
  return async (ctx) => send(ctx, await html());
}

/** Serves the list of all errors. */
export function errorReference(parts: DocsParts): Step {
  const html = once(async () => (await import('../docs/error-page.js')).errorList(parts));
  return async (ctx) => send(ctx, await html());
}

const lastOf = ({ path }: DeidContext): string => path.slice(path.lastIndexOf('/') + 1);

/** Serves the page of an error code, to which the `type` of a problem points. */
export function errorPages(parts: DocsParts): Step {
  return async (ctx) => {
    const { codeOf, errorPage } = await import('../docs/error-page.js');
    const code = codeOf(lastOf(ctx));
    if (code === undefined) throw new DeidError('not_found');
    await send(ctx, errorPage(parts, code));
  };
}

/** Serves the guides. */
export function guidePages(parts: DocsParts): Step {
  return async (ctx) => {
    const { guidePage } = await import('../docs/guide-page.js');
    const html = guidePage(parts, lastOf(ctx));
    if (html === undefined) throw new DeidError('not_found');
    await send(ctx, html);
  };
}
