import { wordHash } from '../../../../kit/index.js';

/** Bits a lexicon gives a word. */
export const BIT = {
  GIVEN: 1,
  SURNAME: 2,
  PLACE: 4,
  BIG_PLACE: 8,
  COUNTRY: 16,
  ORGANISATION: 32,
  TITLE: 64,
  STREET: 128,
  CALENDAR: 256,
  MEDICAL: 512,
  PLACE_PART: 1024,
} as const;

/** Bits that are lists of names: training hides them now and then, or the model would learn nothing but the lists. */
export const NAME_BITS = BIT.GIVEN | BIT.SURNAME | BIT.PLACE | BIT.BIG_PLACE | BIT.COUNTRY | BIT.PLACE_PART;

/** What is known of words beforehand: lists and clusters, by word hash, in sorted columns. Holds no word itself. */
export interface Lexicon {
  /** Word hashes, rising. */
  readonly hash: Int32Array;
  readonly bits: Uint16Array;
  /** Number of the word's finest cluster, 0 where it has none; cluster / 4 and / 32 are its coarser ones. */
  readonly cluster: Uint16Array;
  /** Logarithm of the word's frequency rank, 15 where it is not known. */
  readonly rank: Uint8Array;
}

/** Row of a word, -1 if the lexicon does not hold it. */
export function findWord(lexicon: Lexicon, word: string): number {
  const hash = wordHash(word);
  let low = 0;
  let high = lexicon.hash.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = lexicon.hash[middle] ?? 0;
    if (at === hash) return middle;
    if (at < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
