import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page, Worker } from 'tesseract.js';
import type { Box, Picture } from '../pdfium/picture.js';
import { greyPng } from './png.js';

/** The neural network of tesseract; the data has no other. */
const LSTM = 1;

/** The line that a word stands on, in pixels. */
export interface Row {
  readonly base: number;
  readonly capitals: number;
}

/** A word in a picture. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  /** Number of its line, from the top of the page. */
  readonly line: number;
  /** How sure recognition is of that line, 0 to 100. */
  readonly confidence: number;
  /** Where its base line is at the word, in pixels from the top, and how high its capital letters are. */
  readonly row: Row;
}

/** Reads the words in pictures. Started at its first use; nothing is loaded but from installed packages. */
export class PictureReader {
  #worker: Promise<Worker> | undefined;

  async words(picture: Picture): Promise<Word[]> {
    this.#worker ??= start();
    const worker = await this.#worker;
    const { data } = await worker.recognize(greyPng(picture), {}, { blocks: true, text: false });
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
  // Without a handler a failure would also be thrown where nobody can catch it.
  return createWorker('eng', LSTM, { langPath, gzip: true, cacheMethod: 'none', errorHandler: () => undefined });
}

function wordsOf({ blocks }: Page): Word[] {
  return (blocks ?? [])
    .flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines))
    .flatMap(({ words, confidence, baseline, rowAttributes: { rowHeight, descenders } }, line) =>
      words.map(({ text, bbox }) => {
        const box = { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 };
        const along = (bbox.x0 - baseline.x0) / (baseline.x1 - baseline.x0 || 1);
        const base = baseline.y0 + along * (baseline.y1 - baseline.y0);
        return { text, box, line, confidence, row: { base, capitals: rowHeight - Math.abs(descenders) } };
      }),
    );
}
