import { type Decoded, decodeReferences, escapeText } from '../xml/entities.js';
import type { Segment, Writing } from './unit.js';
import { VIEW } from './unit.js';

/** Decodes a second kind of escapes in a decoded text, and keeps the source position of each code unit. */
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

/** Decodes `_x000D_`, the notation of Excel for characters that XML cannot represent (ECMA-376 part 1, 22.9.2.19). */
export const readCellText = (source: string): Decoded => {
  const decoded = decodeReferences(source);
  if (!decoded.text.includes('_x')) return decoded;
  return recoded(decoded, /_x([0-9A-Fa-f]{4})_/g, ([, hex = '0']) => String.fromCharCode(Number.parseInt(hex, 16)));
};

/** Encodes a text of a cell for {@link readCellText}. */
export const cellText = (text: string): string =>
  escapeText(text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_'));

/**
 * A part of a decoded text as a segment of its part.
 * @param base offset of the text in the source.
 * @param to end of the segment; -1 for the end of the text.
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

/** A segment with another text at the same position: `""` read as `"`. */
export function rereadSegment(segment: Segment, pattern: RegExp, read: (match: RegExpExecArray) => string): Segment {
  const { text, offsets } = recoded(segment, pattern, read);
  return { ...segment, text, ...(offsets && { offsets }) };
}
