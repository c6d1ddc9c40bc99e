import { DeidError } from '../../../core/index.js';
import type { Pdfium } from './instance.js';

/** A page as pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha; rows from the top. */
  readonly rgba: Uint8Array;
  /** Pixels for a point. */
  readonly scale: number;
}

// FPDF_GetLastError (fpdfview.h).
const ERR_PASSWORD = 4;
const ERR_SECURITY = 5;
// Flags of FPDF_RenderPageBitmap.
const WITH_ANNOTATIONS = 0x01;
const RGBA_ORDER = 0x10;
/** Most pixels of a picture: an A3 page at 300 dpi. */
const MOST_PIXELS = 18_000_000;
const WHITE = 0xffffffff;

/** A document open in PDFium, which reads, draws and writes independently of the other readers. */
export class PdfiumDocument {
  readonly #pdfium: Pdfium;
  readonly #document: number;
  readonly #bytes: number;

  /** @throws DeidError `document_encrypted`, `document_unreadable` */
  constructor(pdfium: Pdfium, bytes: Uint8Array, password = '') {
    this.#pdfium = pdfium;
    this.#bytes = pdfium.pdfium.wasmExports.malloc(bytes.length);
    pdfium.pdfium.HEAPU8.set(bytes, this.#bytes);
    this.#document = pdfium.FPDF_LoadMemDocument(this.#bytes, bytes.length, password);
    if (this.#document !== 0) return;
    this.#free(this.#bytes);
    const error = pdfium.FPDF_GetLastError();
    throw error === ERR_PASSWORD || error === ERR_SECURITY
      ? new DeidError('document_encrypted')
      : new DeidError('document_unreadable', ['it is not a whole PDF']);
  }

  get pageCount(): number {
    return this.#pdfium.FPDF_GetPageCount(this.#document);
  }

  /** Text of a page in the order PDFium reads it; `undefined` if it cannot open the page. */
  text(page: number): string | undefined {
    const pdfium = this.#pdfium;
    return this.#withPage(page, (handle) => {
      const text = pdfium.FPDFText_LoadPage(handle);
      if (text === 0) return '';
      const count = pdfium.FPDFText_CountChars(text);
      const buffer = this.#allocate((count + 1) * 2);
      const written = count > 0 ? pdfium.FPDFText_GetText(text, 0, count, buffer) : 0;
      const bytes = pdfium.pdfium.HEAPU8.slice(buffer, buffer + Math.max(written - 1, 0) * 2);
      this.#free(buffer);
      pdfium.FPDFText_ClosePage(text);
      return new TextDecoder('utf-16le').decode(bytes);
    });
  }

  /** Size of a page in points, as it is shown; `undefined` if it cannot be opened. */
  size(page: number): { readonly width: number; readonly height: number } | undefined {
    return this.#withPage(page, (handle) => ({
      width: this.#pdfium.FPDF_GetPageWidthF(handle),
      height: this.#pdfium.FPDF_GetPageHeightF(handle),
    }));
  }

  /** Draws a page with its annotations on white. */
  draw(page: number, dpi: number): Picture | undefined {
    const pdfium = this.#pdfium;
    return this.#withPage(page, (handle) => {
      const points = { width: pdfium.FPDF_GetPageWidthF(handle), height: pdfium.FPDF_GetPageHeightF(handle) };
      const scale = Math.min(dpi / 72, Math.sqrt(MOST_PIXELS / Math.max(points.width * points.height, 1)));
      const width = Math.max(Math.round(points.width * scale), 1);
      const height = Math.max(Math.round(points.height * scale), 1);
      const bitmap = pdfium.FPDFBitmap_Create(width, height, 1);
      if (bitmap === 0) throw new DeidError('document_unsafe', ['a page too large to be drawn']);
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      pdfium.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, WITH_ANNOTATIONS | RGBA_ORDER);
      const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
      const rgba = pdfium.pdfium.HEAPU8.slice(start, start + width * height * 4);
      pdfium.FPDFBitmap_Destroy(bitmap);
      return { width, height, rgba, scale };
    });
  }

  /** The whole document written anew without encryption: it also mends what other parsers refuse. */
  rewritten(): Uint8Array {
    const pdfium = this.#pdfium;
    pdfium.EPDF_RemoveEncryption(this.#document);
    const writer = pdfium.PDFiumExt_OpenFileWriter();
    pdfium.PDFiumExt_SaveAsCopy(this.#document, writer);
    const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
    const buffer = this.#allocate(size);
    pdfium.PDFiumExt_GetFileWriterData(writer, buffer, size);
    const bytes = pdfium.pdfium.HEAPU8.slice(buffer, buffer + size);
    this.#free(buffer);
    pdfium.PDFiumExt_CloseFileWriter(writer);
    return bytes;
  }

  close(): void {
    this.#pdfium.FPDF_CloseDocument(this.#document);
    this.#free(this.#bytes);
  }

  #allocate(size: number): number {
    return this.#pdfium.pdfium.wasmExports.malloc(size);
  }

  #free(pointer: number): void {
    this.#pdfium.pdfium.wasmExports.free(pointer);
  }

  #withPage<T>(page: number, work: (handle: number) => T): T | undefined {
    const handle = this.#pdfium.FPDF_LoadPage(this.#document, page);
    if (handle === 0) return undefined;
    try {
      return work(handle);
    } finally {
      this.#pdfium.FPDF_ClosePage(handle);
    }
  }
}
