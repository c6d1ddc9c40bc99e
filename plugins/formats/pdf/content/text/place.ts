import { isString, type Operand } from '../stream/operand.js';
import { readable } from './characters.js';
import type { Font, KnownCode } from './font.js';
import type { Glyph, Run } from './glyph.js';
import { codeAt, type MatchedCode, type ShownGlyph } from './shown.js';

/** The glyphs of one text operator, and the position of the next one, in the run's text space. */
export interface PlacedGlyphs {
  readonly glyphs: readonly Glyph[];
  readonly end: number;
}

/**
 * Places the glyphs of a text operator.
 * @param elements strings, and numbers that move back by thousandths of the font size
 * @param codes the codes of all strings, in order
 * @param first index of the first glyph on the page
 */
export function placeGlyphs(
  run: Run,
  elements: readonly Operand[],
  codes: readonly MatchedCode[],
  first: number,
): PlacedGlyphs {
  const glyphs: Glyph[] = [];
  let offset = 0;
  let next = 0;
  const { font, size, charSpacing, wordSpacing } = run;
  const scale = font.vertical ? 1 : run.scale;
  for (let element = 0; element < elements.length; element++) {
    const shown = elements[element];
    if (typeof shown === 'number') offset -= (shown / 1000) * size * scale;
    if (!isString(shown)) continue;
    for (let at = 0; at < shown.length; ) {
      const code = codes[next++];
      if (code === undefined || code.length === 0) break;
      const { length } = code;
      const value = codeAt(shown, at, length);
      const { text, width } = knownCode(font, value, code, shown, at);
      const spacing = charSpacing + (length === 1 && value === 32 ? wordSpacing : 0);
      const advance = (width * size + spacing) * scale;
      glyphs.push({ order: first + glyphs.length, run, element, at, length, text, width, offset, advance });
      offset += advance;
      at += length;
    }
  }
  return { glyphs, end: offset };
}

/** The data of a code, looked up once for each code of a font. */
function knownCode(font: Font, value: number, code: MatchedCode, bytes: Uint8Array, at: number): KnownCode {
  const { length, glyph: shown } = code;
  const known = font.known[length]?.get(value);
  if (known !== undefined && known.shown === shown) return known;
  const width = widthOf(font, value, shown) * font.unit;
  const text = readable(shown?.text ?? '');
  if (shown !== undefined && text !== '' && !font.seen.has(text)) {
    font.seen.set(text, { bytes: bytes.slice(at, at + length), width });
  }
  const made = { shown, text, width };
  font.known[length]?.set(value, made);
  if (length === font.codeLength && shown !== undefined && !font.decoded.has(value)) font.decoded.set(value, code);
  return made;
}

function widthOf(font: Font, value: number, shown: ShownGlyph | undefined): number {
  if (font.vertical) return shown?.height ?? -1000;
  if (font.widths !== undefined) return font.widths.get(value) ?? font.defaultWidth;
  return shown?.width ?? 500;
}
