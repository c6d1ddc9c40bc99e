import { type Edit, splice } from '../../../../../core/index.js';
import type { EditMode } from '../base/contract.js';
import type { MarkText } from '../text/marks.js';
import type { DocumentEdits } from './stream-edits.js';

/** The texts of a page's marks, one per line. */
export interface MarkReading {
  readonly text: string;
  readonly lines: readonly { readonly start: number; readonly text: MarkText }[];
}

/** Joins texts of marks to search them at once. */
export function readMarks(texts: readonly MarkText[]): MarkReading {
  const lines: { start: number; text: MarkText }[] = [];
  let start = 0;
  for (const text of texts) {
    lines.push({ start, text });
    start += text.text.length + 1;
  }
  return { text: texts.map(({ text }) => text).join('\n'), lines };
}

/** Registers edits of the texts of marks: substitutes replace terms; a text with a term to be covered is removed. */
export function applyToMarks(
  edits: DocumentEdits,
  reading: MarkReading,
  changes: readonly Edit[],
  mode: EditMode,
): void {
  for (const { start, text } of reading.lines) {
    const end = start + text.text.length;
    const own = changes.filter((edit) => edit.start < end && edit.end > start);
    if (own.length === 0) continue;
    const moved = own.map((edit) => {
      return { ...edit, start: Math.max(0, edit.start - start), end: Math.min(text.text.length, edit.end - start) };
    });
    edits.of(text.mark.stream).mark(text.mark, text.key, mode === 'box' ? undefined : splice(text.text, moved));
  }
}
