import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdfjs } from './pdfjs.js';

/**
 * The text of each page as read by pdf.js; `undefined` for a page it cannot read. Empty if it cannot open the document.
 */
export async function pdfjsTexts(bytes: Uint8Array): Promise<(string | undefined)[]> {
  const opened = await openPdfjs(bytes).catch(() => undefined);
  if (opened === undefined) return [];
  const { document, close } = opened;
  try {
    const texts: (string | undefined)[] = [];
    for (let number = 1; number <= document.numPages; number++)
      texts.push(await textOf(() => document.getPage(number)));
    return texts;
  } finally {
    await close();
  }
}

async function textOf(open: () => Promise<PDFPageProxy>): Promise<string | undefined> {
  try {
    const page = await open();
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  } catch {
    return undefined;
  }
}
