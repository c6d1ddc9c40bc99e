import type { WorkbookFunction } from '../contracts.js';
import { shownAs } from '../shown-as.js';
import {
  CellError,
  compare,
  each,
  NotCalculable,
  numberInText,
  type Scalar,
  toBoolean,
  toNumber,
  toText,
  type Value,
} from '../values.js';

/** A count of characters. */
function length(value: Scalar, otherwise: number): number {
  const number = value === undefined ? otherwise : Math.trunc(toNumber(value));
  if (number < 0) throw new CellError('#VALUE!');
  return number;
}

function place(text: string, wanted: string, from: Scalar): number {
  const at = text.indexOf(wanted, length(from, 1) - 1);
  if (at < 0) throw new CellError('#VALUE!');
  return at + 1;
}

function search([wanted, text, from]: readonly Scalar[]): number {
  const sought = toText(wanted);
  if (/[*?~]/.test(sought)) throw new NotCalculable();
  return place(toText(text).toLowerCase(), sought.toLowerCase(), from);
}

function substitute([text, from, to, which]: readonly Scalar[]): string {
  const [all, old, fresh] = [toText(text), toText(from), toText(to)];
  if (old === '') return all;
  if (which === undefined) return all.replaceAll(old, () => fresh);
  const pieces = all.split(old);
  const at = toNumber(which);
  if (at < 1 || at >= pieces.length) return all;
  return pieces.slice(0, at).join(old) + fresh + pieces.slice(at).join(old);
}

function replace([text, start, count, fresh]: readonly Scalar[]): string {
  const all = toText(text);
  const from = length(start, 1) - 1;
  return all.slice(0, from) + toText(fresh) + all.slice(from + length(count, 0));
}

const proper = (text: string): string =>
  text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

function joined([between, leavesOut, ...values]: readonly Value[]): string {
  const [sign] = each(between);
  const [isLeftOut] = each(leavesOut);
  const texts: string[] = [];
  for (const value of values) for (const one of each(value)) texts.push(toText(one));
  return texts.filter((text) => text !== '' || !toBoolean(isLeftOut)).join(toText(sign));
}

function number(text: string): number {
  const read = numberInText(text);
  if (read === undefined) throw new NotCalculable();
  return read;
}

const ofText = (calculate: (text: string) => Scalar): WorkbookFunction => ({
  each: ([text]) => calculate(toText(text)),
});

const concatenated: WorkbookFunction = {
  whole: (values) => {
    let text = '';
    for (const value of values) for (const one of each(value)) text += toText(one);
    return text;
  },
};

/** Functions of texts. */
export const TEXTS: Readonly<Record<string, WorkbookFunction>> = {
  CONCATENATE: { each: (values) => values.map(toText).join('') },
  CONCAT: concatenated,
  TEXTJOIN: { whole: joined },
  LEFT: { each: ([text, count]) => toText(text).slice(0, length(count, 1)) },
  RIGHT: { each: ([text, count]) => toText(text).slice(Math.max(0, toText(text).length - length(count, 1))) },
  MID: {
    each: ([text, start, count]) => {
      const from = length(start, 1) - 1;
      if (from < 0) throw new CellError('#VALUE!');
      return toText(text).slice(from, from + length(count, 0));
    },
  },
  LEN: ofText((text) => text.length),
  LOWER: ofText((text) => text.toLowerCase()),
  UPPER: ofText((text) => text.toUpperCase()),
  PROPER: ofText(proper),
  TRIM: ofText((text) => text.replace(/ {1,10000}/g, ' ').replace(/^ | $/g, '')),
  SUBSTITUTE: { each: substitute },
  REPLACE: { each: replace },
  FIND: { each: ([wanted, text, from]) => place(toText(text), toText(wanted), from) },
  SEARCH: { each: search },
  EXACT: { each: ([a, b]) => toText(a) === toText(b) && compare(a, b) === 0 },
  REPT: { each: ([text, count]) => toText(text).repeat(Math.min(length(count, 0), 1000)) },
  VALUE: { each: ([text]) => (typeof text === 'number' ? text : number(toText(text))) },
  T: { each: ([value]) => (typeof value === 'string' ? value : '') },
  N: { each: ([value]) => (typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : 0) },
  TEXT: { each: ([value, format], { from1904 }) => shownAs(value, toText(format), from1904) },
  HYPERLINK: { each: ([link, shown]) => shown ?? link },
};
