import type { Edit } from '../../../../../core/index.js';
import type { FormatRun } from './shared-strings.js';

/**
 * New offset of a position in a text. A position inside of a replaced term moves at most to the end of the substitute.
 */
function moved(place: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (place <= start) break;
    if (place < end) return start + shift + Math.min(text.length, place - start);
    shift += text.length - (end - start);
  }
  return place + shift;
}

/**
 * The formats of an edited text. Each begins at the new position of its first character, and no two at the same
 * position.
 */
export function movedRuns(runs: readonly FormatRun[], edits: readonly Edit[], length: number): FormatRun[] {
  const all = runs.map(({ at, font }) => ({ at: Math.min(moved(at, edits), Math.max(0, length - 1)), font }));
  return all.filter(({ at }, i) => all[i + 1]?.at !== at);
}

/** The change of a text, and the width of its format counts: two bytes in BIFF8, one in BIFF5. */
interface OwnText {
  readonly edits: readonly Edit[];
  /** Length of the new text, in characters. */
  readonly length: number;
  readonly width: 1 | 2;
}

/** The format data of a cell's own text, after the text has changed. */
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
