import { type PDF, PdfArray, PdfDict, PdfName, PdfRef, PdfStream } from '@libpdf/core';
import type { Reader } from './objects.js';
import type { ContentStream } from './text/content-stream.js';
import { type Decoder, openDecoder } from './text/decoder.js';
import type { ContentDocument } from './text/document.js';

/** A page that draws what no page draws itself, opened in a decoder. It is not part of the document any more. */
export interface Shadow {
  readonly decoder: Decoder;
  readonly index: number;
  readonly stream: ContentStream;
}

/** Distance between the shadow's parts, in points: no text of one can be read together with the next. */
const APART = 20_000;

/**
 * Reads what stands outside the pages' own content by drawing it on a page of its own for a moment: appearances of
 * annotations, tiling patterns, procedures of Type3 fonts, and forms that no page draws. Undefined where there is none.
 */
export async function openShadow(pdf: PDF, document: ContentDocument): Promise<Shadow | undefined> {
  const parts = partsOf(pdf, document);
  if (parts.length === 0) return undefined;
  const named = new PdfDict();
  const unnamed: PdfStream[] = [];
  let content = '';
  parts.forEach(({ ref, stream }, index) => {
    if (document.reader.name(stream, 'Subtype') !== 'Form') unnamed.push(stream);
    named.set(`P${index}`, ref);
    content += `q 1 0 0 1 0 ${index * APART} cm /P${index} Do Q\n`;
  });
  const before = unnamed.map((stream) => stream.get('Subtype'));
  for (const stream of unnamed) stream.set('Subtype', PdfName.of('Form'));
  const index = pdf.getPageCount();
  const page = pdf.addPage({ width: 100, height: 100 }).dict;
  const resources = fallbackResources(pdf, document.reader);
  resources.set('XObject', named);
  page.set('Resources', resources);
  page.set('Contents', pdf.register(new PdfStream(undefined, Buffer.from(content))));
  const bytes = await pdf.save();
  const stream = document.page({ dict: page, resources }, (object) => object);
  pdf.removePage(index);
  // The walk goes by the same subtypes as the decoder: they are put back when it is done.
  return { decoder: closing(await openDecoder(bytes), () => restore(unnamed, before)), index, stream };
}

function restore(streams: readonly PdfStream[], before: readonly (ReturnType<PdfStream['get']> | undefined)[]): void {
  streams.forEach((stream, index) => {
    const subtype = before[index];
    if (subtype === undefined) stream.delete('Subtype');
    else stream.set('Subtype', subtype);
  });
}

const closing = (decoder: Decoder, end: () => void): Decoder => ({
  ...decoder,
  close: async () => {
    end();
    await decoder.close();
  },
});

interface Part {
  readonly ref: PdfRef;
  readonly stream: PdfStream;
}

/** Streams with operators that were not read yet. */
function partsOf(pdf: PDF, document: ContentDocument): Part[] {
  const { reader } = document;
  const streams = new Map<PdfStream, PdfRef>();
  const add = (value: unknown): void => {
    const stream = value instanceof PdfRef ? pdf.getObject(value) : undefined;
    if (value instanceof PdfRef && stream instanceof PdfStream) streams.set(stream, value);
    else if (stream instanceof PdfDict) for (const [, state] of stream) add(state);
    else if (value instanceof PdfDict) for (const [, state] of value) add(state);
  };
  for (const [ref, object] of [...pdf.context.registry.entries()]) {
    if (object instanceof PdfStream && isContent(object, reader)) streams.set(object, ref);
    for (const dict of dictsIn(object)) {
      const appearances = reader.dict(dict, 'AP');
      for (const [, value] of appearances ?? []) add(value);
      if (reader.name(dict, 'Subtype') === 'Type3')
        for (const [, value] of reader.dict(dict, 'CharProcs') ?? []) add(value);
    }
  }
  const parts = [...streams].map(([stream, ref]) => ({ stream, ref }));
  return parts.filter(({ stream }) => !document.isRead(stream) && showsText(stream, document));
}

/** Forms and tiling patterns. */
const isContent = (stream: PdfStream, reader: Reader): boolean =>
  reader.name(stream, 'Subtype') === 'Form' || reader.number(stream, 'PatternType') === 1;

/** An object and the dictionaries directly in it: annotations need not be objects of their own. */
function* dictsIn(object: unknown): Iterable<PdfDict> {
  if (object instanceof PdfDict) {
    yield object;
    for (const [, value] of object) if (value instanceof PdfArray) yield* dictsIn(value);
  } else if (object instanceof PdfArray) {
    for (const item of object.toArray()) if (item instanceof PdfDict) yield item;
  }
}

/** Most procedures of Type3 fonts and many patterns have no text: they need not be decoded. */
function showsText(stream: PdfStream, document: ContentDocument): boolean {
  const bytes = document.unpacked(stream);
  if (bytes === undefined) return true;
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return content.includes('BT') || content.includes('Do');
}

/** Fields may leave the resources of their appearances to the form's default ones. */
function fallbackResources(pdf: PDF, reader: Reader): PdfDict {
  const defaults = reader.dict(reader.dict(pdf.getCatalog(), 'AcroForm'), 'DR');
  return defaults === undefined ? new PdfDict() : defaults.clone();
}
