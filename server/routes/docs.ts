import { DeidError } from '../../core/index.js';
import { once } from '../base/once.js';
import type { DocsParts } from '../docs/shell.js';
import type { DeidContext, Step } from '../http/context.js';
import { domainsOf } from '../limits/domains.js';
import type { OpenApiDocument } from '../openapi/document.js';
import type { Example } from '../openapi/example.js';
import type { Service } from '../service/service.js';

/** Documents that are kept, by the reserved domains in them. */
const KEPT_DOCUMENTS = 16;

/**
 * Serves the OpenAPI document, generated at the first request. It needs no key; whoever sends one also sees the reserved
 * domains that the key may ask for.
 * @param documentWith makes the document with reserved domains among the others
 */
export function openApi(
  { access, clock, vocabulary }: Pick<Service, 'access' | 'clock' | 'vocabulary'>,
  documentWith: (reserved: readonly string[]) => OpenApiDocument,
): Step {
  const kept = new Map<string, string>();
  const jsonWith = (reserved: readonly string[]): string => {
    const key = reserved.join('\n');
    const made = kept.get(key) ?? JSON.stringify(documentWith(reserved));
    if (kept.size >= KEPT_DOCUMENTS) kept.clear();
    kept.set(key, made);
    return made;
  };
  return async (ctx) => {
    const header = ctx.get('X-API-Key');
    const isAsked = access !== undefined && vocabulary.reserved.length > 0 && header !== '';
    const caller = isAsked ? await access.keys.verify(header, clock()) : undefined;
    ctx.set('Content-Type', 'application/json');
    ctx.vary('X-API-Key');
    ctx.body = jsonWith(domainsOf(caller, vocabulary.reserved));
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
