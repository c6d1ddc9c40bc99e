import type { AST } from '@eslint-community/regexpp';
import { FOLD, KIND } from './characters.js';

/**
 * The columns of characters that the prefix automaton distinguishes: each ASCII character; letters beyond ASCII in 48
 * columns by their lower-case form, and other characters in 14; halves of surrogate pairs; and the end of the text.
 * Characters of one column are confused, which costs a needless attempt but never a match.
 */
const LETTERS = 128;
const SYMBOLS = LETTERS + 48;
export const SURROGATE = SYMBOLS + 14;
export const END = SURROGATE + 1;
const COLUMNS = END + 1;
const WORDS = COLUMNS / 32;

/** Column of a UTF-16 code unit. */
function columnOf(code: number): number {
  if (code < LETTERS) return code;
  if (code >= 0xd800 && code < 0xe000) return SURROGATE;
  if (KIND[code] === 0) return SYMBOLS + (code % (SURROGATE - SYMBOLS));
  const folded = FOLD[code] ?? 0;
  return LETTERS + ((folded ^ (folded >> 5)) % (SYMBOLS - LETTERS));
}

/**
 * Whether `\w` contains the characters of a column: 0 no, 1 yes, 2 some of them (with the flags `ui`, two letters
 * beyond ASCII belong to it).
 */
export const wordness = (column: number): number => {
  if (column >= LETTERS && column < SYMBOLS) return 2;
  return column < LETTERS && (KIND[column] ?? 0) !== 0 ? 1 : 0;
};

/** All columns, the most frequent in texts first, so that the entries of a row that are used most share cache lines. */
const BY_FREQUENCY: readonly number[] = [
  ...new Set([
    ...Array.from('abcdefghijklmnopqrstuvwxyz .,-0123456789\n', (character) => character.charCodeAt(0)),
    ...Array.from({ length: COLUMNS }, (_, c) => c),
  ]),
];

/** A coarser alphabet: it merges columns that no set of a collection distinguishes. */
export interface Classes {
  /** Class of each UTF-16 code unit. */
  readonly ofCode: Uint8Array;
  readonly end: number;
  readonly count: number;
  /** One column of each class. */
  readonly column: readonly number[];
}

export function classesOf(sets: readonly ColumnSet[]): Classes {
  const ofColumn = new Int32Array(COLUMNS);
  for (let c = 0; c < COLUMNS; c++) ofColumn[c] = c === END ? 3 : wordness(c);
  let next = 4;
  for (const set of sets) {
    // Splits each class into the part that the set contains and the rest.
    const split = new Map<number, number>();
    for (let c = 0; c < COLUMNS; c++) {
      if (!has(set, c)) continue;
      const old = ofColumn[c] ?? 0;
      const part = split.get(old) ?? next++;
      split.set(old, part);
      ofColumn[c] = part;
    }
  }
  const column: number[] = [];
  const ids = new Map<number, number>();
  const idOf = new Uint8Array(COLUMNS);
  for (const c of BY_FREQUENCY) {
    const part = ofColumn[c] ?? 0;
    const id = ids.get(part) ?? column.push(c) - 1;
    ids.set(part, id);
    idOf[c] = id;
  }
  const ofCode = new Uint8Array(0x10000);
  for (let code = 0; code < ofCode.length; code++) ofCode[code] = idOf[columnOf(code)] ?? 0;
  return { ofCode, end: idOf[END] ?? 0, count: column.length, column };
}

/** A set of columns, as bits. */
export type ColumnSet = Int32Array;

export const has = (set: ColumnSet, column: number): boolean => ((set[column >> 5] ?? 0) & (1 << (column & 31))) !== 0;

export const newSet = (): ColumnSet => new Int32Array(WORDS);

export function addColumn(set: ColumnSet, column: number): void {
  set[column >> 5] = (set[column >> 5] ?? 0) | (1 << (column & 31));
}

export function addAll(set: ColumnSet, other: ColumnSet): void {
  for (let i = 0; i < WORDS; i++) set[i] = (set[i] ?? 0) | (other[i] ?? 0);
}

export const union = (a: ColumnSet, b: ColumnSet): ColumnSet => a.map((bits, i) => bits | (b[i] ?? 0));

export const without = (a: ColumnSet, b: ColumnSet): ColumnSet => a.map((bits, i) => bits & ~(b[i] ?? 0));

export function meet(a: ColumnSet, b: ColumnSet): boolean {
  for (let i = 0; i < WORDS; i++) if (((a[i] ?? 0) & (b[i] ?? 0)) !== 0) return true;
  return false;
}

/** The columns of the characters of word tokens. */
export const WORD_COLUMNS: ColumnSet = wordColumns();

function wordColumns(): ColumnSet {
  const set = newSet();
  for (let column = 0; column < COLUMNS; column++) if (wordness(column) !== 0) addColumn(set, column);
  return set;
}

/** All columns that are not in the set, including the end of the text. */
export const complement = (set: ColumnSet): ColumnSet => set.map((bits) => ~bits);

export type CharNode = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

export const isCharNode = (node: AST.Node): node is CharNode =>
  node.type === 'Character' ||
  node.type === 'CharacterSet' ||
  node.type === 'CharacterClass' ||
  node.type === 'ExpressionCharacterClass';

/** The columns that one position of a pattern can consume. A surrogate in the set stands for a pair. */
export function columnsOf(node: CharNode, ignoreCase: boolean): ColumnSet {
  const listed = listedCharacters(node);
  if (listed !== undefined && (!ignoreCase || listed.every((code) => code < 0x10000)))
    return columnsOfListed(listed, ignoreCase);
  return columnsOfClass(node, ignoreCase);
}

/** Groups of characters of which a {@link coarse} set contains all or none. */
const GROUPS: readonly ColumnSet[] = ['0-9', 'a-f', 'g-z', 'A-F', 'G-Z'].map((range) => {
  const set = newSet();
  const regex = new RegExp(`[${range}]`);
  for (let code = 0; code < LETTERS; code++) if (regex.test(String.fromCharCode(code))) addColumn(set, code);
  return set;
});
const FEW_MEMBERS = 2;

/**
 * Rounds a set up to whole groups of letters and digits, unless it contains only few members of a group. Otherwise, a
 * hundred expressions with slightly different classes would need a row for each combination of them.
 */
export function coarse(set: ColumnSet): ColumnSet {
  const rounded = set.slice();
  for (const [i, group] of GROUPS.entries())
    if (shared(set, group) > (i === 0 ? 0 : FEW_MEMBERS)) addAll(rounded, group);
  return rounded;
}

function shared(set: ColumnSet, other: ColumnSet): number {
  let count = 0;
  for (let column = 0; column < LETTERS; column++) if (has(set, column) && has(other, column)) count++;
  return count;
}

/** Columns whose characters are all in the set. A lookahead may exclude only these. */
export function surelyIn(set: ColumnSet): ColumnSet {
  const sure = set.slice();
  for (let i = LETTERS >> 5; i < WORDS; i++) sure[i] = 0;
  return sure;
}

/** The code points of a character, or of a class that only lists characters. */
export function listedCharacters(node: CharNode): number[] | undefined {
  if (node.type === 'Character') return [node.value];
  if (node.type !== 'CharacterClass' || node.negate) return undefined;
  const codes: number[] = [];
  for (const element of node.elements) {
    if (element.type !== 'Character') return undefined;
    codes.push(element.value);
  }
  return codes;
}

/** Letters that are equal when case is ignored, besides upper and lower case: long s, the Kelvin sign, final sigma. */
const ALIKE = new Map([
  ['s', 'ſ'],
  ['k', '\u212a'],
  ['σ', 'ς'],
  ['ς', 'σ'],
  ['ſ', 's'],
  ['\u212a', 'k'],
]);

function columnsOfListed(codes: readonly number[], ignoreCase: boolean): ColumnSet {
  const set = newSet();
  for (const code of codes) {
    if (code >= 0x10000) addColumn(set, SURROGATE);
    else {
      const char = String.fromCharCode(code);
      const alike = ALIKE.get(char.toLowerCase()) ?? '';
      const all = ignoreCase ? [char, char.toLowerCase(), char.toUpperCase(), alike, alike.toUpperCase()] : [char];
      for (const one of all.flatMap((text) => [...text])) addColumn(set, columnOf(one.charCodeAt(0)));
    }
  }
  return set;
}

/**
 * Sample characters beyond ASCII: a class that contains one of them is assumed to contain all of its kind. Blanks are
 * missing because the view has only one.
 */
const WIDE_LETTERS = 'éÉßøłŽяЯا漢か한\u0301ñÑçα\u05d0\u0e01\u0905';
const WIDE_SYMBOLS = '€£§°·«“…№、\u00bf\u00b2';
const ASTRAL = ['😀', '𝒜', '𠀀', '\u{1f1e6}'];

/** Asks the regular-expression engine itself what the class matches. */
function columnsOfClass(node: CharNode, ignoreCase: boolean): ColumnSet {
  const regex = new RegExp(`^(?:${node.raw})$`, ignoreCase ? 'ui' : 'u');
  const set = newSet();
  for (let code = 0; code < LETTERS; code++) if (regex.test(String.fromCharCode(code))) addColumn(set, code);
  const sorts = sortsNamed(node);
  if (sorts.letters || [...WIDE_LETTERS].some((char) => regex.test(char)))
    for (let c = LETTERS; c < SYMBOLS; c++) addColumn(set, c);
  if (sorts.symbols || [...WIDE_SYMBOLS].some((char) => regex.test(char)))
    for (let c = SYMBOLS; c < SURROGATE; c++) addColumn(set, c);
  if (sorts.astral || ASTRAL.some((char) => regex.test(char))) addColumn(set, SURROGATE);
  for (const letter of ['ſ', '\u212a']) if (regex.test(letter)) addColumn(set, columnOf(letter.charCodeAt(0)));
  return set;
}

/** Kinds of characters beyond ASCII that a class names and the samples may miss. A property may contain any. */
function sortsNamed(node: AST.Node): { letters: boolean; symbols: boolean; astral: boolean } {
  const sorts = { letters: false, symbols: false, astral: false };
  const add = (from: number, to: number): void => {
    if (to >= 0x10000) sorts.astral = true;
    if (to < LETTERS || from >= 0x10000) return;
    const wide = from !== to;
    if (wide || KIND[from] !== 0) sorts.letters = true;
    if (wide || KIND[from] === 0) sorts.symbols = true;
  };
  const visit = (element: AST.Node): void => {
    if (element.type === 'Character') add(element.value, element.value);
    else if (element.type === 'CharacterClassRange') add(element.min.value, element.max.value);
    else if (element.type === 'CharacterClass') for (const inner of element.elements) visit(inner);
    else if (element.type === 'CharacterSet' && element.kind === 'property') add(LETTERS, 0x10ffff);
  };
  visit(node);
  return sorts;
}
