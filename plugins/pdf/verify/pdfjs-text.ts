import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page as pdf.js reads it; `undefined` for a page it cannot read. Empty if it cannot open the document. */
export async function pdfjsTexts(bytes: Uint8Array): Promise<(string | undefined)[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const assets = (name: string): string => join(folder, name) + sep;
  const task = getDocument({
    data: bytes.slice(),
    cMapUrl: assets('cmaps'),
    standardFontDataUrl: assets('standard_fonts'),
    wasmUrl: assets('wasm'),
    verbosity: 0,
    useSystemFonts: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: 0,
  });
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

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

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
