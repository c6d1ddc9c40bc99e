import { looksLikeMarkup } from '../../../../kit/index.js';
import { isOleContainer } from '../parts/ole.js';
import { type OleFile, readOle } from '../xls/ole/read.js';
import { writeOle } from '../xls/ole/write.js';
import { isZip } from '../zip/magic.js';

/** A file that was contained in a part. */
export interface Unwrapped {
  readonly bytes: Uint8Array;
  /** Puts the new file in the place of the old one. */
  readonly wrap: (output: Buffer) => Buffer;
}

/**
 * Imported HTML is a file by itself. An object of another program is a compound file, which may contain a package as
 * one of its streams.
 */
export function unwrap(bytes: Buffer, mayBeHtml: boolean): Unwrapped | undefined {
  if (isZip(bytes) || (mayBeHtml && looksLikeMarkup(bytes.subarray(0, 4096))))
    return { bytes, wrap: (output) => output };
  if (!isOleContainer(bytes)) return undefined;
  const file = openOle(bytes);
  const inner = file?.streams.find(({ path, content }) => path === 'Package' && isZip(content));
  if (file === undefined || inner === undefined) return { bytes, wrap: (output) => output };
  return { bytes: inner.content, wrap: (output) => writeOle(file, new Map([[inner.index, output]])) };
}

function openOle(bytes: Uint8Array): OleFile | undefined {
  try {
    return readOle(bytes);
  } catch {
    return undefined;
  }
}
