import { PdfString } from '@libpdf/core';

/** Delimits the language code in a UTF-16 string (ISO 32000-1, 7.9.2.2). */
const ESCAPE = '\u001b';

/** Decodes a text string: UTF-16 and UTF-8 according to their marks, otherwise PDFDocEncoding. */
export function textOf(string: PdfString): string {
  const { bytes } = string;
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return utf16(bytes, 'utf-16be');
  if (first === 0xff && second === 0xfe) return utf16(bytes, 'utf-16le');
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes.subarray(3));
  return string.asString();
}

const utf16 = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding)
    .decode(bytes.subarray(2))
    .split(ESCAPE)
    .filter((_, i) => i % 2 === 0)
    .join('');

/** Encodes a text string: PDFDocEncoding if it has all characters, otherwise UTF-16. */
export const stringOf = (text: string): PdfString => PdfString.fromString(text);
