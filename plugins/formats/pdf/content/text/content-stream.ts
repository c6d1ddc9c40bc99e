import type { PdfDict } from '@libpdf/core';
import type { Operator } from '../stream/operand.js';

/** A stream of operators that can be rewritten: of a page (its parts joined), a form, an appearance or a pattern. */
export interface ContentStream {
  /** Resources for its names. Faces of substitutes are added to them. */
  readonly resources: PdfDict;
  /** Uncompressed bytes; undefined if they are unavailable. The same at every call until `write`. */
  bytes(): Uint8Array | undefined;
  /** Replaces its operators. */
  write(bytes: Uint8Array): void;
}

/** The parsed content of a content stream. */
export interface ReadStream {
  readonly bytes: Uint8Array;
  readonly operators: readonly Operator[];
}
