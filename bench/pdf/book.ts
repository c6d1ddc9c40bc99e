import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { proseText } from '../texts.js';

/** How a page is set: as in a novel, and as in a journal, with three times the letters. */
const SETTINGS = [
  { pieces: 1, size: 'A5', height: 470, points: 9 },
  { pieces: 3, size: 'A4', height: 720, points: 8.5 },
] as const;

/** A book as pdfkit writes it: headings, running text in an embedded font, page numbers, an outline. */
export function makeBook(pages: number, dense = false): Promise<Buffer> {
  const { pieces, size, height, points } = SETTINGS[dense ? 1 : 0];
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
  const document = new PDFDocument({ size, margin: 48, autoFirstPage: false, info: { Title: 'A book' } });
  document.registerFont('Body', join(fonts, 'LiberationSans-Regular.ttf'));
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  const texts = proseText(pages * pieces);
  for (let page = 0; page < pages; page++) {
    const text = texts.slice(page * pieces, (page + 1) * pieces).join(' ');
    document.addPage();
    if (page % 20 === 0) heading(document, page / 20 + 1);
    document.font('Body').fontSize(points).text(text.replace(/\s+/g, ' '), { align: 'justify', height });
    document
      .font('Times-Roman')
      .fontSize(8)
      .text(String(page + 1), 48, height + 70, { align: 'center', lineBreak: false });
  }
  document.end();
  return done;
}

function heading(document: PDFKit.PDFDocument, chapter: number): void {
  const title = `Chapter ${chapter}`;
  document.outline.addItem(title);
  document.font('Times-Bold').fontSize(16).text(title).moveDown();
}
