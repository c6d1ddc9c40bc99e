import type { PdfStream } from '@libpdf/core';
import type { Edit } from '../../../../core/index.js';
import type { EditedPlaces } from '../base/edited-places.js';
import { isMask } from '../base/mask.js';
import { boundsOf, inverse, type Matrix, mapPoint, multiply } from '../content/base/geometry.js';
import type { DrawnPicture, PageContent, Rectangle } from '../content/index.js';
import type { Objects } from '../objects/objects.js';
import type { PageObject } from '../objects/pages.js';
import type { Pdfium } from '../pdfium/instance.js';
import { type Box, isBlank } from '../pdfium/picture.js';
import { paintEdit } from './paint-edit.js';
import { drawPicture, type PictureView, replacePicture, viewOf } from './picture-object.js';
import type { PlacedText } from './picture-page.js';
import { boxesOf, type LineBox, type PictureText } from './picture-text.js';
import type { PictureReader } from './reader.js';
import { textOfWords } from './words-text.js';

/**
 * Maximum number of pixels that are read in total; each million takes some seconds. The rest is reported as not read.
 */
const MAX_PIXELS = 30_000_000;
/** Minimum confidence of a line, 0 to 100; below it, the line is part of a photograph. */
const MIN_CONFIDENCE = 40;

/** A picture of a document, and the place where it is drawn. */
interface KnownPicture {
  readonly image: PdfStream;
  readonly places: { readonly page: number; readonly toPage: Matrix }[];
  /** Undefined if it was not read. */
  readonly view?: PictureView;
  content: PictureText;
  edits: readonly Edit[];
}

/** A text that was read in a picture, and the receiver of its edits. */
export interface InnerText {
  readonly text: string;
  readonly apply: (edits: readonly Edit[]) => void;
}

/** Reads the pictures on pages of text, each once, and paints over the pixels of terms in them. */
export class InnerPictures {
  readonly #objects: Objects;
  readonly #pages: readonly PageObject[];
  readonly #pdfium: Pdfium;
  readonly #reader: PictureReader;
  readonly #known = new Map<PdfStream, KnownPicture>();
  #pixels = 0;

  constructor(objects: Objects, pages: readonly PageObject[], pdfium: Pdfium, reader: PictureReader) {
    this.#objects = objects;
    this.#pages = pages;
    this.#pdfium = pdfium;
    this.#reader = reader;
  }

  /** Reads the new pictures of a page. @returns false if one of its pictures was not read. */
  async read({ index, pictures }: PageContent, found: (text: InnerText) => void): Promise<boolean> {
    let isRead = true;
    for (const drawn of pictures) {
      const picture = await this.#picture(drawn, index, found);
      if (index !== undefined) picture?.places.push({ page: index, toPage: drawn.toPage });
      if (picture?.view === undefined) isRead = false;
    }
    return isRead;
  }

  async #picture(
    { image, toPage }: DrawnPicture,
    page: number | undefined,
    found: (text: InnerText) => void,
  ): Promise<KnownPicture | undefined> {
    if (image === undefined) return undefined;
    const known = this.#known.get(image);
    if (known !== undefined) return known;
    const view = viewOf(image, toPage, page === undefined ? undefined : this.#pages[page]?.dict, this.#objects);
    const content = view && (await this.#words(image, view));
    const picture: KnownPicture = {
      ...{ image, places: [], content: content ?? { text: '', pieces: [] }, edits: [] },
      ...(content && view && { view }),
    };
    this.#known.set(image, picture);
    const apply = (edits: readonly Edit[]): void => {
      picture.edits = edits;
    };
    if (/\S/.test(picture.content.text)) found({ text: picture.content.text, apply });
    return picture;
  }

  async #words(image: PdfStream, view: PictureView): Promise<PictureText | undefined> {
    if (this.#pixels + view.pixels > MAX_PIXELS) return undefined;
    this.#pixels += view.pixels;
    const picture = await drawPicture(image, view, this.#objects.pdf, this.#pdfium);
    if (picture === undefined) return undefined;
    const words = isBlank(picture) ? [] : await this.#reader.wordsAnyWay(picture);
    return textOfWords(words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE));
  }

  /** Paints over the findings, and registers their places on pages. */
  async finish(edited: EditedPlaces): Promise<void> {
    for (const { image, view, content, edits, places } of this.#known.values()) {
      if (view === undefined || edits.length === 0) continue;
      const picture = await drawPicture(image, view, this.#objects.pdf, this.#pdfium);
      if (picture === undefined) continue;
      const painted: LineBox[] = [];
      const texts: PlacedText[] = edits.flatMap((edit) => paintEdit(picture, content, edit, painted));
      replacePicture(image, view, picture, texts, this.#objects);
      const mode = edits.every(isMask) ? 'box' : 'substitute';
      const boxes = edits.flatMap((edit) => boxesOf(content, edit));
      for (const { page, toPage } of places) {
        edited.add({ boxes: [boxes.map((box) => onPage(box, picture.scale, view, page, toPage))] }, mode);
      }
    }
  }
}

/** A box of a picture as a rectangle of a page that draws it. */
function onPage(box: Box, scale: number, { matrix, height }: PictureView, page: number, toPage: Matrix): Rectangle {
  const map = multiply(inverse(matrix) ?? matrix, toPage);
  const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => ({ x, y })));
  return { page, ...boundsOf(corners.map(({ x, y }) => mapPoint(map, x / scale, height - y / scale))) };
}
