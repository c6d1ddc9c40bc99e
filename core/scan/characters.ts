import { DIGIT, LOWER, OTHER, UPPER } from '../contracts/tokens.js';

const BMP = 0x10000;
const CODES: Uint16Array = codes();
/** Every code unit at its own index. Surrogates are replaced, because pairs would shift the following indexes. */
const ALL = allUnits();
const CAPITALS: readonly RegExpMatchArray[] = [...ALL.matchAll(/\p{Lu}+/gu)];

/**
 * Kind of each UTF-16 code unit: DIGIT, UPPER, LOWER or OTHER for characters of word tokens, 0 for all others.
 * Surrogates count as 0: letters outside the BMP end a token, and no pattern can start in the middle of a pair.
 */
export const KIND: Uint8Array = kinds();

/** Lower-case form of each code unit if it is a single code unit; otherwise the unit itself. */
export const FOLD: Uint16Array = folds();

/** Bit of {@link UNIT}: a letter of a script without blanks between words, or between a word and a number. */
export const UNSPACED = 16;

/**
 * Kind in the low four bits, then {@link UNSPACED}, and the lower-case form above: everything the scan needs of a code
 * unit in one lookup. A token ends where UNSPACED changes, so that the number in `电话13812345678` starts a token.
 */
export const UNIT: Uint32Array = units();

// The tables are built at each start, so the loops are plain and skip characters that cannot matter.
function codes(): Uint16Array {
  const table = new Uint16Array(BMP);
  for (let code = 0; code < BMP; code++) table[code] = code;
  return table;
}

function allUnits(): string {
  const units = CODES.slice().fill(0x20, 0xd800, 0xe000);
  const parts: string[] = [];
  for (let from = 0; from < BMP; from += 0x1000)
    parts.push(Reflect.apply(String.fromCharCode, undefined, units.subarray(from, from + 0x1000)));
  return parts.join('');
}

/** Writes a value for all code units that a pattern matches. */
function mark(table: Uint8Array, runs: Iterable<RegExpMatchArray>, value: number): void {
  for (const { 0: run, index = 0 } of runs) table.fill(value, index, index + run.length);
}

function units(): Uint32Array {
  const unspaced = new Uint8Array(BMP);
  const scripts =
    /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;
  mark(unspaced, ALL.matchAll(scripts), UNSPACED);
  const table = new Uint32Array(BMP);
  for (let i = 0; i < BMP; i++) {
    const kind = KIND[i] ?? 0;
    table[i] = (kind === 0 ? 0 : kind | (unspaced[i] ?? 0)) | ((FOLD[i] ?? 0) << 5);
  }
  return table;
}

function kinds(): Uint8Array {
  const table = new Uint8Array(BMP);
  mark(table, ALL.matchAll(/[\p{L}\p{M}]+/gu), OTHER);
  mark(table, CAPITALS, UPPER);
  mark(table, ALL.matchAll(/\p{Ll}+/gu), LOWER);
  table.fill(DIGIT, 0x30, 0x3a);
  table[0x5f] = OTHER;
  return table;
}

function folds(): Uint16Array {
  const table = CODES.slice();
  for (const { 0: run, index = 0 } of CAPITALS)
    for (let i = 0; i < run.length; i++) {
      const lower = run.charAt(i).toLowerCase();
      if (lower.length === 1) table[index + i] = lower.charCodeAt(0);
    }
  // Lower-case letters with a second form, which regular expressions treat as equal when case is ignored.
  table[0x17f] = 0x73;
  table[0x3c2] = 0x3c3;
  return table;
}

export const HASH_SEED = 0x811c9dc5 | 0;
export const HASH_PRIME = 0x01000193;

/** 32-bit hash of a word; words that differ only in case have the same hash. FNV-1a over folded code units. */
export function wordHash(word: string): number {
  let hash = HASH_SEED;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ (FOLD[word.charCodeAt(i)] ?? 0), HASH_PRIME);
  return hash;
}

/** True if two adjacent code units can belong to the same word token. */
export const inOneWord = (first: number, second: number): boolean =>
  KIND[first] !== 0 && KIND[second] !== 0 && (((UNIT[first] ?? 0) ^ (UNIT[second] ?? 0)) & UNSPACED) === 0;
