import { rereadSegment, segmentOf } from '../text/decoded.js';
import type { Segment, Unit } from '../text/unit.js';
import type { Decoded } from '../xml/entities.js';

/** A piece of a formula that may contain user-defined words. The range excludes quotes and brackets. */
export interface FormulaToken {
  /** `"text"`, `'Sheet name'`, `[Column]`, or a word such as a function, a name or an address. */
  readonly kind: 'string' | 'quoted' | 'bracket' | 'word';
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}_\\][\p{L}\p{N}\p{M}_.\\?]{0,400}/uy;

/** Offset of the closing quote. Doubled quotes are escapes. */
function closing(formula: string, from: number, quote: string): number {
  let at = formula.indexOf(quote, from);
  while (at >= 0 && formula[at + 1] === quote) at = formula.indexOf(quote, at + 2);
  return at < 0 ? formula.length : at;
}

/** End of the bracket that opens at `from`. Inside of it, an apostrophe escapes the next character. */
function bracketEnd(formula: string, from: number): number {
  for (let at = from; at < formula.length; at++) {
    const char = formula[at];
    if (char === "'") at++;
    else if (char === ']' || char === '[') return at;
  }
  return formula.length;
}

/** Splits a formula into tokens (ECMA-376 part 1, 18.17). */
export function* formulaTokens(formula: string): Generator<FormulaToken> {
  for (let at = 0; at < formula.length; ) {
    const char = formula[at];
    if (char === '"' || char === "'") {
      const end = closing(formula, at + 1, char);
      yield { kind: char === '"' ? 'string' : 'quoted', start: at + 1, end };
      at = end + 1;
    } else if (char === '[') {
      const end = bracketEnd(formula, at + 1);
      yield { kind: 'bracket', start: at + 1, end };
      at = formula[end] === ']' ? end + 1 : end;
    } else {
      WORD.lastIndex = at;
      const word = WORD.exec(formula);
      if (word !== null) yield { kind: 'word', start: at, end: WORD.lastIndex };
      at = word === null ? at + 1 : WORD.lastIndex;
    }
  }
}

/** True for the address of a cell, false for a name. */
export const isAddress = (word: string): boolean => /^[A-Za-z]{1,3}\d{1,7}$/.test(word);

/** The user-defined parts of a formula: everything but functions, addresses and operators. */
export function formulaWords(formula: string): string[] {
  const words: string[] = [];
  for (const { kind, start, end } of formulaTokens(formula)) {
    const word = formula.slice(start, end);
    if (kind !== 'word' || (formula[end] !== '(' && !isAddress(word))) words.push(word);
  }
  return words;
}

/** Distinguishes the sheets of a workbook from those of others. */
export interface SheetNames {
  /** True if a name, or either end of a range `First:Last`, is a sheet of this workbook. */
  isSheet(name: string): boolean;
}

/** A word, or a number that may identify somebody. */
const MAY_HOLD_TERM = /\p{L}{2}|\d{4}/u;

/** True if a formula contains texts or quoted names. */
const hasWords = (formula: string): boolean => /["']|&quot;|&apos;|&#/.test(formula);

/**
 * The texts of a formula as units: its strings (joined if `&` joins them), and quoted names, which may be the path of
 * another workbook. Functions, names and addresses are left out.
 * @param base offset of the formula in its part.
 */
export function formulaTexts(decoded: Decoded, base: number, names: SheetNames): Unit[] {
  const { text } = decoded;
  const units: Unit[] = [];
  let joined: Segment[] = [];
  let end = 0;
  const finish = (): void => {
    const whole = joined.map((segment) => segment.text).join('');
    if (MAY_HOLD_TERM.test(whole)) units.push({ segments: joined, repeated: false });
    joined = [];
  };
  for (const token of formulaTokens(text)) {
    if (token.kind === 'quoted') {
      const name = segmentOf(decoded, base, token.start, token.end, 'formulaName');
      const segment = rereadSegment(name, /''/g, () => "'");
      const isOwn = names.isSheet(segment.text);
      if (!isOwn && MAY_HOLD_TERM.test(segment.text)) units.push({ segments: [segment], repeated: false });
    }
    if (token.kind !== 'string') continue;
    if (!/^\s{0,20}&\s{0,20}$/.test(text.slice(end, token.start - 1))) finish();
    const piece = segmentOf(decoded, base, token.start, token.end, 'formulaString');
    joined.push(rereadSegment(piece, /""/g, () => '"'));
    end = token.end + 1;
  }
  finish();
  return units;
}

/** The formula as a whole, in which only references to renamed sheets, tables, columns and names change. */
export const formulaReferences = (decoded: Decoded, base: number): Unit => ({
  segments: [segmentOf(decoded, base, 0, decoded.text.length, 'formula')],
  repeated: false,
  search: 'names',
});

/** A name of several words, or with a number. */
const LONG_NAME = /\p{L}_+\p{L}|\d_?(?:\d_?){4}/u;

/** User-defined text of a formula: its string literals, and names of ranges with more than one word. */
export function formulaUnits(decoded: Decoded, base: number, names: SheetNames): Unit[] {
  const { text } = decoded;
  const units = /["']/.test(text) ? formulaTexts(decoded, base, names) : [];
  if (!LONG_NAME.test(text)) return units;
  for (const { kind, start, end } of formulaTokens(text)) {
    const word = text.slice(start, end);
    if (kind !== 'word' || text[end] === '(' || isAddress(word) || !LONG_NAME.test(word)) continue;
    units.push({ segments: [segmentOf(decoded, base, start, end, 'identifier')], repeated: true });
  }
  return units;
}

/** True if the source of a formula may contain such texts or names. */
export const mayHaveUnits = (source: string): boolean => hasWords(source) || LONG_NAME.test(source);
