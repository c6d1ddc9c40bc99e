import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import type { Face } from './face.js';

/**
 * A TrueType font whose used glyphs are embedded.
 * @param register adds an object to the document
 */
export function embeddedFace(name: string, data: Uint8Array, register: (object: PdfObject) => PdfRef): Face {
  // The font objects are made in a document of their own: libpdf makes them when it saves, but it does not save ours.
  const scratch = PDF.create();
  const font = scratch.embedFont(data);
  return {
    name,
    encode(text) {
      if (!font.canEncode(text)) return undefined;
      const codes = font.encodeTextToGids(text);
      const hex = codes.map((code) => code.toString(16).padStart(4, '0')).join('');
      return { hex, width: font.getTextWidth(text, 1), codes: codes.length, blanks: 0 };
    },
    object() {
      scratch.fonts.finalize(true);
      const object = scratch.getObject(scratch.fonts.getRef(font));
      return object === null ? new PdfDict() : graft(object, scratch, register);
    },
  };
}

/** Copies an object and all it refers to into another document. */
function graft(object: PdfObject, from: PDF, register: (object: PdfObject) => PdfRef): PdfObject {
  if (object instanceof PdfRef) {
    const target = from.getObject(object);
    return target === null ? object : register(graft(target, from, register));
  }
  if (object instanceof PdfArray) return PdfArray.of(...object.toArray().map((item) => graft(item, from, register)));
  if (!(object instanceof PdfDict)) return object;
  const copy = object instanceof PdfStream ? new PdfStream(undefined, object.data) : new PdfDict();
  for (const [key, value] of object) copy.set(key, graft(value, from, register));
  return copy;
}
