import type { Spot } from './spot.js';
import type { GlyphText } from './text-builder.js';

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The parts of words that are split over two lines, for readers that do not join them. */
export function halvesOf({ text, spots, origin }: GlyphText): string[] {
  const halves: string[] = [];
  const isLetter = (at: number): boolean => LETTER.test(text[at] ?? '');
  let before: Spot | undefined;
  for (let at = 0; at < text.length; at++) {
    const last = before;
    const next = spots[origin[at] ?? -1];
    before = next;
    if (last === undefined || next === undefined || Math.abs(last.base - next.base) < 0.5 * next.size) continue;
    if (!isLetter(at - 1) || !isLetter(at)) continue;
    let [start, end] = [at - 1, at + 1];
    while (start > 0 && isLetter(start - 1)) start--;
    while (end < text.length && isLetter(end)) end++;
    halves.push(text.slice(start, at), text.slice(at, end));
  }
  return halves;
}
