import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { type Bounds, boundsOf, type Matrix, mapBox, matrixOf } from './base/geometry.js';
import type { Reader } from './base/objects.js';
import type { ContentStream } from './text/content-stream.js';
import type { ContentDocument } from './text/document.js';

/** The position of an appearance: its page, and the map from its own space (after its matrix) to that of the page. */
interface PartPlace {
  readonly page: number;
  readonly toPage: Matrix;
}

/** A stream of operators outside of the pages' own content. */
export interface Part {
  readonly ref: PdfRef;
  readonly stream: PdfStream;
  readonly places: readonly PartPlace[];
  /** Resources of the font to which a procedure belongs. */
  readonly resources: PdfDict | undefined;
}

interface ContentStreams {
  readonly streams: ReadonlyMap<PdfStream, PdfRef>;
  readonly resources: ReadonlyMap<PdfStream, PdfDict | undefined>;
}

/** Streams with operators that show text and have not been read yet. */
export function partsOf(pdf: PDF, document: ContentDocument): Part[] {
  const { streams, resources } = contentOf(pdf, document);
  const places = appearancePlaces(pdf, document.reader);
  return [...streams]
    .filter(([stream]) => !document.isRead(stream) && showsText(stream, document))
    .map(([stream, ref]) => ({ stream, ref, places: places.get(stream) ?? [], resources: resources.get(stream) }));
}

/** Streams with operators that show no text and have not been read yet. */
export function quietStreams(pdf: PDF, document: ContentDocument): ContentStream[] {
  const { streams, resources } = contentOf(pdf, document);
  return [...streams.keys()]
    .filter((stream) => !document.isRead(stream) && !showsText(stream, document))
    .map((stream) => document.form(stream, resources.get(stream) ?? new PdfDict()));
}

/** All streams with operators except those of pages, with the resources of the fonts they belong to. */
function contentOf(pdf: PDF, { reader }: ContentDocument): ContentStreams {
  const streams = new Map<PdfStream, PdfRef>();
  const resources = new Map<PdfStream, PdfDict | undefined>();
  for (const [ref, object] of reachable(pdf)) {
    if (object instanceof PdfStream && isContent(object, reader)) streams.set(object, ref);
    for (const dict of dictsIn(object)) {
      for (const key of ['AP', 'CharProcs']) {
        for (const [stream, target] of streamsIn(dict.get(key), pdf)) {
          streams.set(stream, target);
          if (key === 'CharProcs') resources.set(stream, reader.dict(dict, 'Resources'));
        }
      }
    }
  }
  return { streams, resources };
}

/** All indirect objects of a document. */
function* reachable(pdf: PDF): Iterable<readonly [PdfRef, PdfObject]> {
  const seen = new Set<string>();
  const open: PdfObject[] = [pdf.getCatalog()];
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    if (object instanceof PdfRef) {
      const key = object.toString();
      if (seen.has(key)) continue;
      seen.add(key);
      const target = pdf.getObject(object);
      if (target === null) continue;
      yield [object, target];
      open.push(target);
    } else if (object instanceof PdfDict) {
      for (const [, value] of object) open.push(value);
    } else if (object instanceof PdfArray) {
      for (const item of object) open.push(item);
    }
  }
}

/** The streams of an entry: itself or those of its states, at any depth. */
function* streamsIn(value: PdfObject | undefined, pdf: PDF, depth = 0): Iterable<readonly [PdfStream, PdfRef]> {
  const target = value instanceof PdfRef ? pdf.getObject(value) : value;
  if (target instanceof PdfStream) {
    if (value instanceof PdfRef) yield [target, value];
  } else if (target instanceof PdfDict && depth < 4) {
    for (const [, state] of target) yield* streamsIn(state, pdf, depth + 1);
  }
}

/** True for forms and tiling patterns. */
const isContent = (stream: PdfStream, reader: Reader): boolean =>
  reader.name(stream, 'Subtype') === 'Form' || reader.number(stream, 'PatternType') === 1;

/** An object and the dictionaries directly inside of it: annotations and fonts need not be indirect objects. */
function* dictsIn(object: PdfObject, depth = 0): Iterable<PdfDict> {
  if (object instanceof PdfDict) {
    yield object;
    if (depth < 4) for (const [, value] of object) yield* dictsIn(value, depth + 1);
  } else if (object instanceof PdfArray && depth < 4) {
    for (const item of object) yield* dictsIn(item, depth + 1);
  }
}

/** Most procedures of Type3 fonts and many patterns have no text, so they need not be decoded. */
function showsText(stream: PdfStream, document: ContentDocument): boolean {
  const bytes = document.unpacked(stream);
  if (bytes === undefined) return true;
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return content.includes('BT') || content.includes('Do');
}

function appearancePlaces(pdf: PDF, reader: Reader): Map<PdfStream, PartPlace[]> {
  const places = new Map<PdfStream, PartPlace[]>();
  for (const page of pdf.getPages()) {
    for (const annotation of reader.list(page.dict, 'Annots')) {
      if (!(annotation instanceof PdfDict)) continue;
      for (const [stream] of streamsIn(annotation.get('AP'), pdf)) {
        const place = { page: page.index, toPage: appearanceMap(stream, annotation, reader) };
        const known = places.get(stream);
        if (known === undefined) places.set(stream, [place]);
        else known.push(place);
      }
    }
  }
  return places;
}

/** The map from an appearance's box, after its matrix, to the annotation's rectangle (ISO 32000-2, 12.5.5). */
function appearanceMap(stream: PdfStream, annotation: PdfDict, reader: Reader): Matrix {
  const box = formBox(stream, reader);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = reader.numbers(annotation, 'Rect');
  const { left, bottom, right, top } = boundsOf([
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]);
  const sx = (right - left) / (box.right - box.left || 1);
  const sy = (top - bottom) / (box.top - box.bottom || 1);
  return [sx, 0, 0, sy, left - box.left * sx, bottom - box.bottom * sy];
}

/** The box in which a form draws, after its matrix. */
export function formBox(form: PdfStream, reader: Reader): Bounds {
  const [left = 0, bottom = 0, right = 0, top = 0] = reader.numbers(form, 'BBox');
  return boundsOf(mapBox(matrixOf(reader.numbers(form, 'Matrix')), { left, bottom, right, top }));
}
