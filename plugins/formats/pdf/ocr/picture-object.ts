import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core';
import { boundsOf, IDENTITY, inverse, type Matrix, mapBox, multiply } from '../content/base/geometry.js';
import { Graft } from '../content/graft.js';
import type { Objects } from '../objects/objects.js';
import { PdfiumDocument } from '../pdfium/document.js';
import type { Pdfium } from '../pdfium/instance.js';
import { drawPage, type Picture } from '../pdfium/picture.js';
import { drawnPicture, type PlacedText } from './picture-page.js';

/** How a picture is shown to the reader of a page. */
export interface PictureView {
  /** From its unit square to points, from the lower left corner of its area on the page. */
  readonly matrix: Matrix;
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** Pixel count of the drawn picture. */
  readonly pixels: number;
}

/** Coarser pictures are enlarged before they are read, finer ones reduced. */
const DPI = { least: 150, most: 300 } as const;
/** Maximum number of pixels of a picture that is uncompressed. */
const MAX_PIXELS = 60_000_000;
/** Maximum side of a page, in points. */
const MAX_SIDE = 14_400;
/** The map of a page's space for its rotation in degrees (ISO 32000-1, table 30). */
const TURNS: ReadonlyMap<number, Matrix> = new Map([
  [90, [0, -1, 1, 0, 0, 0]],
  [180, [-1, 0, 0, -1, 0, 0]],
  [270, [0, 1, -1, 0, 0, 0]],
]);
const UNIT = { left: 0, bottom: 0, right: 1, top: 1 } as const;

/** How a picture is shown where it is drawn; undefined if it cannot be examined. */
export function viewOf(
  image: PdfStream,
  toPage: Matrix,
  page: PdfDict | undefined,
  objects: Objects,
): PictureView | undefined {
  const numberOf = (dict: PdfDict | undefined, key: string): number => {
    const value = dict && objects.get(dict, key);
    return value instanceof PdfNumber ? value.value : 0;
  };
  const [columns, rows] = [numberOf(image, 'Width'), numberOf(image, 'Height')];
  const turned = multiply(toPage, TURNS.get(((numberOf(page, 'Rotate') % 360) + 360) % 360) ?? IDENTITY);
  const { left, bottom, right, top } = boundsOf(mapBox(turned, UNIT));
  const [width, height] = [right - left, top - bottom];
  const matrix: Matrix = [turned[0], turned[1], turned[2], turned[3], turned[4] - left, turned[5] - bottom];
  if (columns * rows > MAX_PIXELS || !(Math.max(width, height) < MAX_SIDE)) return undefined;
  if (inverse(matrix) === undefined || !(Math.min(width, height, columns, rows) >= 1)) return undefined;
  const natural = (72 * columns) / Math.hypot(toPage[0], toPage[1]);
  const dpi = Math.min(Math.max(natural, DPI.least), DPI.most);
  return { matrix, width, height, dpi, pixels: width * height * (dpi / 72) ** 2 };
}

/** A picture as displayed on its page, on white; undefined if PDFium cannot draw it. */
export async function drawPicture(
  image: PdfStream,
  { matrix, width, height, dpi }: PictureView,
  pdf: PDF,
  pdfium: Pdfium,
): Promise<Picture | undefined> {
  const drawn = PDF.create();
  const copy = drawn.register(new Graft(pdf, drawn).copy(image));
  const page = drawn.addPage({ width, height }).dict;
  page.set('Resources', PdfDict.of({ XObject: PdfDict.of({ P: copy }) }));
  page.set('Contents', drawn.register(new PdfStream(undefined, latin1(`q ${matrix.join(' ')} cm /P Do Q`))));
  const document = new PdfiumDocument(pdfium, await drawn.save());
  try {
    return drawPage(document, 0, dpi);
  } finally {
    document.close();
  }
}

/** Replaces a picture with pixels and text over them: a form, which is drawn wherever the picture was. */
export function replacePicture(
  image: PdfStream,
  { matrix }: PictureView,
  picture: Picture,
  texts: readonly PlacedText[],
  objects: Objects,
): void {
  const { resources, operators } = drawnPicture(objects, picture, texts);
  const back = (inverse(matrix) ?? IDENTITY).map((value) => value.toFixed(9)).join(' ');
  for (const key of [...image.keys()]) if (key.value !== 'OC') image.delete(key.value);
  image.set('Type', PdfName.of('XObject'));
  image.set('Subtype', PdfName.of('Form'));
  image.set('BBox', new PdfArray([0, 0, 1, 1].map((value) => PdfNumber.of(value))));
  image.set('Resources', resources);
  image.setData(latin1(`q 0 g 0 Tc 0 Tw 0 Ts ${back} cm\n${operators}\nQ`));
}

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
