import type { SoughtTerms } from '../../core/index.js';
import type { Part } from './parts.js';
import { unpack } from './zip/archive.js';

/** Parts of no XML that hold texts as they are, without sums over them: the settings of a printer, what an add-in notes in a sheet. */
const PLAIN = /printersettings|customproperty/;
/** Bytes; longer ones are no such records. */
const LARGEST = 4 * 1024 * 1024;

/** Lays asterisks over the words of terms in a text of `width` bytes a character that begins at a byte; true if there were any. */
function mask(bytes: Buffer, from: number, width: 1 | 2, gone: SoughtTerms): boolean {
  const text = bytes.toString(width === 2 ? 'utf16le' : 'latin1', from);
  const found = gone.find(text);
  for (const { start, end } of found) {
    for (let i = start; i < end; i++) {
      if (!/[\p{L}\p{M}\p{N}\p{Cs}]/u.test(text.charAt(i))) continue;
      bytes.fill(0, from + i * width, from + (i + 1) * width);
      bytes[from + i * width] = 0x2a;
    }
  }
  return found.length > 0;
}

/**
 * New contents of the binary parts in which terms stand as plain text, in UTF-16 or one byte a character. Their length stays, and with it
 * the place of every field. Nothing is detected in them; only terms that were found elsewhere are looked for.
 */
export function maskedRecords(parts: readonly Part[], gone: SoughtTerms): ReadonlyMap<Part, Buffer> {
  const changed = new Map<Part, Buffer>();
  if (gone.size === 0) return changed;
  for (const part of parts) {
    if (!PLAIN.test(part.contentType) || part.entry.size > LARGEST) continue;
    const bytes = Buffer.from(unpack(part.entry));
    const masked = [mask(bytes, 0, 2, gone), mask(bytes, 1, 2, gone), mask(bytes, 0, 1, gone)];
    if (masked.includes(true)) changed.set(part, bytes);
  }
  return changed;
}
