import type { Spot } from './spot.js';
import type { GlyphText } from './text-builder.js';

/** Single letters or digits with blanks between them: `S m i t h`, or the boxes of a form with one character each. */
const SPACED = /(?<!\S)[^\s](?:[ \t][^\s]){3,}(?!\S)/gu;

/** Factor by which a gap between words is wider than the others. */
const WORD_GAP = 1.5;

/** Lines with spaced letters, with the letters joined to words; undefined if there is none. */
export function readSpaced(reading: GlyphText): GlyphText | undefined {
  const parts: string[] = [];
  const origin: number[] = [];
  for (const { start, end } of linesOf(reading.text)) {
    const blanks = innerBlanks(reading, start, end);
    if (blanks.size === 0) continue;
    for (let at = start; at <= end; at++) {
      if (blanks.has(at)) continue;
      parts.push(at === end ? '\n' : (reading.text[at] ?? ''));
      origin.push(at === end ? -1 : (reading.origin[at] ?? -1));
    }
  }
  return parts.length === 0
    ? undefined
    : { text: parts.join(''), spots: reading.spots, origin: new Int32Array(origin) };
}

function* linesOf(text: string): Iterable<{ start: number; end: number }> {
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    yield { start, end };
    start = end + 1;
  }
}

/** Offsets of blanks between letters of one word. */
function innerBlanks(reading: GlyphText, start: number, end: number): Set<number> {
  const blanks = new Set<number>();
  for (const match of reading.text.slice(start, end).matchAll(SPACED)) {
    const from = start + match.index;
    const gaps: { at: number; width: number }[] = [];
    for (let at = from; at < from + match[0].length; at++) {
      if (reading.text[at]?.trim() === '') gaps.push({ at, width: gapAt(reading, at) });
    }
    const widths = gaps.map(({ width }) => width).sort((a, b) => a - b);
    const usual = widths[widths.length >> 1] ?? 0;
    for (const { at, width } of gaps) if (width <= WORD_GAP * usual) blanks.add(at);
  }
  return blanks;
}

/** Distance between the letters before and after an offset. */
function gapAt({ spots, origin }: GlyphText, at: number): number {
  const spotOf = (unit: number): Spot | undefined => spots[origin[unit] ?? -1];
  const [before, behind] = [spotOf(at - 1), spotOf(at + 1)];
  return before === undefined || behind === undefined ? Number.POSITIVE_INFINITY : Math.abs(behind.from - before.to);
}
