import type { AST } from '@eslint-community/regexpp';
import { DIGIT, LOWER, OTHER, UPPER } from '../tokens.js';
import { FOLD, KIND } from './characters.js';

/** Classes of what follows a token, as the dispatch table distinguishes them. */
export const NEXT_CLASSES = 8;
export const NEXT_NONE = 0;
const NEXT_OTHER = 7;

/** Next-class of each ASCII code unit; everything else is "other". Word characters never follow a token. */
export const nextClass = (code: number): number => NEXT[code] ?? NEXT_OTHER;
const NEXT = new Uint8Array(128).fill(NEXT_OTHER);
for (const [chars, cls] of [
  [' \t\n\r\f\v', 1],
  ['-', 2],
  ['.', 3],
  ['/', 4],
  [':', 5],
  [',', 6],
] as const)
  for (const char of chars) NEXT[char.charCodeAt(0)] = cls;

/** What one position of a pattern can consume, as far as the dispatch table distinguishes characters. */
export interface CharSet {
  /** Bit d: the digit d. */
  readonly digits: number;
  /** Bit 0 to 25: the letter. */
  readonly lower: number;
  readonly upper: number;
  /** `_`. */
  readonly underscore: boolean;
  /** Letters and marks outside ASCII, of any kind. */
  readonly wide: boolean;
  /** The word character beyond ASCII letters and digits that this is, folded, if it is exactly one; else `''`. */
  readonly letter: string;
  /** Bit c: a character that is no word character, of next-class c. */
  readonly next: number;
  /** ASCII codes of those characters. */
  readonly symbols: readonly number[];
  /** Characters outside ASCII that are no word characters. */
  readonly wideSymbols: boolean;
}

/** Anything that has a `test`: built from a class's own source, so that the regular-expression engine itself says what it matches. */
export function charSet(
  element: AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass,
  flags: string,
): CharSet {
  const regex = new RegExp(`^(?:${element.raw})$`, flags);
  let digits = 0;
  let lower = 0;
  let upper = 0;
  let underscore = false;
  let next = 0;
  const symbols: number[] = [];
  for (let code = 0; code < 128; code++) {
    if (!regex.test(String.fromCharCode(code))) continue;
    const kind = KIND[code];
    if (kind === DIGIT) digits |= 1 << (code - 48);
    else if (kind === LOWER) lower |= 1 << (code - 97);
    else if (kind === UPPER) upper |= 1 << (code - 65);
    else if (kind === OTHER) underscore = true;
    else {
      symbols.push(code);
      next |= 1 << nextClass(code);
    }
  }
  const wide = WIDE_LETTERS.some((letter) => regex.test(letter)) || literal(element, (kind) => kind !== 0);
  const wideSymbols = WIDE_SYMBOLS.some((symbol) => regex.test(symbol)) || literal(element, (kind) => kind === 0);
  if (wideSymbols) next |= 1 << NEXT_OTHER;
  const letter = single(element);
  return { digits, lower, upper, underscore, wide, letter, next, symbols, wideSymbols };
}

/** Samples: a class that holds some letters outside ASCII is taken to hold any of them; too much is only a little slower. */
const WIDE_LETTERS = ['é', 'É', 'ß', 'ø', 'ł', 'Ž', 'я', 'Я', 'ا', '漢', 'か', '한', '\u0301', 'ñ', 'Ñ', 'ç', 'α'];
const WIDE_SYMBOLS = ['€', '£', '§', '°', '·', '«', '“', '…', '№', '、', '😀', '\u00bf', '\u00b2'];

/** The one word character beyond ASCII letters and digits that an element stands for. Sigma has two small forms, so it is none. */
function single(element: AST.Node): string {
  if (element.type !== 'Character' || element.value >= 0x10000) return '';
  const beyond = element.value === 0x5f || (element.value >= 128 && KIND[element.value] !== 0);
  const folded = String.fromCharCode(FOLD[element.value] ?? 0);
  return beyond && !/[σς]/.test(folded) ? folded : '';
}

/** A class or character that names a code point outside ASCII which the samples may not hold. */
function literal(element: AST.Node, wanted: (kind: number) => boolean): boolean {
  if (element.type === 'Character')
    return element.value >= 128 && wanted(element.value < 0x10000 ? (KIND[element.value] ?? 0) : 0);
  if (element.type === 'CharacterClass') return !element.negate && element.elements.some((e) => literal(e, wanted));
  if (element.type === 'CharacterClassRange') return literal(element.min, wanted) || literal(element.max, wanted);
  return false;
}
