import { PDF } from '@libpdf/core';
import { Graft } from '../content/graft.js';
import type { Face } from './face.js';

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
      return new Graft(scratch, document).copy(scratch.fonts.getRef(font));
    },
  };
}
