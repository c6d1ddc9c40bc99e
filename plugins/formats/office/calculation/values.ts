import type { Area } from '../sheets/area.js';

/** An error in a cell, such as `#N/A`. Thrown where a calculation meets one. */
export class CellError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Thrown for formulas that are not calculated here: unknown functions, other workbooks, cells whose value is not known. */
export class NotCalculable extends Error {}

/** The value of one cell; undefined for an empty one. */
export type Scalar = number | string | boolean | CellError | undefined;

/** Several cells, or one cell to which a formula refers. */
export class Matrix {
  constructor(
    readonly rows: readonly (readonly Scalar[])[],
    /** The cells; undefined for values that are in no cells. */
    readonly place?: { readonly sheet: number; readonly area: Area },
  ) {}

  get width(): number {
    return this.rows[0]?.length ?? 0;
  }

  at(row: number, column: number): Scalar {
    return this.rows[row]?.[column];
  }

  /** All values, row by row. */
  *values(): Generator<Scalar> {
    for (const row of this.rows) yield* row;
  }

  map(change: (value: Scalar, row: number, column: number) => Scalar): Matrix {
    return new Matrix(this.rows.map((row, r) => row.map((value, c) => change(value, r, c))));
  }
}

/** The value of an expression. */
export type Value = Scalar | Matrix;

/** The values of an argument, one after the other. */
export function* each(value: Value): Generator<Scalar> {
  if (value instanceof Matrix) yield* value.values();
  else yield value;
}

/** An argument as rows of cells. */
export const asMatrix = (value: Value): Matrix => (value instanceof Matrix ? value : new Matrix([[value]]));

/** A number as Excel writes it into a text: at most 15 digits. */
export const numberAsText = (value: number): string => {
  const text = String(Number(value.toPrecision(15)));
  if (text.includes('e')) throw new NotCalculable();
  return text;
};

const NUMBER = /^[+-]?(?:\d{1,300}(?:\.\d{0,300})?|\.\d{1,300})(?:[eE][+-]?\d{1,3})?$/;

/** A number that a text spells; undefined if it spells none. Times and dates in words are not read. */
export const numberInText = (text: string): number | undefined => (NUMBER.test(text.trim()) ? Number(text) : undefined);

/** A value as a number, or the error that a program shows. */
export function toNumber(value: Scalar): number {
  if (typeof value === 'number') return value;
  if (value === undefined) return 0;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof CellError) throw value;
  const number = numberInText(value);
  // A text may be a date in the language of the program.
  if (number === undefined && /\d/.test(value)) throw new NotCalculable();
  if (number === undefined) throw new CellError('#VALUE!');
  return number;
}

export function toText(value: Scalar): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return '';
  if (value instanceof CellError) throw value;
  return typeof value === 'number' ? numberAsText(value) : String(value).toUpperCase();
}

export function toBoolean(value: Scalar): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return toNumber(value) !== 0;
  if (/^(?:true|false)$/i.test(value)) return value.length === 4;
  throw new CellError('#VALUE!');
}

const rank = (value: Scalar): number => (typeof value === 'boolean' ? 2 : typeof value === 'string' ? 1 : 0);

/** The order of two values: numbers before texts before booleans, texts without case. */
export function compare(a: Scalar, b: Scalar): number {
  if (a instanceof CellError) throw a;
  if (b instanceof CellError) throw b;
  const left = a ?? emptyLike(b);
  const right = b ?? emptyLike(a);
  if (rank(left) !== rank(right)) return rank(left) - rank(right);
  if (typeof left === 'string' && typeof right === 'string') return inOrder(left.toLowerCase(), right.toLowerCase());
  return inOrder(Number(left), Number(right));
}

const emptyLike = (other: Scalar): Scalar => (typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0);

function inOrder<T>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Largest relative difference of two numbers that are the same: programs add in different orders. */
const SAME = 1e-9;

/** True if two results are the same, but for rounding. */
export function isSame(a: Scalar, b: Scalar): boolean {
  if (a instanceof CellError || b instanceof CellError)
    return a instanceof CellError && b instanceof CellError && a.code === b.code;
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= SAME * Math.max(1, Math.abs(a), Math.abs(b));
  return (a ?? '') === (b ?? '');
}
