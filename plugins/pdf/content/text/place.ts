import { isString, type Operand } from '../stream/operand.js';
import { readable } from './characters.js';
import type { Font } from './font.js';
import type { Glyph, Run } from './glyph.js';
import { codeAt, type MatchedCode } from './shown.js';

/** The glyphs of one text operator, and where the next one would begin, in the run's text space. */
export interface PlacedGlyphs {
  readonly glyphs: readonly Glyph[];
  readonly end: number;
}

/**
 * Places the glyphs of a text operator.
 * @param elements strings, and numbers that move back by thousandths of the font size
 * @param codes the codes of all strings, in order
 * @param first the order of the first glyph on the page
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
  elements.forEach((element, index) => {
    if (typeof element === 'number') offset -= (element / 1000) * run.size * (run.font.vertical ? 1 : run.scale);
    if (!isString(element)) return;
    for (let at = 0; at < element.length; ) {
      const code = codes[next++];
      if (code === undefined || code.length === 0) return;
      const glyph = glyphOf(run, first + glyphs.length, { element: index, bytes: element, at }, code, offset);
      glyphs.push(glyph);
      offset += glyph.advance;
      at += code.length;
    }
  });
  return { glyphs, end: offset };
}

/** A place in a string among the operands of a text operator. */
interface CodePlace {
  readonly element: number;
  readonly bytes: Uint8Array;
  readonly at: number;
}

function glyphOf(run: Run, order: number, { element, bytes, at }: CodePlace, code: MatchedCode, offset: number): Glyph {
  const { font, size, charSpacing, wordSpacing, scale } = run;
  const { length, glyph } = code;
  const value = codeAt(bytes, at, length);
  const width = widthOf(font, value, code) * font.unit;
  const spacing = charSpacing + (length === 1 && value === 32 ? wordSpacing : 0);
  const text = readable(glyph?.text ?? '');
  if (glyph !== undefined && text !== '' && !font.seen.has(text)) {
    font.seen.set(text, { bytes: bytes.slice(at, at + length), width });
  }
  const advance = (width * size + spacing) * (font.vertical ? 1 : scale);
  return { order, run, element, at, length, text, width, offset, advance };
}

function widthOf(font: Font, value: number, { glyph }: MatchedCode): number {
  if (font.vertical) return glyph?.height ?? -1000;
  if (font.widths !== undefined) return font.widths.get(value) ?? font.defaultWidth;
  return glyph?.width ?? 500;
}
