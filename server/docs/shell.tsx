import type { ComponentChildren, JSX } from 'preact';
import { packageVersion } from '../base/version.js';
import { Frame } from '../dashboard/ui/shell.js';
import type { Site } from '../dashboard/ui/site.js';
import { assetPaths } from '../dashboard/web/assets.js';
import { writePage } from '../dashboard/web/send.js';
import type { Operation } from '../openapi/operation.js';
import { GUIDES } from './guides/list.js';

/** What all pages of the documentation need. */
export interface DocsParts {
  /** Path prefix of the service. */
  readonly prefix: string;
  readonly operations: readonly Operation[];
}

/** The table of contents: on the left, or at the top in narrow windows. */
function Contents({ prefix, operations, here }: DocsParts & { readonly here: string }) {
  const docs = `${prefix}/docs`;
  const current = (path: string) => (path === here ? { 'aria-current': 'page' as const } : {});
  return (
    <nav class="nav toc" aria-label="Contents">
      <h2>Guides</h2>
      <ul>
        {GUIDES.map(({ id, title }) => (
          <li>
            <a href={`${docs}/guides/${id}`} {...current(`/guides/${id}`)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <h2>Reference</h2>
      <ul>
        <li>
          <a href={docs} {...current('')}>
            Overview
          </a>
        </li>
        {operations.map(({ id, summary }) => (
          <li>
            <a href={`${docs}#${id}`}>{summary}</a>
          </li>
        ))}
        <li>
          <a href={`${docs}/errors`} {...current('/errors')}>
            Errors
          </a>
        </li>
        <li>
          <a href={`${prefix}/openapi.json`}>OpenAPI document</a>
        </li>
      </ul>
    </nav>
  );
}

const DocsFrame = ({ parts, here, children }: { parts: DocsParts; here: string; children: ComponentChildren }) => (
  <Frame
    label="Documentation"
    menu="Contents"
    kind="docs"
    navigation={() => <Contents {...parts} here={here} />}
    aside={
      parts.prefix === '' && (
        <div class="who">
          <a href="/dashboard">Dashboard</a>
          <a href="/dashboard/playground">Playground</a>
        </div>
      )
    }
  >
    {children}
  </Frame>
);

/** A complete page of the documentation. @param here its path after `/docs` */
export function docsPage(parts: DocsParts, here: string, title: string, body: JSX.Element): string {
  const { prefix } = parts;
  const site: Site = {
    base: `${prefix}/dashboard`,
    prefix,
    assets: assetPaths(prefix),
    path: here,
    csrf: '',
    member: undefined,
    guest: false,
    version: packageVersion(),
  };
  return writePage(
    site,
    title,
    <DocsFrame parts={parts} here={here}>
      {body}
    </DocsFrame>,
  );
}
