import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { greyPng } from '../../plugins/formats/pdf/ocr/png.js';
import { PictureReader } from '../../plugins/formats/pdf/ocr/reader.js';
import type { Picture } from '../../plugins/formats/pdf/pdfium/picture.js';
import { makeBook } from './book.js';
import { popplerRawText, popplerText } from './judges.js';
import { draw, type Grey } from './pictures.js';
import type { Row } from './report.js';
import { Runner } from './run.js';
import { left, pickWords } from './words.js';

/** As office scanners do it, and how fine the outcome is looked at: other than the adapter does it. */
const SCAN_DPI = 150;
const CHECK_DPI = 250;

/** What recognition costs, and whether the words are gone when the new file is recognised again. */
export async function measureScans(pages: number, out: string): Promise<Row[]> {
  const book = join(out, 'book.pdf');
  const scan = join(out, 'scan.pdf');
  const output = join(out, 'scan-out.pdf');
  writeFileSync(book, await makeBook(pages));
  writeFileSync(scan, await scanned(draw(book, SCAN_DPI, pages)));
  const words = pickWords(popplerText(book), popplerRawText(book));
  const runner = new Runner();
  const outcome = await runner.send({ input: scan, output, words, mode: 'redact', ocr: true });
  runner.close();
  if (outcome.error !== undefined) return [['scans', outcome.error]];
  const [before, after] = [await recognised(scan, pages), await recognised(output, pages)];
  return [
    ['pages', String(pages)],
    ['seconds a page, by the clock', (outcome.seconds / pages).toFixed(2)],
    ['CPU seconds a page', (outcome.cpu / pages).toFixed(2)],
    ['words in the scans, as recognised', String(left(before, words))],
    ['words left, as recognised again', String(left(after, words))],
    ['words left in the text behind the pictures', String(left(popplerText(output), words))],
  ];
}

/** A document of pictures alone. */
function scanned(pages: readonly Grey[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  for (const page of pages) {
    const size: [number, number] = [(page.width * 72) / SCAN_DPI, (page.height * 72) / SCAN_DPI];
    document.addPage({ size, margin: 0 }).image(greyPng(inColour(page)), 0, 0, { fit: size });
  }
  document.end();
  return done;
}

function inColour({ width, height, pixels }: Grey): Picture {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  pixels.forEach((shade, i) => {
    rgba.fill(shade, i * 4, i * 4 + 3);
  });
  return { width, height, rgba, scale: 1 };
}

async function recognised(file: string, pages: number): Promise<string> {
  const reader = new PictureReader();
  const texts: string[] = [];
  for (const page of draw(file, CHECK_DPI, pages)) {
    texts.push((await reader.words(inColour(page))).map(({ text }) => text).join(' '));
  }
  await reader.close();
  return texts.join('\n');
}
