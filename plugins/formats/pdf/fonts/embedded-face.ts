import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core';
import { Graft } from '../content/graft.js';
import type { Face } from './face.js';

/** Six letters before the name of a font that has only some glyphs (ISO 32000-2, 9.9.2). */
const TAG = 'XXXXXX';

/** A TrueType font whose used glyphs are embedded into a document. */
export function embeddedFace(name: string, data: Uint8Array, document: PDF): Face {
  // The font objects are created in a separate document, because libpdf creates them when saving, and it does not save
  // ours.
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
      const copied = new Graft(scratch, document).copy(scratch.fonts.getRef(font));
      rename(copied, name, document);
      return copied;
    },
  };
}

/** Names a font and the fonts that it consists of: its own name has words, which may be the name of a person. */
function rename(font: PdfObject, name: string, document: PDF): void {
  const resolved = font instanceof PdfRef ? document.getObject(font) : font;
  if (resolved instanceof PdfArray) for (const one of resolved) rename(one, name, document);
  if (!(resolved instanceof PdfDict)) return;
  for (const key of ['BaseFont', 'FontName']) if (resolved.has(key)) resolved.set(key, PdfName.of(`${TAG}+${name}`));
  for (const key of ['DescendantFonts', 'FontDescriptor']) {
    const part = resolved.get(key);
    if (part !== undefined) rename(part, name, document);
  }
}
