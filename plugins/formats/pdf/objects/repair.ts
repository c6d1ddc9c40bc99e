import { DeidError } from '../../../../core/index.js';
import { PdfiumDocument } from '../pdfium/document.js';
import type { Pdfium } from '../pdfium/instance.js';
import { pageText } from '../pdfium/text.js';
import { pdfjsTexts } from '../pdfjs/pdfjs-text.js';

/** One of the ways to repair a damaged document. */
export interface Repair {
  readonly bytes: Uint8Array;
}

/** The number of letters of each page, as counted by several readers. */
type Letters = readonly (readonly number[])[];

/**
 * Of two repairs of a damaged document, the one that shows more text, and the pages on which the other one shows more.
 * @throws DeidError `document_unreadable` if it lacks all text of a page
 */
export async function fullerOf<R extends Repair>(
  first: R,
  second: R,
  pdfium: Pdfium,
): Promise<{ readonly repair: R; readonly incompletePages: readonly number[] }> {
  const [one, other] = [await lettersOf(first.bytes, pdfium), await lettersOf(second.bytes, pdfium)];
  const isFirst = total(one) >= total(other);
  const [kept, left] = isFirst ? [one, other] : [other, one];
  const incompletePages: number[] = [];
  left.forEach((counts, page) => {
    const own = kept[page] ?? [];
    if (counts.every((count, reader) => count <= (own[reader] ?? 0))) return;
    if (own.every((count) => count === 0))
      throw new DeidError('document_unreadable', [`it is damaged: the text of page ${page + 1} cannot be kept`]);
    incompletePages.push(page);
  });
  return { repair: isFirst ? first : second, incompletePages };
}

const total = (letters: Letters): number => letters.flat().reduce((sum, count) => sum + count, 0);

async function lettersOf(bytes: Uint8Array, pdfium: Pdfium): Promise<Letters> {
  const document = new PdfiumDocument(pdfium, bytes);
  try {
    const texts = await pdfjsTexts(bytes);
    return Array.from({ length: Math.max(document.pageCount, texts.length) }, (_, page) => [
      lettersIn(pageText(document, page)),
      lettersIn(texts[page]),
    ]);
  } finally {
    document.close();
  }
}

const lettersIn = (text = ''): number => text.replace(/\s/g, '').length;
