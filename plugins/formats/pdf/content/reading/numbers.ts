import type { Glyph } from '../text/glyph.js';
import { codeAt } from '../text/shown.js';
import type { GlyphText } from './text-builder.js';

/**
 * The text for readers that take the numbers of glyphs for characters, because the file neither maps them nor embeds
 * the font. Terms visible to them must be found. Undefined if there is no such font.
 */
export function readNumbers({ text, spots, origin }: GlyphText): GlyphText | undefined {
  if (!spots.some(({ glyph }) => glyph.run.font.unnamed)) return undefined;
  const parts: string[] = [];
  const from: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const index = origin[at] ?? -1;
    const number = numberOf(spots[index]?.glyph);
    // A glyph of several letters has one number.
    if (number !== undefined && index === origin[at - 1]) continue;
    parts.push(number === undefined ? (text[at] ?? '') : String.fromCharCode(number));
    from.push(index);
  }
  return { text: parts.join(''), spots, origin: new Int32Array(from) };
}

function numberOf(glyph: Glyph | undefined): number | undefined {
  if (glyph?.run.font.unnamed !== true) return undefined;
  const bytes = glyph.run.font.seen.get(glyph.text)?.bytes;
  return bytes && codeAt(bytes, 0, bytes.length);
}
