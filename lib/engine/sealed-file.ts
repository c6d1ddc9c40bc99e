import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** Bytes of the sum before the data. */
const SUM = 4;

/** Writes data with its sum before it, for {@link readSealed}. */
export function writeSealed(data: unknown, file: URL): void {
  const bytes = serialize(data);
  const sum = Buffer.alloc(SUM);
  sum.writeUInt32LE(crc32(bytes));
  writeFileSync(file, Buffer.concat([sum, bytes]));
}

/** What was written; undefined if it is damaged. Throws if there is no file. */
export function readSealed<T>(file: URL): T | undefined {
  const bytes = readFileSync(file);
  return crc32(bytes.subarray(SUM)) === bytes.readUInt32LE(0) ? deserialize(bytes.subarray(SUM)) : undefined;
}
