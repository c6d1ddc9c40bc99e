import { isDeidError } from '../../../../core/index.js';
import { type Pdfium, startPdfium } from './instance.js';

/** Maximum memory of an instance that is reused, in bytes: its memory never shrinks. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** Keeps one instance of PDFium for the next file, because starting one takes as long as reading some pages. */
export class PdfiumKeeper {
  #spare: Pdfium | undefined;

  /** Lends an instance to one task at a time. After a failure it is not used again. */
  async lend<T>(work: (pdfium: Pdfium) => Promise<T>): Promise<T> {
    const pdfium = this.#spare ?? (await startPdfium());
    this.#spare = undefined;
    let whole = true;
    try {
      return await work(pdfium);
    } catch (error) {
      // A DeidError is our own refusal; any other error may have left the instance in any state.
      whole = isDeidError(error);
      throw error;
    } finally {
      if (whole && pdfium.pdfium.HEAPU8.length <= MAX_KEPT_BYTES) this.#spare = pdfium;
    }
  }
}
