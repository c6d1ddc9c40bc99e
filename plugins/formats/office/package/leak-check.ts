import type { FileLimits } from '../../../../core/index.js';
import type { SoughtTerms } from '../../../../kit/index.js';
import { holdsTermAsBytes } from '../parts/masked-parts.js';
import { ownWords, safePartNames } from '../parts/part-names.js';
import { isMacros, isPartList, type PackedPart, packedParts } from '../parts/parts.js';
import { readArchive } from '../zip/archive.js';
import { checkPart, leak } from './part-check.js';

/** What is searched, and what is excluded. */
interface Check {
  /** Terms that must not occur anywhere. */
  readonly gone: SoughtTerms;
  readonly limits: FileLimits;
  /** Names of parts that are files and have been checked as such. */
  readonly checked: ReadonlySet<string>;
}

/**
 * Opens a finished package again, with simpler means than those that changed it, and searches for terms that should be
 * gone: in the running text of each part, in each of its texts and attributes, in comments and in names of parts, also
 * percent-encoded as in links. Parts that are not XML are searched as bytes in several encodings.
 * @throws DeidError `leak_detected` if a term is left anywhere.
 */
export async function checkForLeaks(archive: Uint8Array, { gone, limits, checked }: Check): Promise<void> {
  const parts = packedParts(await readArchive(archive, limits));
  const strings = sharedStringCount(parts);
  const hasMacros = parts.some(isMacros);
  // Parts are opened one at a time, because all of them together may need too much memory.
  for (const packed of parts) {
    const part = packed.open();
    if (gone.find(ownWords(part.entry.name)).length > 0) throw leak('zip directory');
    if (part.xml === undefined) {
      if (!checked.has(part.entry.name) && holdsTermAsBytes(part, gone))
        throw leak(`${safePartNames([part.entry.name])} (bytes)`);
    } else if (!isPartList(part)) checkPart(part.xml.text, part, { gone, strings, hasMacros });
  }
}

const STRING = /<(?:[\w.-]{1,40}:)?si[\s/>]/g;

/** Number of shared strings of a workbook. Cells refer to them by numbers that may have the digits of a term. */
function sharedStringCount(parts: readonly PackedPart[]): number {
  let count = 0;
  for (const part of parts) {
    if (!part.contentType.endsWith('.sharedstrings+xml')) continue;
    for (const _ of (part.open().xml?.text ?? '').matchAll(STRING)) count++;
  }
  return count;
}
