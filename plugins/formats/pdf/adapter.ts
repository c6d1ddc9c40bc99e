import type { FileAdapter } from '../../../core/index.js';
import type { Ocr } from '../../../core/services.js';
import { looksLikePdf } from './objects/magic.js';
import { tesseract } from './ocr/tesseract.js';
import { PDF_DEFAULTS, type PdfDefaults, pdfSchema } from './options.js';
import { PdfiumKeeper } from './pdfium/keeper.js';

/**
 * Adapter for PDF documents, which are edited in place. Its engines are large, so they are loaded with the first file.
 */
export const pdfAdapter = (
  defaults: PdfDefaults = PDF_DEFAULTS,
  ocr: () => Ocr = tesseract,
  keeper = new PdfiumKeeper(),
): FileAdapter => ({
  name: 'pdf',
  extensions: ['pdf'],
  mediaTypes: { pdf: 'application/pdf' },
  options: pdfSchema(defaults),
  accepts: looksLikePdf,
  async process(job) {
    const { deidentifyPdf } = await import('./deidentify.js');
    return deidentifyPdf({ ...job, options: { ...defaults, ...job.options } }, keeper, ocr);
  },
});
