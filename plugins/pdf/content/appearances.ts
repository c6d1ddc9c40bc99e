import { PDF, PdfDict, PdfName, PdfStream } from '@libpdf/core';
import { mapPoint, matrixOf } from './geometry.js';
import { Graft } from './graft.js';
import { Reader } from './objects.js';
import { type Part, partsOf } from './shadow-parts.js';
import { ContentDocument } from './text/document.js';

/** Appearances of annotations as the pages of a document, for readers that read pages only. */
export interface DrawnAppearances {
  readonly bytes: Uint8Array;
  /** Per page of it, the pages that show the appearance. */
  readonly shownOn: readonly (readonly number[])[];
}

/** Largest unpacked appearance that is looked into, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Longest side of a page, in points. */
const LONGEST = 14_400;

/** Draws each appearance that shows text on a page of its own; undefined where there is none. */
export async function drawAppearances(pdf: PDF): Promise<DrawnAppearances | undefined> {
  const reader = new Reader((ref) => pdf.getObject(ref));
  const parts = partsOf(pdf, new ContentDocument(reader, MOST_BYTES)).filter(({ places }) => places.length > 0);
  if (parts.length === 0) return undefined;
  const drawn = PDF.create();
  const graft = new Graft(pdf, drawn);
  const defaults = reader.dict(reader.dict(pdf.getCatalog(), 'AcroForm'), 'DR');
  for (const part of parts) {
    const form = graft.copy(part.ref);
    const stream = new Reader((ref) => drawn.getObject(ref)).stream(PdfDict.of({ P: form }), 'P');
    stream?.set('Subtype', PdfName.of('Form'));
    if (stream?.has('Resources') === false && defaults !== undefined) stream.set('Resources', graft.copy(defaults));
    const { left, bottom, width, height } = boxOf(part, reader);
    const page = drawn.addPage({ width, height }).dict;
    page.set('Resources', PdfDict.of({ XObject: PdfDict.of({ P: form }) }));
    const content = `q 1 0 0 1 ${-left} ${-bottom} cm /P Do Q`;
    page.set('Contents', drawn.register(new PdfStream(undefined, Buffer.from(content, 'latin1'))));
  }
  return { bytes: await drawn.save(), shownOn: parts.map(({ places }) => places.map(({ page }) => page)) };
}

/** The box an appearance draws in, after its matrix. */
function boxOf({ stream }: Part, reader: Reader) {
  const matrix = matrixOf(reader.numbers(stream, 'Matrix'));
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = reader.numbers(stream, 'BBox');
  const corners = [
    mapPoint(matrix, x1, y1),
    mapPoint(matrix, x2, y1),
    mapPoint(matrix, x1, y2),
    mapPoint(matrix, x2, y2),
  ];
  const [left, bottom] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const side = (length: number): number => Math.min(Math.max(length, 1), LONGEST);
  const width = side(Math.max(...corners.map(({ x }) => x)) - left);
  return { left, bottom, width, height: side(Math.max(...corners.map(({ y }) => y)) - bottom) };
}
