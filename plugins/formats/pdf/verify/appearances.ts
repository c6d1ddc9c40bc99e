import type { PDF } from '@libpdf/core';
import type { SoughtTerms } from '../../../../kit/index.js';
import { drawAppearances } from '../content/index.js';
import { PdfiumDocument } from '../pdfium/document.js';
import type { Pdfium } from '../pdfium/instance.js';
import { pageText } from '../pdfium/text.js';

/**
 * Searches the appearances of annotations and form fields, which readers of pages do not read, for terms that should be
 * gone.
 * @returns the pages that show one.
 */
export async function checkAppearances(pdf: PDF, pdfium: Pdfium, gone: SoughtTerms): Promise<Set<number>> {
  const leaking = new Set<number>();
  const drawn = await drawAppearances(pdf);
  if (drawn === undefined) return leaking;
  const document = new PdfiumDocument(pdfium, drawn.bytes);
  try {
    drawn.shownOn.forEach((pages, index) => {
      if (gone.find(pageText(document, index) ?? '').length > 0) for (const page of pages) leaking.add(page);
    });
  } finally {
    document.close();
  }
  return leaking;
}
