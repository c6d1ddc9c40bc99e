import { PdfDict, PdfName, Standard14Font, type Standard14FontName } from '@libpdf/core';
import type { Face } from './face.js';
import type { FontStyle } from './font-style.js';

const NAMES = {
  serif: ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'],
  mono: ['Courier', 'Courier-Bold', 'Courier-Oblique', 'Courier-BoldOblique'],
  sans: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'],
} as const satisfies Record<FontStyle['family'], readonly Standard14FontName[]>;

/** Codes of WinAnsiEncoding by character. */
const WIN_ANSI: ReadonlyMap<string, number> = (() => {
  const codes = new Map<string, number>();
  const decoder = new TextDecoder('windows-1252');
  for (let code = 0x20; code < 0x100; code++) {
    const character = decoder.decode(Uint8Array.of(code));
    if (!/\p{Cc}/u.test(character)) codes.set(character, code);
  }
  return codes;
})();

/** One of the 14 fonts that every viewer has, for Western European text. */
export function standardFace(name: string, { family, bold, italic }: FontStyle): Face {
  const base = NAMES[family][(bold ? 1 : 0) + (italic ? 2 : 0)] ?? NAMES[family][0];
  const metrics = Standard14Font.of(base);
  return {
    name,
    encode(text) {
      const codes: number[] = [];
      for (const character of text) {
        const code = WIN_ANSI.get(character);
        if (code === undefined) return undefined;
        codes.push(code);
      }
      const blanks = codes.filter((code) => code === 0x20).length;
      const hex = Buffer.from(codes).toString('hex');
      return { hex, width: metrics.widthOfTextAtSize(text, 1), codes: codes.length, blanks };
    },
    object: () =>
      PdfDict.of({
        Type: PdfName.Font,
        Subtype: PdfName.of('Type1'),
        BaseFont: PdfName.of(base),
        Encoding: PdfName.of('WinAnsiEncoding'),
      }),
  };
}
