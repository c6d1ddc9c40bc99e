import type { PdfStream } from '@libpdf/core';
import type { Objects } from '../objects/objects.js';
import { pictureData } from '../objects/picture-stream.js';
import { readableIn } from '../objects/readable.js';
import { streamData } from '../objects/stream-data.js';
import type { StreamKind } from '../objects/stream-kind.js';
import { isTextData } from '../objects/stream-strings.js';
import { mappedTexts } from '../objects/unicode-map.js';
import { isFormat, isLook, isToolName } from './ignored.js';
import { markupPlaces } from './markup.js';
import { isReadable, type Place, scriptPlace } from './place.js';

/** Maximum size of a stream of text outside of pages (scripts, metadata, form data), in bytes. */
const TEXT_BYTES = 32 * 1024 * 1024;
const BYTE_ORDER = /^(?:\xfe\xff|\xff\xfe|\xef\xbb\xbf)/;

/** The texts of a stream that is not content. @param key the key that leads to it, if known */
export function* streamPlaces(stream: PdfStream, kind: StreamKind, key: string, objects: Objects): Generator<Place> {
  if (kind === 'picture') {
    for (const part of pictureData(stream, objects)?.taken ?? []) yield* notePlaces(part);
    return;
  }
  const data = kind === 'data' || kind === 'font' ? streamData(stream, objects, TEXT_BYTES) : undefined;
  if (data === undefined) return;
  if (kind === 'font') {
    const text = mappedTexts(data);
    if (text !== '') yield { text, searched: true, ignores: isLook(text) };
    return;
  }
  if (key === 'Metadata' || key === 'XFA') yield* markupPlaces(new TextDecoder().decode(data));
  else yield* dataPlaces(stream, data, key);
}

/** Notes that cameras and programs write into a picture. They are removed when the document is changed. */
function* notePlaces(part: Uint8Array): Generator<Place> {
  const text = readableIn(part);
  if (/<x:xmpmeta|<rdf:RDF/.test(text)) yield* markupPlaces(text);
  else if (text !== '') yield { text, searched: true, ignores: isToolName(text) };
}

function* dataPlaces(stream: PdfStream, data: Uint8Array, key: string): Generator<Place> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const { text, encode } = decoded(bytes);
  if (!isReadable(text) || !(BYTE_ORDER.test(bytes.toString('latin1', 0, 3)) || isTextData(data))) return;
  const write = (next: string): void => stream.setData(encode(next));
  if (key === 'JS') yield scriptPlace(text);
  else if (/^\s*</.test(text)) yield { text, searched: true, ignores: isFormat(text), write };
  else yield { text, searched: true, write };
}

/** Decodes text in the encoding that it names, in UTF-8, or with one byte per character. */
function decoded(bytes: Buffer): { text: string; encode: (text: string) => Uint8Array } {
  const mark = bytes.readUIntBE(0, Math.min(2, bytes.length));
  if (mark === 0xfeff) {
    const encode = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
    return { text: new TextDecoder('utf-16be').decode(bytes), encode };
  }
  if (mark === 0xfffe) {
    return {
      text: new TextDecoder('utf-16le').decode(bytes),
      encode: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encode: (text) => Buffer.from(text) };
  } catch {
    // Characters beyond one byte make it UTF-8.
    const encode = (text: string): Buffer => Buffer.from(text, /^[\0-\xff]*$/.test(text) ? 'latin1' : 'utf8');
    return { text: bytes.toString('latin1'), encode };
  }
}
