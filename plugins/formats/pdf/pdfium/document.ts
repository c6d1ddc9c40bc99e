import { DeidError } from '../../../../core/index.js';
import type { Pdfium } from './instance.js';

// FPDF_GetLastError (fpdfview.h).
const ERR_PASSWORD = 4;
const ERR_SECURITY = 5;

/** A document open in PDFium, which reads, draws and writes independently of the other readers. */
export class PdfiumDocument {
  readonly pdfium: Pdfium;
  readonly #document: number;
  readonly #bytes: number;
  #open: { readonly page: number; readonly handle: number } | undefined;

  /** @throws DeidError `document_encrypted`, `document_unreadable` */
  constructor(pdfium: Pdfium, bytes: Uint8Array, password = '') {
    this.pdfium = pdfium;
    this.#bytes = this.allocate(bytes.length);
    pdfium.pdfium.HEAPU8.set(bytes, this.#bytes);
    this.#document = pdfium.FPDF_LoadMemDocument(this.#bytes, bytes.length, password);
    if (this.#document !== 0) return;
    const error = pdfium.FPDF_GetLastError();
    this.free(this.#bytes);
    throw error === ERR_PASSWORD || error === ERR_SECURITY
      ? new DeidError('document_encrypted')
      : new DeidError('document_unreadable', ['it is not a whole PDF']);
  }

  get pageCount(): number {
    return this.pdfium.FPDF_GetPageCount(this.#document);
  }

  /** Works on an open page; `undefined` if it cannot be opened. The page stays open until another one is requested. */
  withPage<T>(page: number, work: (handle: number) => T): T | undefined {
    const handle = this.#open?.page === page ? this.#open.handle : this.#opened(page);
    return handle === 0 ? undefined : work(handle);
  }

  /** Opens a page and only then closes the preceding one, so that fonts used by both are not loaded again. */
  #opened(page: number): number {
    const handle = this.pdfium.FPDF_LoadPage(this.#document, page);
    this.#closePage();
    if (handle !== 0) this.#open = { page, handle };
    return handle;
  }

  #closePage(): void {
    if (this.#open !== undefined) this.pdfium.FPDF_ClosePage(this.#open.handle);
    this.#open = undefined;
  }

  /** The whole document rewritten without encryption. This also repairs files that other parsers refuse. */
  rewritten(): Uint8Array {
    const { pdfium } = this;
    pdfium.EPDF_RemoveEncryption(this.#document);
    const writer = pdfium.PDFiumExt_OpenFileWriter();
    pdfium.PDFiumExt_SaveAsCopy(this.#document, writer);
    const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
    const buffer = this.allocate(size);
    pdfium.PDFiumExt_GetFileWriterData(writer, buffer, size);
    const bytes = pdfium.pdfium.HEAPU8.slice(buffer, buffer + size);
    this.free(buffer);
    pdfium.PDFiumExt_CloseFileWriter(writer);
    return bytes;
  }

  /** Allocates memory of PDFium. @throws DeidError `document_unsafe` if there is none left. */
  allocate(size: number): number {
    const pointer = this.pdfium.pdfium.wasmExports.malloc(size);
    if (pointer === 0) throw new DeidError('document_unsafe', ['it needs too much memory']);
    return pointer;
  }

  free(pointer: number): void {
    this.pdfium.pdfium.wasmExports.free(pointer);
  }

  close(): void {
    this.#closePage();
    this.pdfium.FPDF_CloseDocument(this.#document);
    this.free(this.#bytes);
  }
}
