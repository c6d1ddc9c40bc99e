import { readFileSync } from 'node:fs';
import { openFilter, type WordFilter } from './bloom.js';

/** The long tail of name knowledge, asked by hash; a yes is wrong for about one stranger in seventy. */
export interface Gazetteer {
  readonly isGiven: WordFilter;
  readonly isSurname: WordFilter;
  /** Names that many people bear and that are no everyday word. */
  readonly isFrequentGiven: WordFilter;
  readonly isFrequentSurname: WordFilter;
  /** Everyday words, drugs and diseases of several languages. */
  readonly isCommon: WordFilter;
}

/** Written by `scripts/compile-names.ts`. Compiled, this file lies under dist/; the data lies beside its source. */
const FILE = new URL('../../../../../plugins/detectors/names/lists/gazetteer.bin', import.meta.url);

const LENGTH = 4;

/** The file of some filters: before each its length in bytes, as four bytes, the lowest first. */
export const packFilters = (filters: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat(
    filters.flatMap((bits) => {
      const length = Buffer.alloc(LENGTH);
      length.writeUInt32LE(bits.length);
      return [length, bits];
    }),
  );

/** Reads the lists that come with the package; about a millisecond. Throws if the file is missing. */
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
