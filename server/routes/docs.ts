import { DeidError } from '../../core/index.js';
import { once } from '../base/once.js';
import type { DocsParts } from '../docs/shell.js';
import type { DeidContext, Step } from '../http/context.js';
import type { OpenApiDocument } from '../openapi/document.js';
import type { Example } from '../openapi/example.js';

/** The OpenAPI document. Like the pages, it is written when it is first asked for. */
export function openApi(document: () => OpenApiDocument): Step {
  const json = once(() => JSON.stringify(document()));
  return async (ctx) => {
    ctx.set('Content-Type', 'application/json');
    ctx.body = json();
  };
}

/** The pages are loaded when the first is asked for, and written once. */
async function send(ctx: DeidContext, html: string): Promise<void> {
  const [{ sendHtml }, { originOf }, { ORIGIN }] = await Promise.all([
    import('../dashboard/web/send.js'),
    import('../dashboard/web/snippets.js'),
    import('../docs/guides/origin.js'),
  ]);
  // The calls that are shown go to where the reader is.
  sendHtml(ctx, html.replaceAll(ORIGIN, originOf(ctx)));
}

/** The reference for people, made from the OpenAPI document. */
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

/** The list of all errors. */
export function errorReference(parts: DocsParts): Step {
  const html = once(async () => (await import('../docs/error-page.js')).errorList(parts));
  return async (ctx) => send(ctx, await html());
}

const lastOf = ({ path }: DeidContext): string => path.slice(path.lastIndexOf('/') + 1);

/** The page about one code: where the `type` of a problem points. */
export function errorPages(parts: DocsParts): Step {
  return async (ctx) => {
    const { codeOf, errorPage } = await import('../docs/error-page.js');
    const code = codeOf(lastOf(ctx));
    if (code === undefined) throw new DeidError('not_found');
    await send(ctx, errorPage(parts, code));
  };
}

/** A page that leads through one thing. */
export function guidePages(parts: DocsParts): Step {
  return async (ctx) => {
    const { guidePage } = await import('../docs/guide-page.js');
    const html = guidePage(parts, lastOf(ctx));
    if (html === undefined) throw new DeidError('not_found');
    await send(ctx, html);
  };
}
