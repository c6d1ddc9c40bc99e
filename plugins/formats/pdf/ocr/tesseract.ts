import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page, Worker } from 'tesseract.js';
import type { Ocr, OcrReader, OcrWord } from '../../../../core/services.js';

/** Engine mode for the neural network of tesseract; the data contain no other engine. */
const LSTM = 1;
/** Light print on a dark ground is tried if dark print cannot be read, unless disabled. */
const DARK_PRINT: Readonly<Record<string, string>> = { tessedit_do_invert: '0' };

/**
 * OCR by tesseract, in a thread that each document starts with its first picture. Everything is loaded from installed
 * packages.
 */
export const tesseract = (): Ocr => ({ open: () => new TesseractReader() });

class TesseractReader implements OcrReader {
  #worker: Promise<Worker> | undefined;

  async read(picture: Uint8Array, { darkPrint }: { readonly darkPrint: boolean }): Promise<OcrWord[]> {
    this.#worker ??= start();
    const worker = await this.#worker;
    const output = { blocks: true, text: false };
    const { data } = await worker.recognize(Buffer.from(picture), darkPrint ? DARK_PRINT : {}, output);
    return wordsOf(data);
  }

  async close(): Promise<void> {
    await this.#worker?.then((worker) => worker.terminate());
    this.#worker = undefined;
  }
}

async function start(): Promise<Worker> {
  const { createWorker } = await import('tesseract.js');
  const packages = createRequire(import.meta.url);
  const langPath = join(dirname(packages.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  // Without a handler, the error would also be thrown where it cannot be caught.
  return createWorker('eng', LSTM, { langPath, gzip: true, cacheMethod: 'none', errorHandler: () => undefined });
}

function wordsOf({ blocks }: Page): OcrWord[] {
  return (blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines))
    .flatMap(({ words, confidence, baseline, rowAttributes: { rowHeight, descenders } }, line) =>
      words.map(({ text, bbox }) => {
        const box = { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 };
        const along = (bbox.x0 - baseline.x0) / (baseline.x1 - baseline.x0 || 1);
        const base = baseline.y0 + along * (baseline.y1 - baseline.y0);
        const slope = (baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0 || 1);
        return { text, box, line, confidence, base, slope, capitals: rowHeight - Math.abs(descenders) };
      }),
    );
}
