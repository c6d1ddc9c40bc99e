import { DeidError } from '../../core/contracts/errors.js';
import type { Codec } from './codec.js';
import { multiByte, singleByte } from './legacy.js';
import { iconv } from './on-demand.js';
import { UTF_8, UTF_16BE, UTF_16LE } from './unicode.js';

const UNICODE: readonly Codec[] = [UTF_8, UTF_16LE, UTF_16BE];

/** Encodings that have another name in iconv-lite than in the WHATWG standard. */
const ICONV_NAMES: ReadonlyMap<string, string> = new Map([['x-mac-cyrillic', 'maccyrillic']]);

/**
 * Accepted names of single-byte code pages. A filter, because iconv-lite also accepts transfer encodings such as `hex`.
 */
const PAGES = /^(?:cp|ibm|iso|windows|koi8|mac|x-mac)[a-z0-9_-]{0,20}$/;

/** The standard name of a label (`latin1` is windows-1252), else the label in lower case. */
function canonical(label: string): string {
  const lower = label.trim().toLowerCase();
  try {
    return new TextDecoder(lower).encoding;
  } catch {
    return lower;
  }
}

/**
 * The codec of an encoding, by any label of the WHATWG Encoding Standard; the old code pages `cp437`, `cp850` … are
 * known as well. Every call creates a new codec, because a codec caches the characters it has seen.
 * @throws DeidError `unsupported_encoding`
 */
export function codecOf(label: string): Codec {
  const name = canonical(label);
  const unicode = UNICODE.find((codec) => codec.name === name);
  if (unicode !== undefined) return unicode;
  const known = multiByte(name);
  if (known !== undefined) return known;
  const iconvName = ICONV_NAMES.get(name) ?? name;
  const single = PAGES.test(name) && iconv().encodingExists(iconvName) ? singleByte(iconvName, name) : undefined;
  if (single === undefined) throw new DeidError('unsupported_encoding');
  return single;
}
