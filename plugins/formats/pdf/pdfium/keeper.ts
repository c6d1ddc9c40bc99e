import { isDeidError } from '../../../../core/index.js';
import { type Pdfium, startPdfium } from './instance.js';

/** An instance that has grown above this is not kept: its memory never shrinks. In bytes. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Keeps one instance of PDFium for the next file, because starting one takes as long as reading some pages. */
export class PdfiumKeeper {
  #spare: Pdfium | undefined;

  /** Lends an instance to one piece of work alone. One that failed is not used again. */
  async lend<T>(work: (pdfium: Pdfium) => Promise<T>): Promise<T> {
    const pdfium = this.#spare ?? (await startPdfium());
    this.#spare = undefined;
    let whole = true;
    try {
      return await work(pdfium);
    } catch (error) {
      // A refusal is ours; anything else may have left the instance in any state.
      whole = isDeidError(error);
      throw error;
    } finally {
      if (whole && pdfium.pdfium.HEAPU8.length <= KEPT_BYTES) this.#spare = pdfium;
    }
  }
}
