import type { PdfStream } from '@libpdf/core';
import type { Edit } from '../../../../../core/index.js';
import type { Matrix } from './geometry.js';

/** A cell of a table in a text. */
export interface TextCell {
  /** From 0. */
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

/** A row of a table in a text. */
export interface TextRow {
  /** From the left; columns may be empty. */
  readonly cells: readonly TextCell[];
  /** Font size of its largest text, in points. */
  readonly size: number;
  /** True if it is set off from the row above. */
  readonly isApart: boolean;
}

/** A table in a text, ruled or recognised by the position of its columns. */
export interface TextTable {
  readonly rows: readonly TextRow[];
}

/** A reading of text on a page. Offsets of edits are UTF-16 code units of `text`. */
export interface ContentUnit {
  /** In reading order. Lines of a paragraph are joined with blanks, and hyphenated words are joined. */
  readonly text: string;
  /**
   * True for another order of text that other units have as well. It must be searched, but not charged or counted
   * again.
   */
  readonly isRepeated: boolean;
  /**
   * Set if spaced letters were joined to words. Its edits must be applied before those of readings with separate
   * letters.
   */
  readonly joined?: true;
  /** For words that are split over two lines, their parts. */
  readonly halves?: readonly string[];
  /** Offsets between letters that are drawn by different operators, at which readers of strings see a boundary. */
  readonly seams?: ReadonlySet<number>;
  /** The tables in the text, in order. */
  readonly tables?: readonly TextTable[];
}

/** A character as seen by another reader. */
export interface SeenCharacter {
  readonly text: string;
  /** The point on the base line where its glyph begins, in the space of the page; undefined if there is no glyph. */
  readonly origin: { readonly x: number; readonly y: number } | undefined;
}

/** The glyphs of a page as another reader joins them. */
export interface RereadUnit extends ContentUnit {
  /** True if all letters of an edit have glyphs, so that the edit can be made. */
  holds(edit: Edit): boolean;
}

/** An upright rectangle in the space of a page, in points, before the page's rotation. */
export interface Rectangle {
  /** Index of the page, from 0. */
  readonly page: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Why text of a page may have been missed, or an edit was not made as requested. */
export type ContentProblemKind =
  /** The decoder cannot read the page's content. */
  | 'unreadable'
  /** The operators of the content and those of the decoder differ, so that some text has no known place. */
  | 'not-aligned'
  /** More than a tenth of the glyphs have no known character. */
  | 'unmapped'
  /** A content stream is larger, or nested deeper, than allowed. */
  | 'too-large'
  /**
   * A substitute has characters that no available font has. The text is removed, and a label in plain letters is
   * written instead.
   */
  | 'no-face';

/** One problem; it contains no content. */
export interface ContentProblem {
  readonly kind: ContentProblemKind;
  /** Index of the page from 0; left out for content whose page is unknown. */
  readonly page?: number;
}

/** `box`: an opaque box without glyphs below. `substitute`: the new text is written in the same place. */
export type EditMode = 'box' | 'substitute';

/** How edits are made. */
export interface ApplyOptions {
  /**
   * For boxes: `true` keeps the following text in place, `fixed` gives every gap the same width so that it does not
   * reveal the term's length. Substitutes keep the line, except for the blanks after them.
   */
  readonly gap: 'true' | 'fixed';
}

/** The result of the edits of one unit. */
export interface Applied {
  /** For each edit, in order, what was covered or replaced. Empty for content whose place on a page is unknown. */
  readonly boxes: readonly (readonly Rectangle[])[];
}

/** A picture drawn by the content. */
export interface DrawnPicture {
  /** Undefined for an inline picture. */
  readonly image?: PdfStream;
  /** The map from the unit square that it fills to the space of the page. */
  readonly toPage: Matrix;
}

/** The text of one page, or of content outside of the pages' own streams. */
export interface PageContent {
  /** From 0; undefined for appearances of annotations, patterns and forms that no page draws. */
  readonly index: number | undefined;
  readonly units: readonly ContentUnit[];
  readonly problems: readonly ContentProblem[];
  /** Number of glyphs that were read, and of those without a known character. */
  readonly glyphs: number;
  readonly unmapped: number;
  /**
   * Texts that draw nothing: comments, words that are no operators, strings that are never shown. They are removed when
   * the document is written.
   */
  readonly loose: readonly string[];
  /** Pictures that are large enough for readable words. */
  readonly pictures: readonly DrawnPicture[];
  /**
   * Registers edits of one unit: sorted, without overlaps. They are written by `Content.settle` and `Content.finish`,
   * so this may be called at any time before, also after later pages were read.
   */
  apply(unit: ContentUnit, edits: readonly Edit[], mode: EditMode, options: ApplyOptions): Applied;
  /**
   * For each code unit of a unit, the number of the cell that shows it, in the order of the cells in the tables of the
   * first unit; -1 outside of tables. Undefined if the page has no tables.
   */
  cellsOf(unit: ContentUnit): Int32Array | undefined;
  /** Indexes of the glyphs on this page that an edit of a unit removes. */
  glyphsOf(unit: ContentUnit, edit: Edit): readonly number[];
  /** A further unit besides `units`, with the text of another reader's characters. It can be edited like the others. */
  reread(characters: readonly SeenCharacter[]): RereadUnit;
}

/** Options of `openContent`. */
export interface ContentOptions {
  /** Maximum size of an uncompressed content stream, in bytes. */
  readonly streamBytes: number;
  /** New names to be written into the content. Entries may be added until then. */
  readonly renamed?: ReadonlyMap<string, string>;
  /** Gives names that the document does not have, for added fonts. */
  readonly newName: () => string;
  readonly signal?: AbortSignal;
}

/** The text in content streams of a document. */
export interface Content {
  /** All pages in order, then content outside of pages. A page may be kept, or dropped after reading. */
  pages(): AsyncIterable<PageContent>;
  /** Reads one page again, with the same units in the same order; not possible after it has been settled. */
  page(index: number): Promise<PageContent>;
  /** States that all pages were read and that this one gets no more edits. They are written and released. */
  settle(index: number): Promise<void>;
  /**
   * Occurrences of terms that a unit does not show as such, because blanks are inside of them or missing. Ranges of the
   * unit without overlaps. Case and blanks are ignored.
   */
  occurrences(unit: ContentUnit, terms: readonly string[]): readonly Edit[];
  /** Names in all content that was read, of marked content. */
  names(): Iterable<string>;
  /** Writes all remaining edits into the objects of the document. Save with `subsetFonts: true` afterwards. */
  finish(): Promise<readonly ContentProblem[]>;
  close(): Promise<void>;
}
