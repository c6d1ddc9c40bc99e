import { PDF, PdfRef, PdfStream } from '@libpdf/core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Edit } from '../../../../core/index.js';
import {
  type ContentOptions,
  type ContentProblem,
  type EditMode,
  openContent,
  type PageContent,
  type Rectangle,
} from '../../../../plugins/formats/pdf/content/index.js';

/** What a document says after terms in it were removed or replaced. */
export interface Edited {
  readonly bytes: Uint8Array;
  readonly boxes: readonly Rectangle[];
  readonly problems: readonly ContentProblem[];
  /** Text of all units, as they were read. */
  readonly read: readonly string[];
}

/** Options for a document, with names for added fonts. */
export function contentOptions(): ContentOptions {
  let count = 0;
  return { streamBytes: 1e6, newName: () => `x${++count}` };
}

/** Reads all text of a document. */
export async function readPdf(bytes: Uint8Array): Promise<PageContent[]> {
  const content = await openContent(await PDF.load(bytes), bytes, contentOptions());
  const pages: PageContent[] = [];
  for await (const page of content.pages()) pages.push(page);
  await content.close();
  return pages;
}

/** Removes terms, or puts substitutes in their place. */
export async function editPdf(
  bytes: Uint8Array,
  terms: readonly string[] | Readonly<Record<string, string>>,
  gap: 'true' | 'fixed' = 'true',
): Promise<Edited> {
  const mode: EditMode = Array.isArray(terms) ? 'box' : 'substitute';
  const pairs: [string, string][] = Array.isArray(terms) ? terms.map((term) => [term, '']) : Object.entries(terms);
  const pdf = await PDF.load(bytes);
  const content = await openContent(pdf, bytes, contentOptions());
  const boxes: Rectangle[] = [];
  const problems: ContentProblem[] = [];
  const read: string[] = [];
  for await (const page of content.pages()) {
    problems.push(...page.problems);
    for (const unit of page.units) {
      read.push(unit.text);
      const applied = page.apply(unit, editsOf(unit.text, pairs), mode, { gap });
      boxes.push(...applied.boxes.flat());
    }
  }
  problems.push(...(await content.finish()));
  await content.close();
  return { bytes: await pdf.save(), boxes, problems, read };
}

function editsOf(text: string, pairs: readonly [string, string][]): Edit[] {
  const edits: Edit[] = [];
  for (const [term, substitute] of pairs) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      edits.push({ start: at, end: at + term.length, text: substitute });
    }
  }
  return edits.sort((a, b) => a.start - b.start);
}

/** A piece of text on a page, as another reader sees it. */
export interface SeenText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Neither mirrored nor on its head. */
  readonly upright: boolean;
}

/** Text of a page, read by pdfjs alone. */
export async function seenText(bytes: Uint8Array, page = 1): Promise<SeenText[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const { items } = await (await document.getPage(page)).getTextContent();
  const seen = items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [a = 0, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number);
    return [{ text: item.str, x, y, width: item.width, size: Math.hypot(c, d), upright: a > 0 && d > 0 }];
  });
  await task.destroy();
  return seen;
}

/** All text of a page in one line. */
export const seenWords = async (bytes: Uint8Array, page = 1): Promise<string> =>
  (await seenText(bytes, page)).map(({ text }) => text).join(' ');

/** All streams of a saved document, unpacked, in one text. */
export async function allStreams(bytes: Uint8Array): Promise<string> {
  const pdf = await PDF.load(bytes);
  let text = '';
  for (let number = 1; number < pdf.context.registry.nextObjectNumber; number++) {
    const object = pdf.getObject(PdfRef.of(number));
    if (object instanceof PdfStream) text += `${Buffer.from(object.getDecodedData()).toString('latin1')}\n`;
  }
  return text;
}
