import type { Edit, Span } from '../../../../core/index.js';
import { append } from '../../../../kit/index.js';
import type { EditedPlace } from '../base/edited-places.js';
import type { Rectangle } from '../content/index.js';
import type { Objects } from '../objects/objects.js';
import type { PageObject } from '../objects/pages.js';
import type { PdfiumDocument } from '../pdfium/document.js';
import { drawPage } from '../pdfium/picture.js';
import { boxesInPicture, pageCharacters } from '../pdfium/text.js';
import { isCovered } from './covered.js';
import { paintOver } from './paint.js';
import { paintEdit } from './paint-edit.js';
import { type PlacedText, toPicturePage } from './picture-page.js';
import { type LineBox, type PictureText, partsOf, textOfCharacters, wordsIn } from './picture-text.js';
import type { PictureReader } from './reader.js';
import { isOver } from './slant.js';
import { agrees, outsideOf } from './text-layer.js';
import { textOfWords } from './words-text.js';

/** Fine enough for small print, coarse enough to be read in seconds. */
const DPI = 200;

/** A text in the picture of a page, with its edits. */
export interface PageReading {
  readonly content: PictureText;
  edits: readonly Edit[];
}

/**
 * Reads pages as pictures, and replaces them with pictures of themselves in which the pixels of terms are painted over.
 */
export class PagePictures {
  readonly #document: PdfiumDocument;
  readonly #reader: PictureReader | undefined;
  readonly #readings = new Map<number, PageReading[]>();

  /** @param reader undefined if pictures are not read; then only characters known to PDFium are. */
  constructor(document: PdfiumDocument, reader: PictureReader | undefined) {
    this.#document = document;
    this.#reader = reader;
  }

  /** The characters that PDFium reads on a page, with their places in its picture. */
  characters(page: number): PageReading {
    return this.#keep(page, textOfCharacters(pageCharacters(this.#document, page, DPI)));
  }

  /** The words in the picture of a page; `undefined` if pictures are not read. */
  async words(page: number): Promise<PageReading | undefined> {
    const picture = this.#reader && drawPage(this.#document, page, DPI);
    if (picture === undefined || this.#reader === undefined) return undefined;
    return this.#keep(page, textOfWords(await this.#reader.wordsAnyWay(picture)));
  }

  /**
   * True if the text layer of a scan matches its picture, according to a sample. Without a reader, it is trusted.
   * @param layer the characters of the page
   */
  async isTrue(page: number, { content }: PageReading): Promise<boolean> {
    const picture = this.#reader && drawPage(this.#document, page, DPI);
    if (picture === undefined || this.#reader === undefined) return true;
    return agrees(content.text, await this.#reader.someWords(picture));
  }

  /** The words in the picture of a page outside of its text layer; `undefined` if there are none. */
  async wordsOutside(page: number, { content }: PageReading): Promise<PageReading | undefined> {
    const picture = this.#reader && drawPage(this.#document, page, DPI);
    const rest = picture && outsideOf(picture, content);
    if (rest === undefined || this.#reader === undefined) return undefined;
    const outside = textOfWords(await this.#reader.wordsAnyWay(rest));
    const reading: PageReading = { content: outside, edits: [] };
    // Put before the characters, because the last reading becomes the searchable text of the new page.
    this.#readings.set(page, [reading, ...(this.#readings.get(page) ?? [])]);
    return reading;
  }

  /** Searches all readings of a page for known terms, and registers the boxes to be painted over. */
  async findKnown(page: number, find: (text: string) => readonly Span[]): Promise<void> {
    for (const reading of [this.characters(page), await this.words(page)]) {
      if (reading === undefined) continue;
      reading.edits = find(reading.content.text).map(({ start, end }) => ({ start, end, text: '' }));
    }
  }

  /** True if everything to be changed in the readings of a page was in edited content. */
  isEdited(page: number, edited: readonly Rectangle[]): boolean {
    const places = boxesInPicture(this.#document, page, DPI, edited);
    return (this.#readings.get(page) ?? []).every(({ content, edits }) =>
      edits.every((edit) => partsOf(content, edit).every((box) => isCovered(box, places))),
    );
  }

  #keep(page: number, content: PictureText): PageReading {
    const reading: PageReading = { content, edits: [] };
    this.#readings.set(page, [...(this.#readings.get(page) ?? []), reading]);
    return reading;
  }

  /**
   * Replaces a page with a picture of itself without the terms found in its readings.
   * @param edited edited places of its content, which the picture does not reflect.
   */
  replace(index: number, objects: Objects, page: PageObject, edited: readonly EditedPlace[]): void {
    const picture = drawPage(this.#document, index, DPI);
    if (picture === undefined) return;
    const painted: LineBox[] = [];
    const texts: PlacedText[] = [];
    for (const { content, edits } of this.#readings.get(index) ?? []) {
      for (const edit of edits) append(texts, paintEdit(picture, content, edit, painted));
    }
    boxesInPicture(this.#document, index, DPI, edited).forEach((box, at) => {
      if (painted.some((other) => isCovered(box, [other]))) return;
      paintOver(picture, box, edited[at]?.mode === 'substitute' ? 'background' : 'black');
      painted.push(box);
    });
    append(texts, this.#searchable(index, painted));
    toPicturePage(objects, page, picture, texts);
  }

  /** The words of the last reading (of the picture, if it was read) that have not been painted over. */
  #searchable(index: number, painted: readonly LineBox[]): PlacedText[] {
    const reading = this.#readings.get(index)?.at(-1);
    if (reading === undefined) return [];
    return wordsIn(reading.content)
      .filter(({ box }) => !painted.some((other) => isOver(other, box)))
      .map(({ text, box }) => ({ text, box }));
  }
}
