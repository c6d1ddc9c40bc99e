import { DeidError } from '../../../../core/index.js';

/** The text of an XML part, and how to write it back in the same encoding. */
export interface XmlText {
  readonly text: string;
  /** @param blocks returns the text in blocks; may be called several times. */
  encode(blocks: () => Iterable<string>): Uint8Array;
}

const DECLARED = /^\uFEFF?\s{0,10}<\?xml[^>]{0,200}?\sencoding\s{0,10}=\s{0,10}["']([A-Za-z0-9._-]{1,40})["']/;

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

type Encoding = 'utf8' | 'utf16le';

/** Encodes block by block, because joining a text of many pieces needs several times its length of memory. */
function encoded(blocks: () => Iterable<string>, encoding: Encoding): Buffer {
  let size = 0;
  for (const block of blocks()) size += Buffer.byteLength(block, encoding);
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const block of blocks()) at += bytes.write(block, at, encoding);
  return bytes;
}

const UTF8 = (text: string): XmlText => ({ text, encode: (blocks) => encoded(blocks, 'utf8') });
const UTF16LE = (text: string): XmlText => ({ text, encode: (blocks) => encoded(blocks, 'utf16le') });
const UTF16BE = (text: string): XmlText => ({ text, encode: (blocks) => encoded(blocks, 'utf16le').swap16() });

const unreadable = (): DeidError => new DeidError('document_unreadable', ['a part is not in an encoding of XML']);

/**
 * Decodes a part. The byte order mark stays in the text. Office writes UTF-8; the standard also allows UTF-16, and
 * nothing else.
 */
export function decodeXml(bytes: Buffer): XmlText {
  const [first, second] = bytes;
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (wide || (first === 0x3c && second === 0) || (first === 0 && second === 0x3c)) {
    if (bytes.length % 2 !== 0) throw unreadable();
    return first === 0xff || first === 0x3c
      ? UTF16LE(bytes.toString('utf16le'))
      : UTF16BE(swapped(bytes).toString('utf16le'));
  }
  const text = decodeUtf8(bytes);
  const declared = DECLARED.exec(text.slice(0, 300))?.[1]?.toLowerCase() ?? 'utf-8';
  // Valid UTF-8 that is pure ASCII reads the same in every encoding that a declaration could name here.
  if (!/^(?:utf-?8|us-ascii|ascii)$/.test(declared) && Buffer.byteLength(text) !== text.length) throw unreadable();
  return UTF8(text);
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}
