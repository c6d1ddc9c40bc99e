const UTF8 = 0;
const UTF16 = 1;

/**
 * UTF-8 if it is lossless, otherwise UTF-16: half a surrogate pair has no UTF-8 form, and the original must be restored
 * exactly.
 */
export function toBytes(text: string): Buffer {
  const utf8 = Buffer.from(text, 'utf8');
  return utf8.toString('utf8') === text
    ? Buffer.concat([Buffer.of(UTF8), utf8])
    : Buffer.concat([Buffer.of(UTF16), Buffer.from(text, 'utf16le')]);
}

/** The text of such bytes. */
export const toText = (bytes: Buffer): string => bytes.subarray(1).toString(bytes[0] === UTF16 ? 'utf16le' : 'utf8');
