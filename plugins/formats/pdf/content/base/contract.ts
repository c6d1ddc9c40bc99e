import type { PdfStream } from '@libpdf/core';
import type { Edit } from '../../../../../core/index.js';
import type { Matrix } from './geometry.js';

/** A reading of text on a page. Offsets of edits are UTF-16 code units of `text`. */
export interface ContentUnit {
  /** In reading order; lines of one paragraph are joined with blanks, words broken by a hyphen are whole. */
  readonly text: string;
  /** True: another order of text that other units hold too. It must be searched, but not charged or counted again. */
  readonly again: boolean;
  /** Spaced letters are words in it, so its edits are to be applied before those of others, which see letters there. */
  readonly joined?: true;
  /** Of words that stand on two lines: what stands on each of them. */
  readonly halves?: readonly string[];
  /** Offsets at which letters meet that are shown by different operators, as whoever reads strings without their places has them. */
  readonly seams?: ReadonlySet<number>;
}

/** A character as another reader sees it. */
export interface SeenCharacter {
  readonly text: string;
  /** The point on the base line where its glyph begins, in the space of the page; undefined where there is no glyph. */
  readonly origin: { readonly x: number; readonly y: number } | undefined;
}

/** The glyphs of a page as another reader puts them together. */
export interface RereadUnit extends ContentUnit {
  /** Whether all letters of an edit have glyphs, so that it takes away what it says. */
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

/** Why text of a page may have been missed, or an edit was not made as asked. */
export type ContentProblemKind =
  /** The page's content cannot be read by the decoder at all. */
  | 'unreadable'
  /** Operators of the content and the decoder's disagree, so that some text has no known place. */
  | 'not-aligned'
  /** More than a tenth of the glyphs have no known character. */
  | 'unmapped'
  /** A content stream is larger, or nested deeper, than allowed. */
  | 'too-large'
  /** A substitute has characters that no face at hand has; the text is gone and a label of plain letters stands there. */
  | 'no-face';

/** One problem; holds no content. */
export interface ContentProblem {
  readonly kind: ContentProblemKind;
  /** Index of the page from 0; left out for content that is not known to be on one page. */
  readonly page?: number;
}

/** `box`: an opaque box, no glyph below. `substitute`: the edit's text stands in the same place. */
export type EditMode = 'box' | 'substitute';

/** How edits are made. */
export interface ApplyOptions {
  /**
   * Of boxes: `true` keeps what follows where it is, `fixed` gives every gap one width, so that it does not tell the term's
   * length. Substitutes keep the line as it is but for the blanks between the words behind them.
   */
  readonly gap: 'true' | 'fixed';
}

/** What edits of one unit did. */
export interface Applied {
  /** Per edit, in order: what was covered or replaced. Empty for content whose place on a page is not known. */
  readonly boxes: readonly (readonly Rectangle[])[];
}

/** A picture that content draws. */
export interface DrawnPicture {
  /** Left out: it stands in the content itself. */
  readonly image?: PdfStream;
  /** The map from the square of one unit that it fills to the space of the page. */
  readonly toPage: Matrix;
}

/** The text of one page, or of content that stands outside the pages' own streams. */
export interface PageContent {
  /** From 0; undefined for appearances of annotations, patterns and forms that no page draws. */
  readonly index: number | undefined;
  readonly units: readonly ContentUnit[];
  readonly problems: readonly ContentProblem[];
  /** Glyphs that were read, and how many of them have no known character. */
  readonly glyphs: number;
  readonly unmapped: number;
  /** Texts that draw nothing: comments, words that are no operators, strings that nothing shows. They go when all is written. */
  readonly loose: readonly string[];
  /** Those that are large enough to hold words that can be read. */
  readonly pictures: readonly DrawnPicture[];
  /**
   * Records edits of one unit: sorted, without overlaps. They are written by `Content.settle` and `Content.finish`, so this may
   * be called at any time before, also after later pages were read.
   */
  apply(unit: ContentUnit, edits: readonly Edit[], mode: EditMode, options: ApplyOptions): Applied;
  /** The numbers of the glyphs that an edit of a unit takes, on this page. */
  glyphsOf(unit: ContentUnit, edit: Edit): readonly number[];
  /** A unit beside `units`, of what another reader sees; its text is that of the characters. It can be edited like them. */
  reread(characters: readonly SeenCharacter[]): RereadUnit;
}

/** Options of `openContent`. */
export interface ContentOptions {
  /** Largest unpacked content stream, in bytes. */
  readonly streamBytes: number;
  /** Names that have others when content is written: they may be added until then. */
  readonly renamed?: ReadonlyMap<string, string>;
  readonly signal?: AbortSignal;
}

/** The text in content streams of a document. */
export interface Content {
  /** All pages in order, then the content outside of them. A page may be kept, or dropped once it was read. */
  pages(): AsyncIterable<PageContent>;
  /** Reads one page again, with the same units in the same order; not once it is settled. */
  page(index: number): Promise<PageContent>;
  /** Says that all pages were read, and that one of them gets no more edits: they are written, and kept no longer. */
  settle(index: number): Promise<void>;
  /**
   * Occurrences of terms that a unit does not show, because blanks stand inside them or are missing: ranges of
   * the unit, without overlaps. Case and blanks do not count.
   */
  occurrences(unit: ContentUnit, terms: readonly string[]): readonly Edit[];
  /** Names in all content that was read, of what it marks. */
  names(): Iterable<string>;
  /** Writes all edits that are left into the objects of the document. Save with `subsetFonts: true` after it. */
  finish(): Promise<readonly ContentProblem[]>;
  close(): Promise<void>;
}
