import type { Decoder } from './decoder.js';
import type { Shown, ShownGlyph } from './shown.js';

/** Maximum number of glyphs that are kept, in 4 bytes each: about ten thousand pages. */
const MAX_GLYPHS = 16_000_000;

/** Maximum number of glyphs of one code that are compared; a document with more fonts keeps some glyphs twice. */
const MAX_ALIKE = 32;

/** The distinct glyphs of a document: most of its text consists of a few hundred. */
class GlyphTable {
  readonly glyphs: ShownGlyph[] = [];
  readonly #byCode = new Map<number, number[]>();

  /** Index of a glyph. */
  numberOf(glyph: ShownGlyph): number {
    const same = this.#byCode.get(glyph.code);
    const known = same?.find((number) => isSame(this.glyphs[number], glyph));
    if (known !== undefined) return known;
    const number = this.glyphs.push(glyph) - 1;
    if (same === undefined) this.#byCode.set(glyph.code, [number]);
    else if (same.length < MAX_ALIKE) same.push(number);
    return number;
  }
}

const isSame = (a: ShownGlyph | undefined, b: ShownGlyph): boolean =>
  a !== undefined && a.text === b.text && a.width === b.width && a.height === b.height;

/** A decoder that decodes each page once, although pages are read again for editing. */
export function keepShown(decoder: Decoder): Decoder {
  const table = new GlyphTable();
  const pages = new Map<number, Int32Array>();
  let kept = 0;
  return {
    ...decoder,
    async shown(page) {
      const packed = pages.get(page);
      if (packed !== undefined) return unpack(packed, table);
      const shown = await decoder.shown(page);
      if (shown === undefined || kept > MAX_GLYPHS) return shown;
      const made = pack(shown, table);
      kept += made.length;
      pages.set(page, made);
      // The glyphs of the table are used, so that those of the decoder can be released.
      return unpack(made, table);
    },
  };
}

/** Stores each operator as the number of its glyphs and their indexes. */
function pack(shown: readonly Shown[], table: GlyphTable): Int32Array {
  const packed = new Int32Array(shown.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const glyphs of shown) {
    packed[at++] = glyphs.length;
    for (const glyph of glyphs) packed[at++] = table.numberOf(glyph);
  }
  return packed;
}

function unpack(packed: Int32Array, { glyphs }: GlyphTable): Shown[] {
  const shown: Shown[] = [];
  for (let at = 0; at < packed.length; ) {
    const end = at + 1 + (packed[at] ?? 0);
    const operator: ShownGlyph[] = [];
    for (at++; at < end; at++) {
      const glyph = glyphs[packed[at] ?? 0];
      if (glyph !== undefined) operator.push(glyph);
    }
    shown.push(operator);
  }
  return shown;
}
