import { PDF, PdfDict, PdfName, PdfStream } from '@libpdf/core';
import { Reader } from './base/objects.js';
import { Graft } from './graft.js';
import { formBox, partsOf } from './shadow-parts.js';
import { ContentDocument } from './text/document.js';

/** Appearances of annotations as pages of a document, for readers that only read pages. */
export interface DrawnAppearances {
  readonly bytes: Uint8Array;
  /** For each page of this document, the original pages that show the appearance. */
  readonly shownOn: readonly (readonly number[])[];
}

/** Maximum size of an uncompressed appearance that is examined, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum side of a page, in points. */
const MAX_SIDE = 14_400;

/** Draws each appearance with text on a page of its own; undefined if there is none. */
export async function drawAppearances(pdf: PDF): Promise<DrawnAppearances | undefined> {
  const reader = new Reader((ref) => pdf.getObject(ref));
  const parts = partsOf(pdf, new ContentDocument(reader, MAX_BYTES)).filter(({ places }) => places.length > 0);
  if (parts.length === 0) return undefined;
  const drawn = PDF.create();
  const graft = new Graft(pdf, drawn);
  const defaults = reader.dict(reader.dict(pdf.getCatalog(), 'AcroForm'), 'DR');
  for (const part of parts) {
    const form = graft.copy(part.ref);
    const stream = new Reader((ref) => drawn.getObject(ref)).stream(PdfDict.of({ P: form }), 'P');
    stream?.set('Subtype', PdfName.of('Form'));
    if (stream?.has('Resources') === false && defaults !== undefined) stream.set('Resources', graft.copy(defaults));
    const { left, bottom, right, top } = formBox(part.stream, reader);
    const page = drawn.addPage({ width: side(right - left), height: side(top - bottom) }).dict;
    page.set('Resources', PdfDict.of({ XObject: PdfDict.of({ P: form }) }));
    const content = `q 1 0 0 1 ${-left} ${-bottom} cm /P Do Q`;
    page.set('Contents', drawn.register(new PdfStream(undefined, Buffer.from(content, 'latin1'))));
  }
  return { bytes: await drawn.save(), shownOn: parts.map(({ places }) => places.map(({ page }) => page)) };
}

/** Limits the side of a page. */
const side = (length: number): number => Math.min(Math.max(length, 1), MAX_SIDE);
