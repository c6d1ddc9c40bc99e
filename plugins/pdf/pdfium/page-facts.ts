import type { PdfiumDocument } from './document.js';

// Kinds of page objects, and a render mode of text (fpdf_edit.h).
const TEXT = 1;
const IMAGE = 3;
const FORM = 5;
const INVISIBLE = 3;
/** Objects looked at; a page with more is no scan. */
const MOST_OBJECTS = 2000;

/** What a page is made of. */
export interface PageFacts {
  /** Part of the page that its largest picture covers, 0 to 1. */
  readonly picture: number;
  /** Whether it holds any picture. */
  readonly hasPictures: boolean;
  /** Whether it holds pictures, and most of its text is there to be searched only, and not to be seen. */
  readonly hiddenText: boolean;
}

/** Looks at the objects of a page; `undefined` if it cannot be opened. */
export function pageFacts(document: PdfiumDocument, index: number): PageFacts | undefined {
  const { pdfium } = document;
  return document.withPage(index, (page) => {
    const area = pdfium.FPDF_GetPageWidthF(page) * pdfium.FPDF_GetPageHeightF(page);
    const bounds = document.allocate(16);
    let largest = 0;
    const texts: number[] = [];
    const sizeOf = (object: number): number => {
      if (!pdfium.FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12)) return 0;
      const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.pdfium.HEAPF32.subarray(bounds >> 2);
      return (right - left) * (top - bottom);
    };
    const look = (object: number, depth: number): void => {
      const kind = pdfium.FPDFPageObj_GetType(object);
      if (kind === IMAGE) largest = Math.max(largest, sizeOf(object), 1e-9);
      if (kind === TEXT) texts.push(object);
      if (kind !== FORM || depth > 4) return;
      const inner = Math.min(pdfium.FPDFFormObj_CountObjects(object), MOST_OBJECTS);
      // Bounds of what a form holds are in its own space: the form as a whole stands for its picture.
      for (let i = 0; i < inner; i++) look(pdfium.FPDFFormObj_GetObject(object, i), depth + 1);
    };
    const count = Math.min(pdfium.FPDFPage_CountObjects(page), MOST_OBJECTS);
    for (let i = 0; i < count; i++) look(pdfium.FPDFPage_GetObject(page, i), 0);
    document.free(bounds);
    const picture = area > 0 ? Math.min(largest / area, 1) : 0;
    // Of a page without pictures nobody asks.
    const hidden = largest > 0 ? texts.filter((text) => pdfium.FPDFTextObj_GetTextRenderMode(text) === INVISIBLE) : [];
    return { picture, hasPictures: largest > 0, hiddenText: hidden.length * 2 > texts.length };
  });
}
