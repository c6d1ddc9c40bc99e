import { PdfString } from '@libpdf/core';

/** Between two of these a UTF-16 string names its language (ISO 32000-1, 7.9.2.2). */
const ESCAPE = '\u001b';

/** The text of a text string: UTF-16 and UTF-8 by their marks, else PDFDocEncoding. */
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

/** A text string: PDFDocEncoding where it has all characters, else UTF-16. */
export const stringOf = (text: string): PdfString => PdfString.fromString(text);
