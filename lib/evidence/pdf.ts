import { PDF, type PDFPage, StandardFonts } from '@libpdf/core';
import { sha256 } from './canonical.js';
import { evidenceTables } from './tables.js';

// The entry @deidkit/pdf/evidence: reports as documents that can be printed and filed.

/** Sizes in points. */
const PAGE = { width: 595, height: 842, margin: 56 };
const VALUES_AT = 200;
const SIZE = 8.5;
const LINE = 12;
/** A sign of Courier is 0.6 of its size wide. */
const SIGNS = Math.floor((PAGE.width - PAGE.margin - VALUES_AT) / (SIZE * 0.6));
const NAME_SIGNS = Math.floor((VALUES_AT - PAGE.margin - LINE) / (SIZE * 0.6));
/** What the standard fonts of every reader can show. */
const SHOWN = /[^\x20-\x7e]/gu;

/**
 * A signed report as a PDF: what it says as tables, and the report itself as an attachment. The PDF is not signed; it names the SHA-256 of the report.
 * @param text the report as it was written, after `reportFault` has found nothing wrong with it
 */
export async function evidencePdf(text: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  const tables = evidenceTables(text);
  const at = new Date(tables[0]?.rows.find(([name]) => name === 'made_at')?.[1] ?? 0);
  pdf.setTitle('De-identification report');
  pdf.setProducer('deidkit');
  pdf.setLanguage('en');
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  pdf.addAttachment('evidence.json', Buffer.from(text), {
    mimeType: 'application/json',
    description: 'The signed report',
  });
  const pages = new Pages(pdf);
  pages.heading('De-identification report', 16);
  for (const sentence of ABOUT) pages.row('', sentence, StandardFonts.Helvetica);
  for (const { title, rows } of tables) {
    pages.heading(title, 10.5);
    for (const [name, value] of rows) pages.row(name, value);
  }
  pages.end(`SHA-256 of the signed report: ${sha256(text)}`);
  return pdf.save();
}

const ABOUT: readonly string[] = [
  'This page shows what a signed report says. The signature is over the report, which is attached as',
  'evidence.json, not over this page: verify it with "deidkit verify evidence.json --key KEY".',
  'It holds nothing of the content. It says what was replaced, not that nothing was missed.',
];

type Font = (typeof StandardFonts)[keyof typeof StandardFonts];

/** Writes lines from the top to the bottom of pages. */
class Pages {
  readonly #pdf: PDF;
  readonly #pages: PDFPage[] = [];
  #y = 0;

  constructor(pdf: PDF) {
    this.#pdf = pdf;
  }

  heading(title: string, size: number): void {
    // Not as the last line of a page.
    const page = this.#room(size + 3 * LINE);
    this.#y -= size + LINE * 0.8;
    page.drawText(title, { x: PAGE.margin, y: this.#y, size, font: StandardFonts.HelveticaBold });
    this.#y -= 2;
  }

  /** Values keep their spaces and are broken after as many signs as a line has, so that none is lost. */
  row(name: string, value: string, font: Font = StandardFonts.Courier): void {
    const isText = font === StandardFonts.Helvetica;
    const names = pieces(name, NAME_SIGNS);
    const values = isText ? [value] : pieces(value, SIGNS);
    for (let i = 0; i < Math.max(names.length, values.length); i++) {
      const page = this.#room(LINE);
      this.#y -= LINE;
      const place = { y: this.#y, size: SIZE };
      const [ofName, ofValue] = [names[i] ?? '', values[i] ?? ''];
      if (ofName !== '') page.drawText(ofName, { ...place, x: PAGE.margin, font: StandardFonts.Courier });
      if (ofValue !== '') page.drawText(ofValue, { ...place, x: isText ? PAGE.margin : VALUES_AT, font });
    }
  }

  /** Writes the number of each page, and a line that is the same on all. */
  end(line: string): void {
    for (const [i, page] of this.#pages.entries()) {
      const place = { y: PAGE.margin / 2, size: 7, font: StandardFonts.Courier };
      page.drawText(line, { ...place, x: PAGE.margin });
      page.drawText(`${i + 1}/${this.#pages.length}`, { ...place, x: PAGE.width - PAGE.margin - 2 * LINE });
    }
  }

  /** The page on which so many points are left. */
  #room(height: number): PDFPage {
    const last = this.#pages.at(-1);
    if (last !== undefined && this.#y - height >= PAGE.margin) return last;
    const page = this.#pdf.addPage({ width: PAGE.width, height: PAGE.height });
    this.#pages.push(page);
    this.#y = PAGE.height - PAGE.margin;
    return page;
  }
}

/** A text in pieces of so many signs, with `?` for each sign that not every reader can show. The attached report has the signs. */
function pieces(text: string, signs: number): string[] {
  const shown = text.replace(SHOWN, '?');
  return Array.from({ length: Math.max(1, Math.ceil(shown.length / signs)) }, (_, i) =>
    shown.slice(i * signs, (i + 1) * signs),
  );
}
