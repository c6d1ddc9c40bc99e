import { append } from '../../../../../kit/index.js';
import type { NumberFormat } from './number-formats.js';
import { type BiffRecord, RECORD } from './records.js';

/** The content of a cell. */
type CellContent =
  | { readonly is: 'shared'; readonly string: number }
  /** Its own text, in the record itself. */
  | { readonly is: 'text'; readonly text: string }
  /** The result of a formula, in a record after that of the formula. */
  | { readonly is: 'result'; readonly formula: number; readonly text: string }
  | { readonly is: 'number'; readonly value: number; readonly format: NumberFormat; readonly slot: number | undefined }
  | { readonly is: 'numeric result'; readonly value: number; readonly format: NumberFormat };

/** One cell with a value. */
export interface Cell {
  /** Index of its sheet, in the order of the stream; charts inside of a sheet have their own index. */
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly style: number;
  /** Index of the record with the value. */
  readonly record: number;
  readonly content: CellContent;
}

/** Access to the texts of cells. */
export interface CellTexts {
  /** The text of a record, from a byte offset; continuation records are joined. */
  text(index: number, at: number): string | undefined;
  format(style: number): NumberFormat;
}

/**
 * A number in 30 bits: an integer or the upper part of a floating-point number; divided by 100 if the lowest bit is
 * set.
 */
export function smallNumber(bits: number): number {
  let value: number;
  if ((bits & 2) !== 0) value = bits >> 2;
  else {
    const double = Buffer.alloc(8);
    double.writeUInt32LE((bits & 0xfffffffc) >>> 0, 4);
    value = double.readDoubleLE(0);
  }
  return (bits & 1) === 0 ? value : value / 100;
}

/** Reads the cells of all sheets. */
export function readCells(records: readonly BiffRecord[], texts: CellTexts): Cell[] {
  const cells: Cell[] = [];
  const open: number[] = [];
  let sheets = 0;
  let formula: Cell | undefined;
  records.forEach((record, index) => {
    const { type, data } = record;
    if (isBegin(type)) open.push(sheets++);
    else if (type === RECORD.endOfFile) open.pop();
    const sheet = open.at(-1) ?? 0;
    if (type === RECORD.result && formula !== undefined) {
      const text = texts.text(index, 0) ?? '';
      cells.push({ ...formula, record: index, content: { is: 'result', formula: formula.record, text } });
      formula = undefined;
    }
    if (data.length < 6) return;
    const place = {
      sheet,
      row: data.readUInt16LE(0),
      column: data.readUInt16LE(2),
      style: data.readUInt16LE(4),
      record: index,
    };
    if (type === RECORD.formula && data.length >= 14) {
      // Texts, booleans and errors are marked by two bytes that no number ends with.
      const isNumber = data.readUInt16LE(12) !== 0xffff;
      formula = isNumber || data[6] !== 0 ? undefined : { ...place, content: { is: 'text', text: '' } };
      if (isNumber)
        cells.push({
          ...place,
          content: { is: 'numeric result', value: data.readDoubleLE(6), format: texts.format(place.style) },
        });
    } else append(cells, valuesOf(record, place, texts));
  });
  return cells;
}

const isBegin = (type: number): boolean => (type & 0xff) === 0x09 && type <= 0x809;

function valuesOf({ type, data }: BiffRecord, place: Omit<Cell, 'content'>, texts: CellTexts): Cell[] {
  const format = texts.format(place.style);
  if (type === RECORD.sharedText && data.length >= 10)
    return [{ ...place, content: { is: 'shared', string: data.readUInt32LE(6) } }];
  if (type === RECORD.label || type === RECORD.rich) {
    const text = texts.text(place.record, 6);
    return text === undefined ? [] : [{ ...place, content: { is: 'text', text } }];
  }
  if (type === RECORD.number && data.length >= 14)
    return [{ ...place, content: { is: 'number', value: data.readDoubleLE(6), format, slot: undefined } }];
  if (type === RECORD.smallNumber && data.length >= 10)
    return [{ ...place, content: { is: 'number', value: smallNumber(data.readInt32LE(6)), format, slot: undefined } }];
  if (type !== RECORD.numbers) return [];
  return Array.from({ length: Math.floor((data.length - 6) / 6) }, (_, slot): Cell => {
    const style = data.readUInt16LE(4 + 6 * slot);
    const value = smallNumber(data.readInt32LE(6 + 6 * slot));
    return {
      ...place,
      column: place.column + slot,
      style,
      content: { is: 'number', value, format: texts.format(style), slot },
    };
  });
}

/** True if the formula's record is followed by one that other cells refer to, so that several cells share it. */
export const isShared = (next: BiffRecord | undefined): boolean =>
  next !== undefined && [RECORD.sharedFormula, RECORD.array, RECORD.dataTable].some((type) => type === next.type);
