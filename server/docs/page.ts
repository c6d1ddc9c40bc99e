import { type Html, html, Html as Raw } from './html.js';

/** The only style of all pages; its hash stands in their content security policy. */
export const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.55 system-ui,sans-serif;max-width:54rem;margin:2rem auto;padding:0 1rem}
code,pre{font-family:ui-monospace,monospace;font-size:.92em}
pre{padding:.8rem;overflow-x:auto;border:1px solid #8886;border-radius:.4rem}
section{border-top:1px solid #8886;margin-top:2rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #8884}
a{color:inherit}`;

/** A whole page. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${new Raw(STYLE)}</style></head>
<body>${body}</body>
</html>
`.text;
