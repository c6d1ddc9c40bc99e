import type { Edit } from '../../../../../core/index.js';
import type { FormatRun } from './shared-strings.js';

/** Where a place of a text comes to stand; one inside of a replaced term, at most at the end of its substitute. */
function moved(place: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (place <= start) break;
    if (place < end) return start + shift + Math.min(text.length, place - start);
    shift += text.length - (end - start);
  }
  return place + shift;
}

/** The formats of a text after it was edited: each begins where its first character went, and none twice at one place. */
export function movedRuns(runs: readonly FormatRun[], edits: readonly Edit[], length: number): FormatRun[] {
  const all = runs.map(({ at, font }) => ({ at: Math.min(moved(at, edits), Math.max(0, length - 1)), font }));
  return all.filter(({ at }, i) => all[i + 1]?.at !== at);
}

/** What has become of a text, and how many bytes its formats count in: BIFF8 counts and places them in two bytes, BIFF5 in one. */
interface OwnText {
  readonly edits: readonly Edit[];
  /** In characters, of the new text. */
  readonly length: number;
  readonly width: 1 | 2;
}

/** The formats within a text that a cell has for itself, as bytes, where the text has changed. */
export function ownRuns(data: Buffer, { edits, length, width }: OwnText): Buffer {
  const runs: FormatRun[] = [];
  for (let at: number = width; at + 2 * width <= data.length; at += 2 * width)
    runs.push({ at: data.readUIntLE(at, width), font: data.readUIntLE(at + width, width) });
  const kept = movedRuns(runs, edits, length).filter(({ at }) => at < 256 ** width);
  const out = Buffer.alloc(width + 2 * width * kept.length);
  out.writeUIntLE(kept.length, 0, width);
  kept.forEach(({ at, font }, i) => {
    out.writeUIntLE(at, width + 2 * width * i, width);
    out.writeUIntLE(font, 2 * width + 2 * width * i, width);
  });
  return out;
}
