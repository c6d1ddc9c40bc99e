import { DeidError, type FileJob, type FileReport, isDeidError } from '../../../core/index.js';
import type { Ocr } from '../../../core/services.js';
import { DocumentWork } from './document-work.js';
import { openPdf } from './open.js';
import { type PdfOptions, pdfOptions } from './options.js';
import type { Pdfium } from './pdfium/instance.js';
import type { PdfiumKeeper } from './pdfium/keeper.js';

/** Maximum number of pages; longer documents are refused. */
const MAX_PAGES = 5000;

/** A finished document. */
interface Finished {
  readonly bytes: Uint8Array;
  readonly report: FileReport;
}

/** De-identifies one document: reads it completely, changes it, then checks the finished bytes. */
export async function deidentifyPdf(job: FileJob, keeper: PdfiumKeeper, ocr: () => Ocr): Promise<FileReport> {
  const given = await job.source.bytes();
  const { bytes, report } = await typed(job, () => keeper.lend((pdfium) => finish(job, given, pdfium, ocr)));
  await job.sink.write(bytes);
  return report;
}

/**
 * Converts errors: the engines are third-party, and hostile files make them fail in many ways, all of which mean that a
 * file cannot be read.
 */
async function typed<T>({ signal }: FileJob, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    if (isDeidError(error)) throw error;
    throw new DeidError('document_unreadable', ['it holds something that cannot be processed']);
  }
}

async function finish(job: FileJob, given: Uint8Array, pdfium: Pdfium, ocr: () => Ocr): Promise<Finished> {
  const options: PdfOptions = pdfOptions(job.options);
  const { password } = options;
  const opened = await openPdf(given, { pdfium, limits: job.limits, maxPages: MAX_PAGES, password });
  const work = await DocumentWork.open({ job, options, opened, pdfium, ocr });
  try {
    await work.read();
    const bytes = await work.finish();
    return { bytes: bytes ?? given, report: work.report() };
  } finally {
    await work.close();
  }
}
