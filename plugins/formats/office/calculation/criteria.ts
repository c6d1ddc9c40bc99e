import { serialOfDate } from '../sheets/serial-days.js';
import { CellError, compare, NotCalculable, numberInText, type Scalar } from './values.js';

const OPERATOR = /^(?:<=|>=|<>|[<>=])/;

/** A text with `*` and `?` as a pattern, as in a masked name (`*****` is any text); undefined if it has none of them. */
function wildcards(text: string): RegExp | undefined {
  if (!/[*?]/.test(text)) return undefined;
  const pattern = text.replace(/~[*?~]|\*+|[\s\S]/g, (sign) => {
    if (sign.startsWith('*')) return '.*';
    if (sign === '?') return '.';
    return (sign.length === 2 ? sign.slice(1) : sign).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  });
  // More than two places of any length are not tried: they may take long.
  if ((pattern.match(/\.\*/g)?.length ?? 0) > 2) throw new NotCalculable();
  return new RegExp(`^${pattern}$`, 'is');
}

/** The condition of `SUMIF` and others, as a test of cells. */
export function criterion(value: Scalar, from1904: boolean): (cell: Scalar) => boolean {
  if (typeof value !== 'string') return (cell) => isEqual(cell, value ?? 0);
  const operator = OPERATOR.exec(value)?.[0] ?? '';
  const text = value.slice(operator.length);
  const number = numberInText(text) ?? serialOfDate(text, from1904);
  if (operator === '' || operator === '=' || operator === '<>') {
    const equals = equality(text, number, operator === '');
    return operator === '<>' ? (cell) => !equals(cell) : equals;
  }
  return (cell) => {
    if (cell === undefined || cell instanceof CellError || typeof cell !== typeof (number ?? text)) return false;
    const order = compare(cell, number ?? text);
    return operator.startsWith('<')
      ? order < 0 || (order === 0 && operator === '<=')
      : order > 0 || (order === 0 && operator === '>=');
  };
}

function equality(text: string, number: number | undefined, isBare: boolean): (cell: Scalar) => boolean {
  if (number !== undefined)
    return (cell) => cell === number || (typeof cell === 'string' && numberInText(cell) === number);
  if (text === '') return (cell) => cell === undefined || (isBare && cell === '');
  if (/^(?:true|false)$/i.test(text)) return (cell) => cell === (text.length === 4);
  const pattern = wildcards(text);
  const lower = text.toLowerCase();
  return (cell) => typeof cell === 'string' && (pattern?.test(cell) ?? cell.toLowerCase() === lower);
}

const isEqual = (cell: Scalar, value: Scalar): boolean =>
  cell !== undefined && !(cell instanceof CellError) && typeof cell === typeof value && compare(cell, value) === 0;
