import { crc32 } from 'node:zlib';

const MAGIC = Buffer.from('89504E470D0A1A0A', 'hex');

/**
 * Recomputes the checksums of a PNG picture's chunks after texts in it have been masked. Other bytes stay unchanged.
 */
export function mendPng(bytes: Buffer): void {
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) return;
  for (let at = MAGIC.length; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return;
    bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
    at = end + 4;
  }
}
