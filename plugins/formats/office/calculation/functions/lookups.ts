import type { Calculator, Standing, WorkbookFunction } from '../contracts.js';
import {
  asMatrix,
  CellError,
  compare,
  Matrix,
  NotCalculable,
  type Scalar,
  toBoolean,
  toNumber,
  type Value,
} from '../values.js';

/**
 * The place of a value in a list, from 0.
 * @param order 0: the same value, in any order; 1: the last one that is not larger, in ascending order; -1: descending
 */
function placeIn(list: readonly Scalar[], wanted: Scalar, order: number): number {
  if (wanted instanceof CellError) throw wanted;
  if (order === 0 && typeof wanted === 'string' && /[*?~]/.test(wanted)) throw new NotCalculable();
  const isLike = (value: Scalar): boolean =>
    value !== undefined && !(value instanceof CellError) && typeof value === typeof (wanted ?? 0);
  let found = -1;
  for (const [at, value] of list.entries()) {
    if (!isLike(value)) continue;
    const is = compare(value, wanted ?? 0);
    if (order === 0 ? is === 0 : order * is <= 0) found = at;
    if (order === 0 ? found >= 0 : order * is > 0) break;
  }
  if (found < 0) throw new CellError('#N/A');
  return found;
}

const columnOf = (matrix: Matrix, column: number): Scalar[] => matrix.rows.map((row) => row[column]);
const rowOf = (matrix: Matrix, row: number): readonly Scalar[] => matrix.rows[row] ?? [];

const one = (value: Value, evaluator: Calculator, standing: Standing): Scalar => evaluator.scalar(value, standing);

/** A cell of a range, so that its place stays known. */
function cellOf(matrix: Matrix, row: number, column: number): Value {
  if (row >= matrix.rows.length || column >= matrix.width) throw new CellError('#REF!');
  const { place } = matrix;
  const value = [[matrix.at(row, column)]];
  if (place === undefined) return new Matrix(value);
  const firstRow = place.area.firstRow + row;
  const firstColumn = place.area.firstColumn + column;
  return new Matrix(value, {
    sheet: place.sheet,
    area: { firstRow, lastRow: firstRow, firstColumn, lastColumn: firstColumn },
  });
}

const looked =
  (isVertical: boolean): ((values: readonly Value[], evaluator: Calculator, standing: Standing) => Value) =>
  (values, evaluator, standing) => {
    const [wanted, range, number, near] = values;
    if (standing.isArray) throw new NotCalculable();
    const matrix = asMatrix(range);
    const isNear = values.length < 4 ? true : toBoolean(one(near, evaluator, standing));
    const list = isVertical ? columnOf(matrix, 0) : rowOf(matrix, 0);
    const at = placeIn(list, one(wanted, evaluator, standing), isNear ? 1 : 0);
    const other = toNumber(one(number, evaluator, standing)) - 1;
    if (other < 0) throw new CellError('#VALUE!');
    return isVertical ? cellOf(matrix, at, other) : cellOf(matrix, other, at);
  };

function match(values: readonly Value[], evaluator: Calculator, standing: Standing): number {
  if (standing.isArray) throw new NotCalculable();
  const [wanted, range, order] = values;
  const matrix = asMatrix(range);
  if (matrix.width !== 1 && matrix.rows.length !== 1) throw new CellError('#N/A');
  const list = matrix.width === 1 ? columnOf(matrix, 0) : rowOf(matrix, 0);
  const kind = values.length < 3 ? 1 : Math.sign(toNumber(one(order, evaluator, standing)));
  return placeIn(list, one(wanted, evaluator, standing), kind) + 1;
}

function index(values: readonly Value[], evaluator: Calculator, standing: Standing): Value {
  const [range, first, second] = values;
  const matrix = asMatrix(range);
  if (standing.isArray || values.length > 3) throw new NotCalculable();
  const isRow = matrix.rows.length === 1 && values.length === 2;
  const row = isRow ? 1 : toNumber(one(first, evaluator, standing));
  const column = isRow
    ? toNumber(one(first, evaluator, standing))
    : values.length === 2
      ? 1
      : toNumber(one(second, evaluator, standing));
  // A whole row or column is not calculated here.
  if (row < 1 || column < 1) throw new NotCalculable();
  return cellOf(matrix, Math.trunc(row) - 1, Math.trunc(column) - 1);
}

function xlookup(values: readonly Value[], evaluator: Calculator, standing: Standing): Value {
  const [wanted, range, results, missing] = values;
  if (standing.isArray || values.length > 4) throw new NotCalculable();
  const list = [...asMatrix(range).values()];
  const found = [...asMatrix(results).values()];
  if (found.length !== list.length) throw new NotCalculable();
  try {
    return found[placeIn(list, one(wanted, evaluator, standing), 0)];
  } catch (error) {
    if (error instanceof CellError && error.code === '#N/A' && values.length === 4) return missing;
    throw error;
  }
}

const placeOf = (value: Value) => {
  const place = value instanceof Matrix ? value.place : undefined;
  if (place === undefined) throw new NotCalculable();
  return place.area;
};

/** Functions that find cells. */
export const LOOKUPS: Readonly<Record<string, WorkbookFunction>> = {
  VLOOKUP: { whole: looked(true) },
  HLOOKUP: { whole: looked(false) },
  XLOOKUP: { whole: xlookup },
  MATCH: { whole: match },
  INDEX: { whole: index },
  ROW: { whole: ([of], _, { row }) => (of === undefined ? row : placeOf(of).firstRow) },
  COLUMN: { whole: ([of], _, { column }) => (of === undefined ? column : placeOf(of).firstColumn) + 1 },
  ROWS: { whole: ([of]) => asMatrix(of).rows.length },
  COLUMNS: { whole: ([of]) => asMatrix(of).width },
};
