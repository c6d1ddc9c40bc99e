import { type Decoded, decodeReferences, escapeText } from '../xml/entities.js';
import type { Segment, Writing } from './unit.js';
import { VIEW } from './unit.js';

/** Reads escapes of a second kind within a decoded text, keeping where each code unit stands in the source. */
function recoded(decoded: Decoded, pattern: RegExp, read: (match: RegExpExecArray) => string): Decoded {
  const { text, offsets } = decoded;
  const sourceOf = (at: number): number => offsets?.[at] ?? at;
  const places: number[] = [];
  let out = '';
  let copied = 0;
  const copy = (end: number): void => {
    for (let i = copied; i < end; i++) places.push(sourceOf(i));
    out += text.slice(copied, end);
  };
  for (const match of text.matchAll(pattern)) {
    copy(match.index);
    const character = read(match);
    for (let i = 0; i < character.length; i++) places.push(sourceOf(match.index));
    out += character;
    copied = match.index + match[0].length;
  }
  if (copied === 0) return decoded;
  copy(text.length);
  places.push(sourceOf(text.length));
  return { text: out, offsets: Uint32Array.from(places) };
}

/** Reads `_x000D_`, by which Excel writes characters that XML has no form for (ECMA-376 part 1, 22.9.2.19). */
export const readCellText = (source: string): Decoded => {
  const decoded = decodeReferences(source);
  if (!decoded.text.includes('_x')) return decoded;
  return recoded(decoded, /_x([0-9A-Fa-f]{4})_/g, ([, hex = '0']) => String.fromCharCode(Number.parseInt(hex, 16)));
};

/** Writes a text of a cell so that {@link readCellText} reads it. */
export const cellText = (text: string): string =>
  escapeText(text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_'));

/**
 * A piece of a decoded text as a segment of its part.
 * @param base offset of the text in the source.
 * @param to end of the piece; -1 for that of the text.
 */
export function segmentOf(decoded: Decoded, base: number, from: number, to: number, writing: Writing): Segment {
  if (to < 0) return segmentOf(decoded, base, from, decoded.text.length, writing);
  const { text, offsets } = decoded;
  const sourceOf = (at: number): number => offsets?.[at] ?? at;
  const start = base + sourceOf(from);
  const segment = {
    start,
    end: base + sourceOf(to),
    text: text.slice(from, to),
    writing,
    views: VIEW.final | VIEW.original,
  };
  if (offsets === undefined) return segment;
  return { ...segment, offsets: offsets.slice(from, to + 1).map((offset) => offset - sourceOf(from)) };
}

/** A segment with other text at the same places: `""` read as `"`. */
export function rereadSegment(segment: Segment, pattern: RegExp, read: (match: RegExpExecArray) => string): Segment {
  const { text, offsets } = recoded(segment, pattern, read);
  return { ...segment, text, ...(offsets && { offsets }) };
}
