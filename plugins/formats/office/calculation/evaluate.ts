import type { Area } from '../sheets/area.js';
import type { Calculator, Cells, Place, Standing, WorkbookFunction } from './contracts.js';
import type { Corner, Node } from './parser.js';
import {
  asMatrix,
  CellError,
  compare,
  Matrix,
  NotCalculable,
  numberAsText,
  type Scalar,
  toNumber,
  toText,
  type Value,
} from './values.js';

const DEEPEST_NAME = 5;

/** Calculates formulas over cells. */
export class Evaluator implements Calculator {
  readonly #cells: Cells;
  readonly #functions: ReadonlyMap<string, WorkbookFunction>;
  #names = 0;

  constructor(cells: Cells, functions: ReadonlyMap<string, WorkbookFunction>) {
    this.#cells = cells;
    this.#functions = functions;
  }

  get cells(): Cells {
    return this.#cells;
  }

  /** The value of the cell of a formula; an error is a value. @throws NotCalculable */
  result(node: Node, standing: Standing): Scalar {
    try {
      const value = this.value(node, standing);
      const result = standing.isArray && value instanceof Matrix ? value.at(0, 0) : this.scalar(value, standing);
      return result ?? 0;
    } catch (error) {
      if (error instanceof CellError) return error;
      throw error;
    }
  }

  /** The value of a part of a formula. */
  value(node: Node | undefined, standing: Standing): Value {
    switch (node?.kind) {
      case undefined:
        return undefined;
      case 'constant':
        return node.value;
      case 'range':
        return this.#range(node.sheet, areaAt(node, standing), standing);
      case 'column':
        return this.#column(node, standing);
      case 'name':
        return this.#name(node.name, standing);
      case 'sign':
        return this.#mapped([node.of], standing, ([value]) => signed(node.sign, toNumber(value)));
      case 'operator':
        return this.#mapped([node.left, node.right], standing, ([a, b]) => operated(node.sign, a, b));
      case 'call':
        return this.#call(node, standing);
    }
  }

  /** One value where one is wanted: of several cells the one in the row or the column of the formula. */
  scalar(value: Value, { row, column, sheet }: Place): Scalar {
    if (!(value instanceof Matrix)) return value;
    if (value.rows.length === 1 && value.width === 1) return value.at(0, 0);
    const { place } = value;
    if (place === undefined || place.sheet !== sheet) throw new NotCalculable();
    const { firstRow, lastRow, firstColumn, lastColumn } = place.area;
    if (firstColumn === lastColumn && row >= firstRow && row <= lastRow) return value.at(row - firstRow, 0);
    if (firstRow === lastRow && column >= firstColumn && column <= lastColumn) return value.at(0, column - firstColumn);
    throw new NotCalculable();
  }

  /** Applies a function of single values, in arrays to all cells. */
  #mapped(
    nodes: readonly (Node | undefined)[],
    standing: Standing,
    calculate: (values: readonly Scalar[]) => Scalar,
  ): Value {
    const values = nodes.map((node) => this.value(node, standing));
    if (!standing.isArray) return calculate(values.map((value) => this.scalar(value, standing)));
    const matrices = values.map(asMatrix);
    const height = matrices.reduce((most, { rows }) => Math.max(most, rows.length), 1);
    const width = matrices.reduce((most, matrix) => Math.max(most, matrix.width), 1);
    if (height === 1 && width === 1) return calculate(matrices.map((matrix) => matrix.at(0, 0)));
    const rows = Array.from({ length: height }, (_, r) =>
      Array.from({ length: width }, (__, c) => caught(() => calculate(matrices.map((matrix) => spread(matrix, r, c))))),
    );
    return new Matrix(rows);
  }

  #range(name: string | undefined, area: Area, standing: Standing): Value {
    const sheet = name === undefined ? standing.sheet : this.#cells.sheet(name);
    if (sheet === undefined) throw new NotCalculable();
    return this.#cells.area(sheet, area);
  }

  #column({ table, title, isThisRow }: Extract<Node, { kind: 'column' }>, standing: Standing): Value {
    const column = this.#cells.column(table, title, standing);
    if (column === undefined) throw new NotCalculable();
    const { sheet, area } = column;
    if (!isThisRow) return this.#cells.area(sheet, area);
    if (sheet !== standing.sheet || standing.row < area.firstRow || standing.row > area.lastRow)
      throw new NotCalculable();
    return this.#cells.area(sheet, { ...area, firstRow: standing.row, lastRow: standing.row });
  }

  #name(name: string, standing: Standing): Value {
    const node = this.#cells.name(name);
    if (node === undefined || this.#names >= DEEPEST_NAME) throw new NotCalculable();
    this.#names++;
    try {
      return this.value(node, { ...standing, down: 0, right: 0 });
    } finally {
      this.#names--;
    }
  }

  #call({ name, parameters }: Extract<Node, { kind: 'call' }>, standing: Standing): Value {
    const known = this.#functions.get(name);
    if (known === undefined) throw new NotCalculable();
    if ('lazy' in known) return known.lazy(parameters, this, standing);
    if ('each' in known) return this.#mapped(parameters, standing, (values) => known.each(values, this.#cells));
    const inside = known.isArray === true ? { ...standing, isArray: true } : standing;
    return known.whole(
      parameters.map((node) => this.value(node, inside)),
      this,
      standing,
    );
  }
}

/** The value, or the error, of one cell of an array. */
function caught(calculate: () => Scalar): Scalar {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof CellError) return error;
    throw error;
  }
}

/** A single row or column stands for all. */
const spread = (matrix: Matrix, row: number, column: number): Scalar =>
  matrix.at(matrix.rows.length === 1 ? 0 : row, matrix.width === 1 ? 0 : column);

const moved = ({ row, column, isRowFixed, isColumnFixed }: Corner, { down, right }: Standing) => ({
  row: row + (isRowFixed ? 0 : down),
  column: column + (isColumnFixed ? 0 : right),
});

function areaAt({ first, last }: Extract<Node, { kind: 'range' }>, standing: Standing): Area {
  const [a, b] = [moved(first, standing), moved(last, standing)];
  return {
    firstRow: Math.min(a.row, b.row),
    lastRow: Math.max(a.row, b.row),
    firstColumn: Math.min(a.column, b.column),
    lastColumn: Math.max(a.column, b.column),
  };
}

const signed = (sign: string, number: number): number =>
  sign === '-' ? -number : sign === '%' ? number / 100 : number;

function operated(sign: string, left: Scalar, right: Scalar): Scalar {
  switch (sign) {
    case '&':
      return textOf(left) + textOf(right);
    case '=':
      return compare(left, right) === 0;
    case '<>':
      return compare(left, right) !== 0;
    case '<':
      return compare(left, right) < 0;
    case '>':
      return compare(left, right) > 0;
    case '<=':
      return compare(left, right) <= 0;
    case '>=':
      return compare(left, right) >= 0;
    default:
      return arithmetic(sign, toNumber(left), toNumber(right));
  }
}

const textOf = (value: Scalar): string => (typeof value === 'number' ? numberAsText(value) : toText(value));

function arithmetic(sign: string, a: number, b: number): number {
  if (sign === '/' && b === 0) throw new CellError('#DIV/0!');
  const result = sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : sign === '/' ? a / b : a ** b;
  if (!Number.isFinite(result)) throw new CellError('#NUM!');
  return result;
}
