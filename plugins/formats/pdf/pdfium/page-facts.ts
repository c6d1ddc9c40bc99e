import type { PdfiumDocument } from './document.js';

// Kinds of page objects, and a render mode of text (fpdf_edit.h).
const TEXT = 1;
const IMAGE = 3;
const FORM = 5;
const INVISIBLE = 3;
/** Maximum number of objects that are examined; a page with more is not a scan. */
const MAX_OBJECTS = 2000;

/** Position of a picture, in points. */
interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

const NOWHERE: Bounds = { left: 0, bottom: 0, right: 0, top: 0 };
/**
 * Maximum distance between the edges of parts of one picture, in points, and minimum share of an edge that two parts
 * have in common.
 */
const TOUCHING = 1.5;
const MAX_OF_EDGE = 0.8;

/** What a page consists of. */
export interface PageFacts {
  /** Share of the page that its pictures cover, 0 to 1. */
  readonly picture: number;
  /** Share of it that is covered by pictures which lie edge to edge, as parts of one. */
  readonly pieces: number;
  /** True if it contains any picture. */
  readonly hasPictures: boolean;
  /** True if it contains pictures, and most of its text is invisible and only there to be searched. */
  readonly hiddenText: boolean;
}

/** Examines the objects of a page; `undefined` if it cannot be opened. */
export function pageFacts(document: PdfiumDocument, index: number): PageFacts | undefined {
  const { pdfium } = document;
  return document.withPage(index, (page) => {
    const area = pdfium.FPDF_GetPageWidthF(page) * pdfium.FPDF_GetPageHeightF(page);
    const bounds = document.allocate(16);
    const pictures: Bounds[] = [];
    const texts: number[] = [];
    const boundsOf = (object: number): Bounds => {
      if (!pdfium.FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12)) return NOWHERE;
      const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.pdfium.HEAPF32.subarray(bounds >> 2);
      return { left, bottom, right, top };
    };
    const look = (object: number, depth: number): void => {
      const kind = pdfium.FPDFPageObj_GetType(object);
      if (kind === IMAGE) pictures.push(boundsOf(object));
      if (kind === TEXT) texts.push(object);
      if (kind !== FORM || depth > 4) return;
      const inner = Math.min(pdfium.FPDFFormObj_CountObjects(object), MAX_OBJECTS);
      // Objects inside of a form have bounds in the form's own space, so the whole form counts as the picture.
      for (let i = 0; i < inner; i++) look(pdfium.FPDFFormObj_GetObject(object, i), depth + 1);
    };
    const count = Math.min(pdfium.FPDFPage_CountObjects(page), MAX_OBJECTS);
    for (let i = 0; i < count; i++) look(pdfium.FPDFPage_GetObject(page, i), 0);
    document.free(bounds);
    const partOf = (all: readonly Bounds[]): number => (area > 0 ? Math.min(sum(all.map(sizeOf)) / area, 1) : 0);
    const hasPictures = pictures.length > 0;
    // Not needed for pages without pictures.
    const hidden = hasPictures ? texts.filter((text) => pdfium.FPDFTextObj_GetTextRenderMode(text) === INVISIBLE) : [];
    return {
      picture: partOf(pictures),
      pieces: partOf(pictures.filter((one) => pictures.some((other) => areBeside(one, other)))),
      hasPictures,
      hiddenText: hidden.length * 2 > texts.length,
    };
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const sizeOf = ({ left, bottom, right, top }: Bounds): number => (right - left) * (top - bottom);

/** True if two pictures share most of an edge. */
function areBeside(a: Bounds, b: Bounds): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const along = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  const isMost = (shared: number, one: number, other: number): boolean => shared > MAX_OF_EDGE * Math.min(one, other);
  return (
    (Math.abs(along) < TOUCHING && isMost(across, a.right - a.left, b.right - b.left)) ||
    (Math.abs(across) < TOUCHING && isMost(along, a.top - a.bottom, b.top - b.bottom))
  );
}
