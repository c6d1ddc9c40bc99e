import { PDF, PdfDict, PdfName, type PdfObject, PdfStream } from '@libpdf/core';
import type { Rectangle } from './base/contract.js';
import { mapPoint } from './base/geometry.js';
import type { Reader } from './base/objects.js';
import { Graft } from './graft.js';
import { type Part, partsOf } from './shadow-parts.js';
import type { ContentStream } from './text/content-stream.js';
import { type Decoder, openDecoder } from './text/decoder.js';
import type { ContentDocument } from './text/document.js';

/** A page that draws everything that no page draws itself, opened in a decoder as the only page of a document. */
export interface Shadow {
  readonly decoder: Decoder;
  readonly stream: ContentStream;
  /** Maps a box of the shadow's space to the original pages. */
  place(box: Omit<Rectangle, 'page'>): Rectangle[];
}

/** Distance between the parts of the shadow, in points, so that texts of different parts are not read together. */
const PART_DISTANCE = 20_000;

/**
 * Reads content outside of pages by drawing it on a page of its own: appearances of annotations, tiling patterns,
 * procedures of Type3 fonts, and forms that no page draws. Undefined if there is none.
 */
export async function openShadow(pdf: PDF, document: ContentDocument): Promise<Shadow | undefined> {
  const parts = partsOf(pdf, document);
  if (parts.length === 0) return undefined;
  // The decoder and the walk depend on the same subtypes, so they are restored after both.
  const restore = asForms(parts);
  const resources = fallbackResources(pdf, document.reader);
  resources.set('XObject', PdfDict.of(Object.fromEntries(parts.map(({ ref }, at) => [`P${at}`, ref]))));
  const content = Buffer.from(parts.map((_, at) => `q 1 0 0 1 0 ${at * PART_DISTANCE} cm /P${at} Do Q\n`).join(''));
  const decoder = await openDecoder(await drawn(pdf, resources, content));
  const close = (): Promise<void> => {
    restore();
    return decoder.close();
  };
  const stream: ContentStream = { resources, bytes: () => content, write: () => undefined };
  return { decoder: { ...decoder, close }, stream, place: (box) => placed(box, parts) };
}

/** A document with one page with this content, and everything that its resources refer to. */
async function drawn(pdf: PDF, resources: PdfDict, content: Uint8Array): Promise<Uint8Array> {
  const shadow = PDF.create();
  const page = shadow.addPage({ width: 100, height: 100 }).dict;
  page.set('Resources', new Graft(pdf, shadow).copy(resources));
  page.set('Contents', shadow.register(new PdfStream(undefined, content)));
  return shadow.save();
}

/** Turns all parts into forms with resources. Returns a function that undoes this. */
function asForms(parts: readonly Part[]): () => void {
  const undo: (() => void)[] = [];
  const change = (stream: PdfStream, key: string, value: PdfObject): void => {
    const before = stream.get(key);
    stream.set(key, value);
    undo.push(() => (before === undefined ? stream.delete(key) : stream.set(key, before)));
  };
  for (const { stream, resources } of parts) {
    change(stream, 'Subtype', PdfName.of('Form'));
    if (resources !== undefined && !stream.has('Resources')) change(stream, 'Resources', resources);
  }
  return () => {
    for (const one of undo) one();
  };
}

function placed({ left, bottom, right, top }: Omit<Rectangle, 'page'>, parts: readonly Part[]): Rectangle[] {
  const at = Math.round((bottom + top) / 2 / PART_DISTANCE);
  return (parts[at]?.places ?? []).map(({ page, toPage }) => {
    const low = mapPoint(toPage, left, bottom - at * PART_DISTANCE);
    const high = mapPoint(toPage, right, top - at * PART_DISTANCE);
    return { page, left: low.x, bottom: low.y, right: high.x, top: high.y };
  });
}

/** Fields may use the default resources of the form for their appearances. */
function fallbackResources(pdf: PDF, reader: Reader): PdfDict {
  const defaults = reader.dict(reader.dict(pdf.getCatalog(), 'AcroForm'), 'DR');
  return defaults === undefined ? new PdfDict() : defaults.clone();
}
