import { hashText, MASK, mix } from './hash.js';
import { findWord, type Lexicon, NAME_BITS } from './lexicon.js';

/** How a word is written: 0 lower case, 1 Capital, 2 one capital letter, 3 ALL CAPS, 4 mIxed, 5 digits, 6 marks. */
export type Casing = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Everything about a word that does not depend on where it stands; made once per word and kept. */
export interface WordType {
  /** Number of the word in its table, from 1; words that differ only in case share the number of their lower-case form. */
  readonly id: number;
  readonly lowerId: number;
  readonly text: string;
  readonly hash: number;
  readonly shape: number;
  readonly casing: Casing;
  readonly coarse: number;
  readonly middle: number;
  readonly rank: number;
  readonly bits: number;
  /**
   * Makes its feature rows, by offset of the reader: 0 the word two before, 1 before, 2 itself, 3 behind, 4 two behind. Not kept:
   * a tagger keeps their sums, which are smaller.
   * @param blind whether the lists of names are hidden.
   */
  readonly rows: (blind: boolean) => readonly Int32Array[];
}

const SALT = [3, 5, 7, 11, 13];

/** Makes the features of a word. */
export function makeWordType(word: string, id: number, lowerId: number, lexicon: Lexicon): WordType {
  const lower = word.toLowerCase();
  const { long, short } = shapes(word);
  const casing = casingOf(word, short);
  const row = findWord(lexicon, lower.endsWith('.') ? lower.slice(0, -1) : lower);
  const bits = row < 0 ? 0 : (lexicon.bits[row] ?? 0);
  const fine = row < 0 ? 0 : (lexicon.cluster[row] ?? 0);
  const rank = row < 0 ? 15 : (lexicon.rank[row] ?? 15);
  const hash = hashText(casing === 5 || /\d/.test(word) ? long : lower, 1);
  const shape = hashText(short, 7);
  const coarse = fine >> 5;
  const middle = fine >> 2;
  const base = {
    lower,
    hash,
    shape,
    longShape: hashText(long, 7),
    casing,
    coarse,
    middle,
    fine,
    rank,
    length: word.length,
  };
  const rows = (blind: boolean): Int32Array[] => rowsOf(base, blind ? bits & ~NAME_BITS : bits);
  // Written out, so that the fields lie side by side in memory: scoring reads little else.
  return { id, lowerId, text: word, casing, rank, bits, hash, shape, coarse, middle, rows };
}

interface Base {
  readonly lower: string;
  readonly hash: number;
  readonly shape: number;
  readonly longShape: number;
  readonly casing: Casing;
  readonly coarse: number;
  readonly middle: number;
  readonly fine: number;
  readonly rank: number;
  readonly length: number;
}

function rowsOf(word: Base, bits: number): Int32Array[] {
  const near = neighbour(word, bits);
  const far = distant(word, bits);
  return [far, near, self(word, bits), near, far].map((list, offset) => salted(list, SALT[offset] ?? 0));
}

/** Features as they are called where the word stands at an offset. */
function salted(features: readonly number[], salt: number): Int32Array {
  const rows = new Int32Array(features.length);
  for (let i = 0; i < rows.length; i++) rows[i] = mix(features[i] ?? 0, salt) & MASK;
  return rows;
}

function self(w: Base, bits: number): number[] {
  const { lower } = w;
  const end = lower.length;
  const out = [
    mix(1, w.hash),
    mix(2, w.longShape),
    mix(3, w.shape),
    mix(4, w.casing),
    mix(5, mix(w.casing, w.rank)),
    mix(34, mix(w.coarse, w.casing)),
    mix(35, mix(w.middle, w.casing)),
    mix(36, mix(w.fine, w.casing)),
    mix(52, mix(bits, w.casing)),
    mix(53, mix(bits, mix(w.rank, w.casing))),
    mix(61, w.length),
  ];
  for (let n = 1; n <= 4 && n < end; n++)
    out.push(mix(10 + n, hashText(lower, n, 0, n)), mix(20 + n, hashText(lower, n, end - n)));
  out.push(mix(30, mix(lastOf(lower, 3), w.casing)), mix(31, mix(lastOf(lower, 2), w.shape)));
  for (let bit = 0; bit < 11; bit++) if (bits & (1 << bit)) out.push(mix(40 + bit, w.casing));
  if (w.casing < 5) {
    const framed = `^${lower}$`;
    for (let i = 0; i + 3 <= framed.length && i < 12; i++) out.push(mix(60, hashText(framed, 9, i, i + 3)));
  }
  return out;
}

/** Hash of the last characters of a word. */
const lastOf = (lower: string, count: number): number => hashText(lower, 3, Math.max(0, lower.length - count));

const neighbour = (w: Base, bits: number): number[] => [
  mix(100, w.hash),
  mix(101, w.shape),
  mix(102, w.coarse),
  mix(103, w.middle),
  mix(104, w.fine),
  mix(105, mix(bits, w.casing)),
  mix(106, lastOf(w.lower, 3)),
  mix(107, w.casing),
  mix(108, mix(w.rank, w.casing)),
];

const distant = (w: Base, bits: number): number[] => [
  mix(200, w.hash),
  mix(201, w.shape),
  mix(202, w.coarse),
  mix(203, w.middle),
  mix(205, mix(bits, w.casing)),
];

const ASCII_SHAPES = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  .join('')
  .replace(/\d/g, '0')
  .replace(/[a-z]/g, 'a')
  .replace(/[A-Z]/g, 'A');

/** The shape character by character, and with repetitions left out. */
function shapes(word: string): { long: string; short: string } {
  let long = '';
  let short = '';
  for (const char of word.slice(0, 20)) {
    const mark = shapeOf(char);
    long += mark;
    if (!short.endsWith(mark)) short += mark;
  }
  return { long, short };
}

function shapeOf(char: string): string {
  const code = char.charCodeAt(0);
  if (code < 128) return ASCII_SHAPES.charAt(code);
  if (/\p{N}/u.test(char)) return '0';
  if (!/[\p{L}\p{M}]/u.test(char)) return char;
  return char === char.toLowerCase() ? 'a' : 'A';
}

function casingOf(word: string, short: string): Casing {
  if (/\p{Lu}/u.test(word.charAt(0))) {
    if (short === 'A' || short === 'A.' || /^A[^a0]*$/.test(short)) return word.replace(/\W/g, '').length <= 1 ? 2 : 3;
    return 1;
  }
  if (short.startsWith('a')) return short.includes('A') ? 4 : 0;
  return short.startsWith('0') ? 5 : 6;
}
