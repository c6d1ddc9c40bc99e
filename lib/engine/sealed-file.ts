import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** Size of the checksum before the data, in bytes. */
const CHECKSUM_BYTES = 4;

/** Writes data with a checksum, for {@link readSealed}. */
export function writeSealed(data: unknown, file: URL): void {
  const bytes = serialize(data);
  const sum = Buffer.alloc(CHECKSUM_BYTES);
  sum.writeUInt32LE(crc32(bytes));
  writeFileSync(file, Buffer.concat([sum, bytes]));
}

/** Reads the data; undefined if it is damaged. Throws if there is no file. */
export function readSealed<T>(file: URL): T | undefined {
  const bytes = readFileSync(file);
  return crc32(bytes.subarray(CHECKSUM_BYTES)) === bytes.readUInt32LE(0)
    ? deserialize(bytes.subarray(CHECKSUM_BYTES))
    : undefined;
}
