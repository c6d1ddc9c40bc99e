import { PdfArray, PdfDict, PdfName, type PdfObject, type PdfStream, PdfString } from '@libpdf/core';
import { DeidError, type SoughtTerms } from '../../../core/index.js';
import { isStream, type Objects } from '../objects/objects.js';
import { isPicture, streamData } from '../objects/stream-data.js';
import { textOf } from '../objects/text-string.js';
import { PdfiumDocument } from '../pdfium/document.js';
import type { Pdfium } from '../pdfium/instance.js';
import { pageText } from '../pdfium/text.js';
import { readingOfKey } from '../scrub/keys.js';
import { markupPlaces } from '../scrub/markup.js';
import { isReadable } from '../scrub/place.js';
import type { PageTerms } from './page-terms.js';
import { pdfjsTexts } from './pdfjs-text.js';
import { isTextData, writtenStrings } from './stream-strings.js';

/** What a finished document is checked for, and with. */
export interface Check {
  readonly pdfium: Pdfium;
  readonly gone: SoughtTerms;
  readonly goneFromPages: PageTerms;
  readonly pageCount: number;
  readonly streamBytes: number;
}

/** Looks for terms that ought to be gone in the finished bytes, with two readers that know nothing of how they were made. */
export async function checkPages(bytes: Uint8Array, check: Check): Promise<Set<number>> {
  const leaking = new Set<number>();
  const look = (text: string | undefined, page: number): void => {
    // What a reader cannot read, nobody has checked.
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
 * Looks for terms in all strings and in all unpacked streams that are text.
 * @returns the kind of the place of the first one.
 */
export function checkObjects(objects: Objects, { gone, streamBytes }: Check): string | undefined {
  for (const { object } of objects.reachable()) {
    if (stringLeaks(object, '', gone)) return 'strings';
    if (isStream(object) && leaks(object, objects, gone, streamBytes)) return 'streams';
  }
  return undefined;
}

/** Strings below a value that are texts: codes of the format, digests and palettes are none. `key` leads to the value. */
function stringLeaks(value: PdfObject, key: string, gone: SoughtTerms): boolean {
  if (value instanceof PdfString) {
    const text = readingOfKey(key) === 'none' ? '' : textOf(value);
    return isReadable(text) && gone.find(text).length > 0;
  }
  if (value instanceof PdfArray) return value.toArray().some((item) => stringLeaks(item, key, gone));
  if (!(value instanceof PdfDict)) return false;
  for (const [{ value: inner }, item] of value) if (stringLeaks(item, inner, gone)) return true;
  return false;
}

/** Streams that describe fonts and colours hold words of their own. */
const DESCRIBES = ['FontFile', 'CMapName', 'FunctionType', 'Length1', 'Length2', 'Alternate', 'ShadingType'];

function isContent(stream: PdfStream, objects: Objects): boolean {
  if (DESCRIBES.some((key) => stream.has(key)) || isPicture(stream, objects)) return false;
  const subtype = stream.get('Subtype');
  return !(subtype instanceof PdfName) || !['Image', 'Type1C', 'CIDFontType0C', 'OpenType'].includes(subtype.value);
}

function leaks(stream: PdfStream, objects: Objects, gone: SoughtTerms, most: number): boolean {
  if (!isContent(stream, objects)) return false;
  const data = streamData(stream, objects, most);
  if (data === undefined || !isTextData(data)) return false;
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (text.includes('begincmap') || text.subarray(0, 200).includes('/CIDInit')) return false;
  if (isMarkup(text)) return [...markupPlaces(text.toString('utf8'))].some((place) => gone.find(place.text).length > 0);
  for (const string of writtenStrings(data)) if (gone.find(string).length > 0) return true;
  return false;
}

const isMarkup = (text: Buffer): boolean => /^\s*(?:\ufeff|\xef\xbb\xbf)?</.test(text.toString('latin1', 0, 64));
