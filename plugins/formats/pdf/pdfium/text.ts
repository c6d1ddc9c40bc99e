import type { Rectangle } from '../content/index.js';
import type { PdfiumDocument } from './document.js';
import { type Box, pictureSize } from './picture.js';

/** One character of a page. */
export interface PlacedCharacter {
  readonly text: string;
  /** Starting point of its glyph on the base line, in the space of the page. */
  readonly origin: { readonly x: number; readonly y: number } | undefined;
}

/** One character of a page, and its place in a picture of the page. */
export interface Character extends PlacedCharacter {
  readonly box: Box | undefined;
}

/** PDFium's signs for a hyphen at the end of a line, which belongs to no word. */
const LINE_HYPHENS = ['\u0002', '\ufffe'];

const UTF_16 = new TextDecoder('utf-16le');

/** Text of a page in the order in which PDFium reads it; `undefined` if it cannot open the page. */
export function pageText(document: PdfiumDocument, index: number): string | undefined {
  const { pdfium } = document;
  return document.withPage(index, (page) => {
    const text = pdfium.FPDFText_LoadPage(page);
    if (text === 0) return '';
    const count = pdfium.FPDFText_CountChars(text);
    const buffer = document.allocate((count + 1) * 2);
    const written = count > 0 ? pdfium.FPDFText_GetText(text, 0, count, buffer) : 0;
    const bytes = pdfium.pdfium.HEAPU8.slice(buffer, buffer + Math.max(written - 1, 0) * 2);
    document.free(buffer);
    pdfium.FPDFText_ClosePage(text);
    return withoutHyphens(UTF_16.decode(bytes));
  });
}

/** Number of characters of a page, as PDFium reads it; 0 if it cannot open the page. */
export function pageLength(document: PdfiumDocument, index: number): number {
  const { pdfium } = document;
  return (
    document.withPage(index, (page) => {
      const text = pdfium.FPDFText_LoadPage(page);
      if (text === 0) return 0;
      const count = pdfium.FPDFText_CountChars(text);
      pdfium.FPDFText_ClosePage(text);
      return Math.max(count, 0);
    }) ?? 0
  );
}

const withoutHyphens = (text: string): string =>
  LINE_HYPHENS.reduce((joined, sign) => {
    const [first = '', ...rest] = joined.split(sign);
    return first + rest.map((part) => part.replace(/^\s{1,2}/, '')).join('');
  }, text);

/** Characters of a page with their places in the picture made by `drawPage`. */
export function pageCharacters(document: PdfiumDocument, index: number, dpi: number): Character[] {
  const { pdfium } = document;
  return charactersOf(document, index, (page) => {
    const toPicture = pointReader(document, page, dpi);
    return (text, i, memory) => {
      const character = placedCharacter(document, text, i, memory);
      const known = pdfium.FPDFText_GetCharBox(text, i, memory, memory + 8, memory + 16, memory + 24);
      const [left = 0, right = 0, bottom = 0, top = 0] = pdfium.pdfium.HEAPF64.subarray(memory >> 3);
      const box = known ? boxOf(toPicture(left, top), toPicture(right, bottom)) : undefined;
      return { ...character, box };
    };
  });
}

/** Characters of a page with their places in its own space. */
export const placedCharacters = (document: PdfiumDocument, index: number): PlacedCharacter[] =>
  charactersOf(document, index, () => (text, i, memory) => placedCharacter(document, text, i, memory));

/** Reads one character of a text. `memory` has room for 32 bytes. */
type ReadCharacter<T> = (text: number, index: number, memory: number) => T;

function charactersOf<T>(document: PdfiumDocument, index: number, reader: (page: number) => ReadCharacter<T>): T[] {
  const { pdfium } = document;
  const found = document.withPage(index, (page) => {
    const text = pdfium.FPDFText_LoadPage(page);
    if (text === 0) return [];
    const read = reader(page);
    const memory = document.allocate(32);
    const count = pdfium.FPDFText_CountChars(text);
    const characters = Array.from({ length: count }, (_, i) => read(text, i, memory));
    document.free(memory);
    pdfium.FPDFText_ClosePage(text);
    return characters;
  });
  return found ?? [];
}

function placedCharacter({ pdfium }: PdfiumDocument, text: number, index: number, memory: number): PlacedCharacter {
  const code = pdfium.FPDFText_GetUnicode(text, index) >>> 0;
  const placed = pdfium.FPDFText_GetCharOrigin(text, index, memory, memory + 8);
  const at = memory >> 3;
  const [x, y] = [pdfium.pdfium.HEAPF64[at] ?? 0, pdfium.pdfium.HEAPF64[at + 1] ?? 0];
  return { text: characterOf(code), origin: placed ? { x, y } : undefined };
}

const characterOf = (code: number): string =>
  code > 2 && code < 0x110000 && code !== 0xfffe ? String.fromCodePoint(code) : code === 2 ? '' : ' ';

type Point = readonly [x: number, y: number];

/** Converts points of a page to points of its picture. */
function pointReader(document: PdfiumDocument, page: number, dpi: number): (x: number, y: number) => Point {
  const { pdfium } = document;
  const { width, height } = pictureSize(document, page, dpi);
  return (x, y) => {
    const memory = document.allocate(8);
    pdfium.FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, memory, memory + 4);
    const point = [pdfium.pdfium.HEAP32[memory >> 2] ?? 0, pdfium.pdfium.HEAP32[(memory >> 2) + 1] ?? 0] as const;
    document.free(memory);
    return point;
  };
}

/** Upright rectangles in the space of a page as boxes of the picture made by `drawPage`. */
export function boxesInPicture(
  document: PdfiumDocument,
  index: number,
  dpi: number,
  rectangles: readonly Rectangle[],
): Box[] {
  const boxes = document.withPage(index, (page) => {
    const toPicture = pointReader(document, page, dpi);
    return rectangles.map(({ left, top, right, bottom }) => boxOf(toPicture(left, top), toPicture(right, bottom)));
  });
  return boxes ?? [];
}

const boxOf = ([ax, ay]: Point, [bx, by]: Point): Box => ({
  left: Math.min(ax, bx),
  top: Math.min(ay, by),
  right: Math.max(ax, bx),
  bottom: Math.max(ay, by),
});
