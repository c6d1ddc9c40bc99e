import type { ErrorCodeInfo } from '../../core/index.js';
import { html } from './html.js';
import { page } from './page.js';

/** The page about one code. */
export const errorPage = (code: string, { status, title, detail }: ErrorCodeInfo, docs: string): string =>
  page(
    `${title} (${code})`,
    html`<p><a href="${docs}">API reference</a></p>
<h1>${title}</h1>
<p>Code <code>${code}</code>, HTTP status ${status}.</p>
<p>${detail.replace(/%s/g, '…')}</p>
`,
  );
