import type { WorkbookFunction } from '../contracts.js';
import { asMatrix, CellError, each, Matrix, type Scalar, toNumber, type Value } from '../values.js';

/** The numbers of all arguments: cells count only if they hold one, arguments that are written also if they can be read as one. */
function numbersOf(values: readonly Value[]): number[] {
  const numbers: number[] = [];
  for (const value of values) {
    if (!(value instanceof Matrix)) numbers.push(toNumber(value));
    else
      for (const one of value.values()) {
        if (one instanceof CellError) throw one;
        if (typeof one === 'number') numbers.push(one);
      }
  }
  return numbers;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const product = (numbers: readonly number[]): number => numbers.reduce((total, one) => total * one, 1);
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const least = (numbers: readonly number[]): number => numbers.reduce((low, one) => Math.min(low, one), numbers[0] ?? 0);
const most = (numbers: readonly number[]): number =>
  numbers.reduce((high, one) => Math.max(high, one), numbers[0] ?? 0);

function mean(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new CellError('#DIV/0!');
  return sum(numbers) / numbers.length;
}

function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new CellError('#NUM!');
  const sorted = ascending(numbers);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** @param less 1 for a sample, 0 for all */
function variance(numbers: readonly number[], less: number): number {
  if (numbers.length <= less) throw new CellError('#DIV/0!');
  const middle = mean(numbers);
  return sum(numbers.map((one) => (one - middle) ** 2)) / (numbers.length - less);
}

function nth(values: readonly Value[], isLargest: boolean): number {
  const sorted = ascending(numbersOf(values.slice(0, 1)));
  const [at = 0] = numbersOf(values.slice(1, 2));
  const found = sorted[isLargest ? sorted.length - at : at - 1];
  if (found === undefined) throw new CellError('#NUM!');
  return found;
}

function rank([value, list, order]: readonly Value[]): number {
  const [number = 0] = numbersOf([value]);
  const numbers = numbersOf([list]);
  if (!numbers.includes(number)) throw new CellError('#N/A');
  const isAscending = toNumber(asMatrix(order).at(0, 0)) !== 0;
  return 1 + numbers.filter((one) => (isAscending ? one < number : one > number)).length;
}

/** Rounds as workbooks do: halves away from zero, after the digits that a double holds safely. */
function rounded(value: number, digits: number, round: (value: number) => number): number {
  const scale = 10 ** Math.trunc(digits);
  const scaled = Number((Math.abs(value) * scale).toPrecision(15));
  return (Math.sign(value) * round(scaled)) / scale;
}

const halfUp = (value: number): number => Math.floor(value + 0.5);

function multiple(value: number, step: number, round: (value: number) => number): number {
  if (step === 0) return 0;
  return round(Number((value / step).toPrecision(15))) * step;
}

function modulo(a: number, b: number): number {
  if (b === 0) throw new CellError('#DIV/0!');
  return a - b * Math.floor(a / b);
}

/** Pairs of numbers of two lists. */
function pairs([a, b]: readonly Value[]): (readonly [number, number])[] {
  const right = [...each(b)];
  return [...each(a)].flatMap((left, i): [number, number][] => {
    const other = right[i];
    return typeof left === 'number' && typeof other === 'number' ? [[left, other]] : [];
  });
}

function line(values: readonly Value[]): { readonly slope: number; readonly intercept: number } {
  const points = pairs(values);
  const [y, x] = [mean(points.map(([one]) => one)), mean(points.map(([, one]) => one))];
  const spread = sum(points.map(([, one]) => (one - x) ** 2));
  if (spread === 0) throw new CellError('#DIV/0!');
  const slope = sum(points.map(([a, b]) => (a - y) * (b - x))) / spread;
  return { slope, intercept: y - slope * x };
}

function sumOfProducts(values: readonly Value[]): number {
  const lists = values.map((value) => [...each(value)]);
  const length = lists[0]?.length ?? 0;
  if (lists.some((list) => list.length !== length)) throw new CellError('#VALUE!');
  let total = 0;
  for (let i = 0; i < length; i++)
    total += product(
      lists.map((list) => {
        const one = list[i];
        if (one instanceof CellError) throw one;
        return typeof one === 'number' ? one : 0;
      }),
    );
  return total;
}

const ofAll = (calculate: (numbers: readonly number[]) => number): WorkbookFunction => ({
  whole: (values) => calculate(numbersOf(values)),
});
const ofOne = (calculate: (a: number, b: number) => number): WorkbookFunction => ({
  each: ([a, b]) => calculate(toNumber(a), toNumber(b)),
});
const counted = (counts: (value: Scalar) => boolean): WorkbookFunction => ({
  whole: (values) => values.reduce<number>((total, value) => total + [...each(value)].filter(counts).length, 0),
});

const COUNT = counted((value) => typeof value === 'number');
const COUNTA = counted((value) => value !== undefined);

/** `SUBTOTAL` by its number, without hidden rows. */
const SUBTOTALS: Readonly<Record<number, (values: readonly Value[]) => number>> = {
  1: (values) => mean(numbersOf(values)),
  2: (values) => numbersOf(values).length,
  3: (values) =>
    values.reduce<number>((total, value) => total + [...each(value)].filter((one) => one !== undefined).length, 0),
  4: (values) => most(numbersOf(values)),
  5: (values) => least(numbersOf(values)),
  9: (values) => sum(numbersOf(values)),
};

function subtotal([which, ...values]: readonly Value[]): number {
  const calculate = SUBTOTALS[toNumber(asMatrix(which).at(0, 0)) % 100];
  if (calculate === undefined) throw new CellError('#VALUE!');
  return calculate(values);
}

export const NUMBERS: Readonly<Record<string, WorkbookFunction>> = {
  SUM: ofAll(sum),
  PRODUCT: ofAll((numbers) => (numbers.length === 0 ? 0 : product(numbers))),
  AVERAGE: ofAll(mean),
  MIN: ofAll(least),
  MAX: ofAll(most),
  MEDIAN: ofAll(median),
  STDEV: ofAll((numbers) => Math.sqrt(variance(numbers, 1))),
  'STDEV.S': ofAll((numbers) => Math.sqrt(variance(numbers, 1))),
  'STDEV.P': ofAll((numbers) => Math.sqrt(variance(numbers, 0))),
  STDEVP: ofAll((numbers) => Math.sqrt(variance(numbers, 0))),
  VAR: ofAll((numbers) => variance(numbers, 1)),
  'VAR.S': ofAll((numbers) => variance(numbers, 1)),
  'VAR.P': ofAll((numbers) => variance(numbers, 0)),
  COUNT,
  COUNTA,
  COUNTBLANK: counted((value) => value === undefined || value === ''),
  LARGE: { whole: (values) => nth(values, true) },
  SMALL: { whole: (values) => nth(values, false) },
  RANK: { whole: rank },
  'RANK.EQ': { whole: rank },
  SLOPE: { whole: (values) => line(values).slope },
  INTERCEPT: { whole: (values) => line(values).intercept },
  SUMPRODUCT: { whole: sumOfProducts, isArray: true },
  SUBTOTAL: { whole: subtotal },
  ROUND: ofOne((value, digits) => rounded(value, digits, halfUp)),
  ROUNDUP: ofOne((value, digits) => rounded(value, digits, Math.ceil)),
  ROUNDDOWN: ofOne((value, digits) => rounded(value, digits, Math.floor)),
  TRUNC: ofOne((value, digits) => rounded(value, digits, Math.floor)),
  INT: ofOne((value) => Math.floor(value)),
  ABS: ofOne((value) => Math.abs(value)),
  SIGN: ofOne((value) => Math.sign(value)),
  SQRT: ofOne((value) => root(value)),
  POWER: ofOne((value, power) => value ** power),
  EXP: ofOne((value) => Math.exp(value)),
  LN: ofOne((value) => logarithm(value)),
  LOG10: ofOne((value) => logarithm(value) / Math.LN10),
  MOD: ofOne(modulo),
  FLOOR: ofOne((value, step) => multiple(value, step, Math.floor)),
  CEILING: ofOne((value, step) => multiple(value, step, Math.ceil)),
  MROUND: ofOne((value, step) => multiple(value, step, halfUp)),
};

function root(value: number): number {
  if (value < 0) throw new CellError('#NUM!');
  return Math.sqrt(value);
}

function logarithm(value: number): number {
  if (value <= 0) throw new CellError('#NUM!');
  return Math.log(value);
}
