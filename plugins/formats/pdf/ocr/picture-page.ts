import { measureText, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core';
import type { Objects } from '../objects/objects.js';
import type { PageObject } from '../objects/pages.js';
import type { Picture } from '../pdfium/picture.js';
import type { Colour } from './paint.js';
import type { LineBox } from './picture-text.js';
import { packPicture } from './png.js';
import { levelBox, slantOf } from './slant.js';
import type { Row } from './word.js';

/** Text on a picture. */
export interface PlacedText {
  readonly text: string;
  readonly box: LineBox;
  /** Undefined if it is only there to be searched and copied. */
  readonly colour?: Colour;
}

/** Entries of a page that a picture of it does not need. */
const REPLACED = [
  'CropBox',
  'Rotate',
  'UserUnit',
  'Annots',
  'Group',
  'StructParents',
  'B',
  'Tabs',
  'BleedBox',
  'TrimBox',
];
/** Height of letters in the box of a word, and the distance of the base line from the lower edge of the box. */
const FONT_HEIGHT = 0.85;
const BASE_LINE = 0.2;
/** Height of capital letters in Helvetica, in font sizes. */
const CAPITALS = 0.718;
/** Render mode of invisible text (ISO 32000-1, table 106). */
const INVISIBLE = 3;

/** A picture with text over it as operators, in points from its lower left corner. */
export interface PictureContent {
  readonly width: number;
  readonly height: number;
  readonly resources: PdfDict;
  readonly operators: string;
}

/** Draws a picture with text over it. */
export function drawnPicture(objects: Objects, picture: Picture, texts: readonly PlacedText[]): PictureContent {
  const width = picture.width / picture.scale;
  const height = picture.height / picture.scale;
  const lines = texts.flatMap((text) => textLine(text, picture.scale, height));
  const operators = [`q ${real(width)} 0 0 ${real(height)} 0 0 cm /Page Do Q`, 'BT', ...lines, 'ET'].join('\n');
  return { width, height, resources: resources(objects, picture), operators };
}

/** Replaces a page with a picture of itself, with text over it. */
export function toPicturePage(
  objects: Objects,
  page: PageObject,
  picture: Picture,
  texts: readonly PlacedText[],
): void {
  const { width, height, resources, operators } = drawnPicture(objects, picture, texts);
  for (const key of REPLACED) page.dict.delete(key);
  page.dict.set('MediaBox', numbers(0, 0, width, height));
  page.dict.set('Resources', resources);
  page.dict.set('Contents', objects.register(new PdfStream([], Buffer.from(operators, 'latin1'))));
}

function resources(objects: Objects, picture: Picture): PdfDict {
  const { channels, data } = packPicture(picture);
  const parameters = { Predictor: 12, Colors: channels, BitsPerComponent: 8, Columns: picture.width };
  const image = PdfStream.fromDict(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Image'),
      Width: PdfNumber.of(picture.width),
      Height: PdfNumber.of(picture.height),
      BitsPerComponent: PdfNumber.of(8),
      ColorSpace: PdfName.of(channels === 1 ? 'DeviceGray' : 'DeviceRGB'),
      Filter: PdfName.of('FlateDecode'),
      DecodeParms: PdfDict.of(Object.fromEntries(Object.entries(parameters).map(([k, v]) => [k, PdfNumber.of(v)]))),
    },
    data,
  );
  const font = PdfDict.of({
    Type: PdfName.of('Font'),
    Subtype: PdfName.of('Type1'),
    BaseFont: PdfName.of('Helvetica'),
    Encoding: PdfName.of('WinAnsiEncoding'),
  });
  return PdfDict.of({
    XObject: PdfDict.of({ Page: objects.register(image) }),
    Font: PdfDict.of({ Text: objects.register(font) }),
  });
}

const real = (value: number): string => value.toFixed(3).replace(/\.?0+$/, '');
const numbers = (...values: number[]): PdfArray => new PdfArray(values.map((value) => PdfNumber.of(value)));

/** Replaces characters outside of Latin-1, which the font does not have. */
const encodable = (text: string): string => text.replace(/[^ -~\u00a1-\u00ff]/g, '');

function textLine({ text: given, box, colour }: PlacedText, scale: number, pageHeight: number): string[] {
  const text = encodable(given);
  const { row } = box;
  const { left, top, right, bottom } = levelBox(box);
  const [across, along] = [(right - left) / scale, (bottom - top) / scale];
  const [width, height] = row === undefined || row.turn % 2 === 0 ? [across, along] : [along, across];
  if (text === '' || width <= 0 || height <= 0) return [];
  const size = row === undefined ? height * FONT_HEIGHT : row.capitals / CAPITALS / scale;
  const natural = measureText(text, 'Helvetica', size);
  const stretch = colour === undefined ? width / natural : Math.min(1, width / natural);
  const shown =
    colour === undefined ? `${INVISIBLE} Tr` : `${colour.map((part) => real(part / 255)).join(' ')} rg 0 Tr`;
  const [x, y] = row === undefined ? [box.left, box.bottom - height * scale * BASE_LINE] : startOf(box, row);
  return [
    `/Text ${real(size)} Tf ${shown} ${real(stretch * 100)} Tz`,
    `${direction(box)} ${real(x / scale)} ${real(pageHeight - y / scale)} Tm`,
    `<${Buffer.from(text, 'latin1').toString('hex')}> Tj`,
  ];
}

/** The direction of text as cosine and sine of its angle, by turn. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The direction of a line as the first four numbers of its matrix. */
function direction(box: LineBox): string {
  const [x, y] = DIRECTIONS[box.row?.turn ?? 0];
  const [cos, sin] = slantOf(box);
  // Falling lines turn clockwise.
  const [across, up] = [x * cos + y * sin, y * cos - x * sin];
  return [across, up, -up, across].map(real).join(' ');
}

/** The beginning of a line, in pixels from the upper left corner. */
function startOf({ left, top, right, bottom }: LineBox, { base, turn }: Row): readonly [x: number, y: number] {
  if (turn === 0) return [left, base];
  if (turn === 2) return [right, base];
  return turn === 1 ? [base, bottom] : [base, top];
}
