import type { Rectangle } from '../content/index.js';
import type { PdfiumDocument } from './document.js';
import { type Box, pictureSize } from './picture.js';

/** One character of a page, and where it stands in a picture of the page. */
export interface Character {
  readonly text: string;
  readonly box: Box | undefined;
  /** Where its glyph begins on the base line, in the space of the page. */
  readonly origin: { readonly x: number; readonly y: number } | undefined;
}

/** PDFium's signs for a hyphen at the end of a line, which belongs to no word. */
const LINE_HYPHENS = ['\u0002', '\ufffe'];

const UTF_16 = new TextDecoder('utf-16le');

/** Text of a page in the order PDFium reads it; `undefined` if it cannot open the page. */
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

const withoutHyphens = (text: string): string =>
  LINE_HYPHENS.reduce((joined, sign) => {
    const [first = '', ...rest] = joined.split(sign);
    return first + rest.map((part) => part.replace(/^\s{1,2}/, '')).join('');
  }, text);

/** Characters of a page with their places in the picture that `drawPage` makes of it. */
export function pageCharacters(document: PdfiumDocument, index: number, dpi: number): Character[] {
  const { pdfium } = document;
  const found = document.withPage(index, (page) => {
    const text = pdfium.FPDFText_LoadPage(page);
    if (text === 0) return [];
    const toPicture = pointReader(document, page, dpi);
    const corners = document.allocate(32);
    const characters: Character[] = [];
    const count = pdfium.FPDFText_CountChars(text);
    for (let i = 0; i < count; i++) {
      const code = pdfium.FPDFText_GetUnicode(text, i) >>> 0;
      const known = pdfium.FPDFText_GetCharBox(text, i, corners, corners + 8, corners + 16, corners + 24);
      const [left = 0, right = 0, bottom = 0, top = 0] = pdfium.pdfium.HEAPF64.subarray(corners >> 3);
      const box = known ? boxOf(toPicture(left, top), toPicture(right, bottom)) : undefined;
      const placed = pdfium.FPDFText_GetCharOrigin(text, i, corners, corners + 8);
      const [x = 0, y = 0] = pdfium.pdfium.HEAPF64.subarray(corners >> 3);
      characters.push({ text: characterOf(code), box, origin: placed ? { x, y } : undefined });
    }
    document.free(corners);
    pdfium.FPDFText_ClosePage(text);
    return characters;
  });
  return found ?? [];
}

const characterOf = (code: number): string =>
  code > 2 && code < 0x110000 && code !== 0xfffe ? String.fromCodePoint(code) : code === 2 ? '' : ' ';

type Point = readonly [x: number, y: number];

/** Points of a page as points of its picture. */
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

/** Upright rectangles in the space of a page as boxes of the picture that `drawPage` makes of it. */
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
