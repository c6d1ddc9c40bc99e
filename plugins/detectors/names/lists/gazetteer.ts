import { readFileSync } from 'node:fs';
import { openFilter, type WordFilter } from './bloom.js';

/** Rare names, looked up by hash; about one in seventy unknown words is taken for a name. */
export interface Gazetteer {
  readonly isGiven: WordFilter;
  readonly isSurname: WordFilter;
  /** Names that many people have and that are not everyday words. */
  readonly isFrequentGiven: WordFilter;
  readonly isFrequentSurname: WordFilter;
  /** Everyday words, drugs and diseases of several languages. */
  readonly isCommon: WordFilter;
}

/**
 * Written by `scripts/compile-names.ts`. The path leads from dist/ to the folder of the source file, because the build
 * does not copy the data.
 */
const FILE = new URL('../../../../../plugins/detectors/names/lists/gazetteer.bin', import.meta.url);

const LENGTH = 4;

/** Concatenates filters: each is preceded by its length in bytes, as four bytes in little-endian order. */
export const packFilters = (filters: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat(
    filters.flatMap((bits) => {
      const length = Buffer.alloc(LENGTH);
      length.writeUInt32LE(bits.length);
      return [length, bits];
    }),
  );

/** Reads the lists that come with the package, which takes about a millisecond. Throws if the file is missing. */
export function openGazetteer(): Gazetteer {
  const bytes = readFileSync(FILE);
  let at = 0;
  const next = (): WordFilter => {
    const start = at + LENGTH;
    at = start + bytes.readUInt32LE(at);
    return openFilter(bytes.subarray(start, at));
  };
  const [isGiven, isSurname, isFrequentGiven, isFrequentSurname, isCommon] = [next(), next(), next(), next(), next()];
  return { isGiven, isSurname, isFrequentGiven, isFrequentSurname, isCommon };
}
