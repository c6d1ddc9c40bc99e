import type { PdfObject } from '@libpdf/core';

/** Text in the codes of a face. */
export interface EncodedText {
  readonly hex: string;
  /** In units of the font size, without spacing. */
  readonly width: number;
  readonly codes: number;
  /** Number of codes to which word spacing applies. */
  readonly blanks: number;
}

/** A font that can be added to a document for substitutes. */
export interface Face {
  /** Name for the resources of content streams; no other font of the document has it. */
  readonly name: string;
  /** The text in codes of the face; undefined if it lacks a character. */
  encode(text: string): EncodedText | undefined;
  /** The font object, or a reference to it. Called after all texts have been encoded. */
  object(): PdfObject;
}
