import { ANY } from './gaps.js';

/** How a column is made coarser, step by step; the last step leaves nothing. */
export type Steps = readonly ((value: string) => string)[];

const anything: Steps = [() => ANY];

/** Whole numbers: ages, years, amounts. */
const NUMBER = /^-?\d{1,9}$/;
/** A date that begins with its year. */
const DATE = /^(\d{4})-(\d{2})-\d{2}/;
/** A code with digits, such as a postal code. */
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d -]{2,9}$/u;

/** The band of a number: `30-39`. */
const band =
  (width: number) =>
  (value: string): string => {
    if (!NUMBER.test(value)) return ANY;
    const from = Math.floor(Number(value) / width) * width;
    return `${from}-${from + width - 1}`;
  };

/** The first signs of a code: `627**`. */
const start =
  (length: number) =>
  (value: string): string =>
    value.length > length ? value.slice(0, length) + ANY.repeat(value.length - length) : value;

const most = (values: readonly string[], form: RegExp): boolean =>
  values.length > 0 && values.filter((value) => form.test(value)).length * 10 >= values.length * 9;

/** A number that is written with so many digits is a code: `02139`. */
const isCode = (values: readonly string[]): boolean =>
  most(values, CODE) &&
  (!most(values, NUMBER) || (most(values, /^\d{5}$/) && new Set(values.map(({ length }) => length)).size === 1));

/** The steps of a column, from what its values look like. Empty values stay empty until the last step, unless their rows are suppressed. */
export function stepsFor(values: readonly string[]): Steps {
  const filled = values.filter((value) => value !== '');
  if (most(filled, DATE))
    return [
      part(DATE, ([, year, month]) => `${year}-${month}`),
      part(DATE, ([, year]) => year ?? ANY),
      decade,
      ...anything,
    ];
  if (isCode(filled)) {
    const longest = filled.reduce((length, value) => Math.max(length, value.length), 0);
    return [...Array.from({ length: longest - 1 }, (_, i) => filledOnly(start(longest - 1 - i))), ...anything];
  }
  if (most(filled, NUMBER)) return [...[5, 10, 20, 50, 100].map((width) => filledOnly(band(width))), ...anything];
  return anything;
}

const filledOnly =
  (step: (value: string) => string) =>
  (value: string): string =>
    value === '' ? value : step(value);

const part = (form: RegExp, make: (found: RegExpExecArray) => string) =>
  filledOnly((value) => {
    const found = form.exec(value);
    return found === null ? ANY : make(found);
  });

const decade = part(DATE, ([, year]) => `${(year ?? '').slice(0, 3)}0s`);
