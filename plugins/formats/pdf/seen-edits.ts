import type { Edit } from '../../../core/index.js';
import type { EditedPlaces } from './base/edited-places.js';
import { isMask } from './base/mask.js';
import type { EditMode, PageContent } from './content/index.js';
import type { PdfOptions } from './options.js';
import type { PdfiumDocument } from './pdfium/document.js';
import { type PlacedCharacter, pageText, placedCharacters } from './pdfium/text.js';
import type { SomeLines } from './second-reading.js';

/**
 * Edits of text that a second reader sees on pages. They are applied to the glyphs that begin at the positions of its
 * characters.
 */
export class SeenEdits {
  readonly #document: PdfiumDocument;
  readonly #gap: PdfOptions['gap'];
  readonly #places: EditedPlaces;
  readonly #noted = new Map<number, { readonly lines: SomeLines; readonly edits: readonly Edit[] }>();

  constructor(document: PdfiumDocument, gap: PdfOptions['gap'], places: EditedPlaces) {
    this.#document = document;
    this.#gap = gap;
    this.#places = places;
  }

  /** Registers edits of some lines that the second reader sees on a page. */
  note(page: number, lines: SomeLines, edits: readonly Edit[]): void {
    this.#noted.set(page, { lines, edits });
  }

  /** Pages with edits. */
  pages(): Iterable<number> {
    return this.#noted.keys();
  }

  /**
   * Makes the edits of a page.
   * @returns edits of the text of its characters, if no glyphs were found for some terms.
   */
  apply(index: number, page: PageContent): readonly Edit[] | undefined {
    const noted = this.#noted.get(index);
    if (noted === undefined) return undefined;
    const { lines, edits } = noted;
    const characters = placedCharacters(this.#document, index);
    const moved = inCharacters(edits, lines, pageText(this.#document, index) ?? '', characters);
    const isMade = this.#made(page, characters, moved);
    return isMade && moved.length >= edits.length ? undefined : moved;
  }

  /** @returns false if a letter has no glyph. */
  #made(page: PageContent, characters: readonly PlacedCharacter[], edits: readonly Edit[]): boolean {
    const unit = page.reread(characters);
    const mode: EditMode = edits.every(isMask) ? 'box' : 'substitute';
    this.#places.add(page.apply(unit, edits, mode, { gap: this.#gap }), mode);
    return edits.every((edit) => unit.holds(edit));
  }
}

/**
 * Converts edits of lines to edits of the text of the characters. Both have the same characters in the same order,
 * except for blanks.
 */
function inCharacters(
  edits: readonly Edit[],
  lines: SomeLines,
  whole: string,
  characters: readonly PlacedCharacter[],
): readonly Edit[] {
  const text = characters.map((one) => one.text).join('');
  const [from, to] = [signsOf(whole), signsOf(text)];
  const isSame = from.length === to.length && from.every((at, index) => whole[at] === text[to[index] ?? -1]);
  return edits.flatMap((edit) => {
    if (!isSame) return everywhere(lines.text.slice(edit.start, edit.end), text, edit.text);
    const first = from.findIndex((at) => at >= lines.whole(edit.start));
    const last = from.findLastIndex((at) => at <= lines.whole(edit.end - 1));
    const [start, end] = [to[first], to[last]];
    return start === undefined || end === undefined || end < start ? [] : [{ start, end: end + 1, text: edit.text }];
  });
}

/** Positions of the characters that both forms of a text have. */
function signsOf(text: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at++)
    if (text.charCodeAt(at) > 2 && !/[\s\ufffe]/.test(text[at] ?? '')) places.push(at);
  return places;
}

function everywhere(term: string, text: string, substitute: string): Edit[] {
  const edits: Edit[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    edits.push({ start: at, end: at + term.length, text: substitute });
  }
  return edits;
}
