import { PdfDict, PdfRef } from '@libpdf/core';
import { isStream, type Objects, refKey, within } from './objects/objects.js';
import { streamData } from './objects/stream-data.js';

/** Maximum number of objects that are examined in the appearances of one page. */
const MAX_OBJECTS = 2000;
const STREAM_BYTES = 16 * 1024 * 1024;
/** The operator that begins an inline picture in a content stream. */
const INLINE_PICTURE = /(?:^|[\s>)\]])BI[\s/]/;

/** True if the appearances of a page's annotations contain pictures, or if that is unknown. */
export function hasAnnotationPictures(objects: Objects, page: PdfDict): boolean {
  const seen = new Set<string>();
  const annotations = objects.array(page, 'Annots')?.toArray() ?? [];
  const waiting = annotations.flatMap((one) => {
    const annotation = objects.resolve(one);
    const appearance = annotation instanceof PdfDict ? annotation.get('AP') : undefined;
    return appearance === undefined ? [] : [appearance];
  });
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const object = objects.resolve(next);
    if (object === undefined) continue;
    if (isStream(object)) {
      if (objects.name(object, 'Subtype') === 'Image') return true;
      const data = streamData(object, objects, STREAM_BYTES);
      if (data === undefined || INLINE_PICTURE.test(Buffer.from(data).toString('latin1'))) return true;
    }
    for (const value of within(object)) {
      if (!(value instanceof PdfRef) || seen.has(refKey(value))) continue;
      seen.add(refKey(value));
      if (seen.size > MAX_OBJECTS) return true;
      waiting.push(value);
    }
  }
  return false;
}
