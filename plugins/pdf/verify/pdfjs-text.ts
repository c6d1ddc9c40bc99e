import { openPdfjs } from '../pdfjs.js';

/** The text of each page as pdf.js reads it; `undefined` for a page it cannot read. Empty if it cannot open the document. */
export async function pdfjsTexts(bytes: Uint8Array): Promise<(string | undefined)[]> {
  const task = openPdfjs(bytes);
  try {
    const document = await task.promise;
    const texts: (string | undefined)[] = [];
    for (let number = 1; number <= document.numPages; number++)
      texts.push(await textOf(() => document.getPage(number)));
    return texts;
  } catch {
    return [];
  } finally {
    await task.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openPdfjs>['promise']>['getPage']>>;

async function textOf(open: () => Promise<Page>): Promise<string | undefined> {
  try {
    const page = await open();
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  } catch {
    return undefined;
  }
}
