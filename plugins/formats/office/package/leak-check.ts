import type { FileLimits } from '../../../../core/index.js';
import type { SoughtTerms } from '../../../../kit/index.js';
import { holdsTermAsBytes } from '../parts/masked-parts.js';
import { ownWords, safePartNames } from '../parts/part-names.js';
import { isMacros, isPartList, type PackedPart, packedParts } from '../parts/parts.js';
import { readArchive } from '../zip/archive.js';
import { checkPart, leak } from './part-check.js';

/** What is looked for, and where not. */
interface Check {
  /** Terms that must not stand anywhere. */
  readonly gone: SoughtTerms;
  readonly limits: FileLimits;
  /** Names of parts that were checked as files of their own. */
  readonly checked: ReadonlySet<string>;
}

/**
 * Opens a finished package again, by simpler means than it was changed with, and looks for terms that ought to be gone: in the running
 * text of each part, in each of its texts and attributes, in comments and in the names of parts, also where they have the escapes of links;
 * in parts that are no XML as bytes of every kind of text.
 * @throws DeidError `leak_detected` if one is left anywhere.
 */
export async function checkForLeaks(archive: Uint8Array, { gone, limits, checked }: Check): Promise<void> {
  const parts = packedParts(await readArchive(archive, limits));
  const strings = sharedStringCount(parts);
  const hasMacros = parts.some(isMacros);
  // One at a time: together they may be larger than all else that is left.
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

/** How many strings the cells of a workbook share: their numbers may have the digits of a term. */
function sharedStringCount(parts: readonly PackedPart[]): number {
  let count = 0;
  for (const part of parts) {
    if (!part.contentType.endsWith('.sharedstrings+xml')) continue;
    for (const _ of (part.open().xml?.text ?? '').matchAll(STRING)) count++;
  }
  return count;
}
