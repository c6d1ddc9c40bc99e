import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { proseText } from '../texts.js';

/** Characters of a book's page, as a novel has them. */
const PIECES_A_PAGE = 1;

/** A book as pdfkit writes it: headings, running text in an embedded font, page numbers, an outline. */
export function makeBook(pages: number): Promise<Buffer> {
  const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
  const document = new PDFDocument({ size: 'A5', margin: 48, autoFirstPage: false, info: { Title: 'A book' } });
  document.registerFont('Body', join(fonts, 'LiberationSans-Regular.ttf'));
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  proseText(pages * PIECES_A_PAGE).forEach((text, page) => {
    document.addPage();
    if (page % 20 === 0) heading(document, page / 20 + 1);
    document.font('Body').fontSize(9).text(text.replace(/\s+/g, ' '), { align: 'justify', height: 470 });
    document
      .font('Times-Roman')
      .fontSize(8)
      .text(String(page + 1), 48, 540, { align: 'center', lineBreak: false });
  });
  document.end();
  return done;
}

function heading(document: PDFKit.PDFDocument, chapter: number): void {
  const title = `Chapter ${chapter}`;
  document.outline.addItem(title);
  document.font('Times-Bold').fontSize(16).text(title).moveDown();
}
