import { DeidError } from '../../../../core/index.js';
import type { PdfiumDocument } from './document.js';

/** A page as pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha; rows from the top. */
  readonly rgba: Uint8Array;
  /** Pixels per point. */
  readonly scale: number;
}

/** A rectangle in a picture, in pixels from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

// Flags of FPDF_RenderPageBitmap.
const WITH_ANNOTATIONS = 0x01;
const RGBA_ORDER = 0x10;
/** Maximum number of pixels of a picture: an A3 page at 300 dpi. */
const MAX_PIXELS = 18_000_000;
const WHITE = 0xffffffff;

/** Size in pixels of the picture of an open page. */
export function pictureSize(
  { pdfium }: PdfiumDocument,
  page: number,
  dpi: number,
  most = MAX_PIXELS,
): { readonly width: number; readonly height: number; readonly scale: number } {
  const width = pdfium.FPDF_GetPageWidthF(page);
  const height = pdfium.FPDF_GetPageHeightF(page);
  const scale = Math.min(dpi / 72, Math.sqrt(most / Math.max(width * height, 1)));
  return {
    width: Math.max(Math.round(width * scale), 1),
    height: Math.max(Math.round(height * scale), 1),
    scale,
  };
}

/**
 * Draws a page with its annotations on white; `undefined` if it cannot be opened. @param most maximum number of pixels,
 * for any size of page
 */
export function drawPage(document: PdfiumDocument, index: number, dpi: number, most?: number): Picture | undefined {
  const { pdfium } = document;
  return document.withPage(index, (page) => {
    const { width, height, scale } = pictureSize(document, page, dpi, most);
    const bitmap = pdfium.FPDFBitmap_Create(width, height, 1);
    if (bitmap === 0) throw new DeidError('document_unsafe', ['it needs too much memory']);
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | RGBA_ORDER);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const rgba = pdfium.pdfium.HEAPU8.slice(start, start + width * height * 4);
    pdfium.FPDFBitmap_Destroy(bitmap);
    return { width, height, rgba, scale };
  });
}

/** True if a picture is empty. */
export function isBlank({ rgba }: Picture): boolean {
  const [red, green, blue] = rgba;
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i] !== red || rgba[i + 1] !== green || rgba[i + 2] !== blue) return false;
  }
  return true;
}
