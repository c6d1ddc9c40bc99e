import type { SoughtTerms } from '../../../../kit/index.js';
import { unpack } from '../zip/archive.js';
import { isZip } from '../zip/magic.js';
import { holdsTerm, maskTerms, textsInBytes } from './opaque-texts.js';
import type { Part } from './parts.js';
import { mendPng } from './png.js';

/** Parts that contain plain text: printer settings, data of add-ins for a sheet. */
const PLAIN = /printersettings|customproperty/;
/** Parts that are never changed: fonts with names of designers, and compressed code. */
const UNTOUCHED = /font|vba|macro(?!enabled)/;
/**
 * Minimum length of a word in binary data, in bytes: shorter ones occur by chance. A letter in UTF-16 has two bytes.
 */
const MIN_BY_CHANCE = 8;

const leastOf = ({ contentType }: Part): number => (PLAIN.test(contentType) ? 1 : MIN_BY_CHANCE);

const isMaskable = (part: Part, bytes: Buffer): boolean => !UNTOUCHED.test(part.contentType) && !isZip(bytes);

/**
 * New contents of binary parts in which terms occur as plain text, in UTF-16, UTF-8 or single bytes, or
 * percent-encoded: comments in pictures, Windows drawings, objects of other programs, printer settings. Lengths do not
 * change, so all fields keep their position. Only terms found elsewhere are masked, and those that {@link plainTexts} contain.
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

/** Minimum length in bytes of a text that is searched. */
const MIN_SEARCHED = 12;

/** Texts of the binary parts that are plain text, in every encoding that they may have. */
export function* plainTexts(parts: readonly Part[]): Generator<string> {
  for (const part of parts)
    if (part.xml === undefined && PLAIN.test(part.contentType))
      yield* textsInBytes(Buffer.from(unpack(part.entry)), MIN_SEARCHED);
}

/** True if a part that is not XML contains a term. */
export function holdsTermAsBytes(part: Part, gone: SoughtTerms): boolean {
  const bytes = unpack(part.entry);
  return isMaskable(part, bytes) && holdsTerm(bytes, gone, leastOf(part));
}
