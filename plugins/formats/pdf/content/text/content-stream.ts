import type { PdfDict } from '@libpdf/core';
import type { Operator } from '../stream/operand.js';

/** A stream of operators that can be rewritten: a page's (its parts joined), a form's, an appearance's, a pattern's. */
export interface ContentStream {
  /** Resources its names refer to. Faces of substitutes are added to them. */
  readonly resources: PdfDict;
  /** Unpacked bytes; undefined where they cannot be had. The same at every call until `write`. */
  bytes(): Uint8Array | undefined;
  /** Puts new operators in its place. */
  write(bytes: Uint8Array): void;
}

/** What a content stream holds. */
export interface ReadStream {
  readonly bytes: Uint8Array;
  readonly operators: readonly Operator[];
}
