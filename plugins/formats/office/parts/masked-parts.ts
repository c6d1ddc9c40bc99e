import type { SoughtTerms } from '../../../../kit/index.js';
import { unpack } from '../zip/archive.js';
import { isZip } from '../zip/magic.js';
import { holdsTerm, maskTerms } from './opaque-texts.js';
import type { Part } from './parts.js';
import { mendPng } from './png.js';

/** Parts that hold texts as they are: the settings of a printer, what an add-in notes in a sheet. */
const PLAIN = /printersettings|customproperty/;
/** Names of designers, and code that is packed: never changed. */
const UNTOUCHED = /font|vba|macro(?!enabled)/;
/** In bytes that may be anything, a word of fewer stands by chance; in UTF-16, a letter has two. */
const MIN_BY_CHANCE = 8;

const leastOf = ({ contentType }: Part): number => (PLAIN.test(contentType) ? 1 : MIN_BY_CHANCE);

const isMaskable = (part: Part, bytes: Buffer): boolean => !UNTOUCHED.test(part.contentType) && !isZip(bytes);

/**
 * New contents of the parts in which terms stand as plain text, in UTF-16, UTF-8 or one byte a character, or with the escapes of links:
 * notes in pictures, drawings of Windows, objects of other programs, settings of printers. Their length stays, and with it the place of every
 * field. Nothing is detected in them; only terms that were found elsewhere are looked for.
 */
export function maskedParts(parts: readonly Part[], terms: readonly SoughtTerms[]): ReadonlyMap<Part, Buffer> {
  const changed = new Map<Part, Buffer>();
  const sought = terms.filter(({ size }) => size > 0);
  if (sought.length === 0) return changed;
  for (const part of parts) {
    const bytes = Buffer.from(unpack(part.entry));
    if (!isMaskable(part, bytes)) continue;
    const masked = sought.filter((one) => maskTerms(bytes, one, leastOf(part)));
    if (masked.length === 0) continue;
    mendPng(bytes);
    changed.set(part, bytes);
  }
  return changed;
}

/** Whether a term stands in a part that is not XML. */
export function holdsTermAsBytes(part: Part, gone: SoughtTerms): boolean {
  const bytes = unpack(part.entry);
  return isMaskable(part, bytes) && holdsTerm(bytes, gone, leastOf(part));
}
