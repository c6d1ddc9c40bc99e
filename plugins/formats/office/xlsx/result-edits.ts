import type { Edit } from '../../../../core/index.js';
import { CellError, isSame, type Scalar } from '../calculation/values.js';
import { cellText } from '../text/decoded.js';
import type { FormulaCell } from './formula-cells.js';

const TYPE = /\st\s{0,5}=\s{0,5}["']([^"']{0,20})["']/;
const NAME = /^<[^\s/>]{1,100}/;

/** The type of a cell with such a value, as it is written. */
function typeOf(value: Scalar): string {
  if (typeof value === 'string') return 'str';
  if (typeof value === 'boolean') return 'b';
  return value instanceof CellError ? 'e' : 'n';
}

function written(value: Scalar): string {
  if (typeof value === 'string') return cellText(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value instanceof CellError ? value.code : String(value ?? 0);
}

/** The edits that give a cell another type. */
function typeEdits(tag: string, start: number, type: string): Edit[] {
  const given = TYPE.exec(tag);
  if ((given?.[1] ?? 'n') === type) return [];
  if (given !== null) {
    const end = start + given.index + given[0].length - 1;
    return [{ start: end - (given[1]?.length ?? 0), end, text: type }];
  }
  const at = start + (NAME.exec(tag)?.[0].length ?? 0);
  return [{ start: at, end: at, text: ` t="${type}"` }];
}

/** The edits that write the result of a formula. @param source of the part of its sheet */
export function resultEdits(source: string, { kept, start }: FormulaCell, value: Scalar): Edit[] {
  if (kept === undefined || isSame(kept.value, value)) return [];
  const tag = source.slice(start, source.indexOf('>', start));
  return [...typeEdits(tag, start, typeOf(value)), { start: kept.start, end: kept.end, text: written(value) }];
}

const OPEN = /<(?:[\w.-]{1,40}:)?v(?:\s[^<>]{0,60})?>$/;
const CLOSE = /<\/(?:[\w.-]{1,40}:)?v\s{0,10}>/y;

/** The edits that take the result of a formula out. */
export function noResult(source: string, { kept }: FormulaCell): Edit[] {
  if (kept === undefined) return [];
  const open = OPEN.exec(source.slice(Math.max(0, kept.start - 110), kept.start))?.[0].length ?? 0;
  CLOSE.lastIndex = kept.end;
  const close = CLOSE.exec(source)?.[0].length ?? 0;
  return open === 0 || close === 0 ? [] : [{ start: kept.start - open, end: kept.end + close, text: '' }];
}
