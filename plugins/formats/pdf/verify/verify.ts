import { type PdfObject, type PdfStream, PdfString } from '@libpdf/core';
import { DeidError } from '../../../../core/index.js';
import type { SoughtTerms } from '../../../../kit/index.js';
import { isStream, type Objects, within } from '../objects/objects.js';
import { pictureData } from '../objects/picture-stream.js';
import { termsIn } from '../objects/readable.js';
import { streamData } from '../objects/stream-data.js';
import { type StreamKind, StreamKinds } from '../objects/stream-kind.js';
import { isTextData, writtenStrings } from '../objects/stream-strings.js';
import { textOf } from '../objects/text-string.js';
import { PdfiumDocument } from '../pdfium/document.js';
import type { Pdfium } from '../pdfium/instance.js';
import { pageText } from '../pdfium/text.js';
import { pdfjsTexts } from '../pdfjs/pdfjs-text.js';
import { isFixed } from '../scrub/keys.js';
import { markupPlaces } from '../scrub/markup.js';
import { Names } from '../scrub/names.js';
import { isReadable } from '../scrub/place.js';
import type { PageTerms } from './page-terms.js';

/** What a finished document is checked for, and with. */
export interface Check {
  readonly pdfium: Pdfium;
  readonly gone: SoughtTerms;
  readonly goneFromPages: PageTerms;
  readonly pageCount: number;
  readonly streamBytes: number;
}

/**
 * Searches the finished bytes for terms that should be gone, with two readers that do not depend on how the bytes were
 * made.
 */
export async function checkPages(bytes: Uint8Array, check: Check): Promise<Set<number>> {
  const leaking = new Set<number>();
  const look = (text: string | undefined, page: number): void => {
    // Content that a reader cannot read has not been verified.
    if (text === undefined) leaking.add(page);
    else if (check.gone.find(text).length > 0 || check.goneFromPages.find(page, text).length > 0) leaking.add(page);
  };
  const document = new PdfiumDocument(check.pdfium, bytes);
  try {
    if (document.pageCount !== check.pageCount) throw new DeidError('leak_detected', ['page list']);
    for (let page = 0; page < check.pageCount; page++) look(pageText(document, page), page);
  } finally {
    document.close();
  }
  const texts = await pdfjsTexts(bytes);
  for (let page = 0; page < check.pageCount; page++) look(texts[page], page);
  return leaking;
}

/**
 * Searches all strings, names and uncompressed streams for terms.
 * @returns the kind of the first place with one.
 */
export function checkObjects(objects: Objects, { gone, streamBytes }: Check): string | undefined {
  const kinds = new StreamKinds(objects);
  for (const { ref, object } of objects.reachable()) {
    if (stringLeaks(object, gone)) return 'strings';
    if (isStream(object) && leaks(object, kinds.of(ref, object), objects, gone, streamBytes)) return 'streams';
  }
  for (const { text } of new Names(objects).places()) if (gone.find(text).length > 0) return 'names';
  return undefined;
}

function stringLeaks(object: PdfObject, gone: SoughtTerms): boolean {
  for (const value of within(object)) {
    if (!(value instanceof PdfString)) continue;
    const text = textOf(value);
    if (isReadable(text) && !isFixed(text) && gone.find(text).length > 0) return true;
  }
  return false;
}

function leaks(stream: PdfStream, kind: StreamKind, objects: Objects, gone: SoughtTerms, most: number): boolean {
  if (kind === 'picture') {
    const taken = pictureData(stream, objects)?.taken ?? [stream.data];
    return taken.some((part) => termsIn(part, gone).length > 0);
  }
  const data = streamData(stream, objects, most);
  if (data === undefined) return false;
  if (kind === 'content') return stringsLeak(data, gone);
  if (kind !== 'data' || !isTextData(data)) return termsIn(data, gone).length > 0;
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('utf8');
  return (
    gone.find(text).length > 0 ||
    (isMarkup(text) && [...markupPlaces(text)].some((place) => gone.find(place.text).length > 0))
  );
}

function stringsLeak(data: Uint8Array, gone: SoughtTerms): boolean {
  for (const string of writtenStrings(data)) if (gone.find(string).length > 0) return true;
  return false;
}

const isMarkup = (text: string): boolean => /^\s*\ufeff?</.test(text);
