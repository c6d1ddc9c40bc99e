import type { Edit, Span } from '../../../../core/index.js';
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

/** Fine enough to read small print, coarse enough to be read in seconds. */
const DPI = 200;

/** A text in the picture of a page, and what is to be changed in it. */
export interface PageReading {
  readonly content: PictureText;
  edits: readonly Edit[];
}

/** Reads pages as pictures, and makes them pictures of themselves in which the pixels of terms are painted over. */
export class PagePictures {
  readonly #document: PdfiumDocument;
  readonly #reader: PictureReader | undefined;
  readonly #readings = new Map<number, PageReading[]>();

  /** @param reader left out: pictures are not read, only characters that PDFium knows are. */
  constructor(document: PdfiumDocument, reader: PictureReader | undefined) {
    this.#document = document;
    this.#reader = reader;
  }

  /** The characters that PDFium reads on a page, with their places in its picture. */
  characters(page: number): PageReading {
    return this.#keep(page, textOfCharacters(pageCharacters(this.#document, page, DPI)));
  }

  /** The words that stand in the picture of a page; `undefined` if pictures are not read. */
  async words(page: number): Promise<PageReading | undefined> {
    const picture = this.#reader && drawPage(this.#document, page, DPI);
    if (picture === undefined || this.#reader === undefined) return undefined;
    return this.#keep(page, textOfWords(await this.#reader.wordsAnyWay(picture)));
  }

  /**
   * Whether the text behind a scan says what stands there, as far as a sample tells. Without a reader, it is believed.
   * @param layer the characters of the page
   */
  async isTrue(page: number, { content }: PageReading): Promise<boolean> {
    const picture = this.#reader && drawPage(this.#document, page, DPI);
    if (picture === undefined || this.#reader === undefined) return true;
    return agrees(content.text, await this.#reader.someWords(picture));
  }

  /** The words that stand in the picture of a page where the text behind it says nothing; `undefined` if nothing does. */
  async wordsOutside(page: number, { content }: PageReading): Promise<PageReading | undefined> {
    const picture = this.#reader && drawPage(this.#document, page, DPI);
    const rest = picture && outsideOf(picture, content);
    if (rest === undefined || this.#reader === undefined) return undefined;
    const outside = textOfWords(await this.#reader.wordsAnyWay(rest));
    const reading: PageReading = { content: outside, edits: [] };
    // Before that of the characters: the last one is what can be searched in the new page.
    this.#readings.set(page, [reading, ...(this.#readings.get(page) ?? [])]);
    return reading;
  }

  /** Looks for known terms on a page in all ways, and notes the boxes that are to be painted over. */
  async findKnown(page: number, find: (text: string) => readonly Span[]): Promise<void> {
    for (const reading of [this.characters(page), await this.words(page)]) {
      if (reading === undefined) continue;
      reading.edits = find(reading.content.text).map(({ start, end }) => ({ start, end, text: '' }));
    }
  }

  /** Whether all that was to be changed in the readings of a page stood where its content was edited. */
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
   * Makes a page a picture of itself without the terms that were found in its readings.
   * @param edited where its content was edited, which the picture does not know of.
   */
  replace(index: number, objects: Objects, page: PageObject, edited: readonly EditedPlace[]): void {
    const picture = drawPage(this.#document, index, DPI);
    if (picture === undefined) return;
    const painted: LineBox[] = [];
    const texts: PlacedText[] = [];
    for (const { content, edits } of this.#readings.get(index) ?? []) {
      for (const edit of edits) texts.push(...paintEdit(picture, content, edit, painted));
    }
    boxesInPicture(this.#document, index, DPI, edited).forEach((box, at) => {
      if (painted.some((other) => isCovered(box, [other]))) return;
      paintOver(picture, box, edited[at]?.mode === 'substitute' ? 'background' : 'black');
      painted.push(box);
    });
    texts.push(...this.#searchable(index, painted));
    toPicturePage(objects, page, picture, texts);
  }

  /** The words of the last reading, which is that of the picture where it was read, without those painted over. */
  #searchable(index: number, painted: readonly LineBox[]): PlacedText[] {
    const reading = this.#readings.get(index)?.at(-1);
    if (reading === undefined) return [];
    return wordsIn(reading.content)
      .filter(({ box }) => !painted.some((other) => isOver(other, box)))
      .map(({ text, box }) => ({ text, box }));
  }
}
