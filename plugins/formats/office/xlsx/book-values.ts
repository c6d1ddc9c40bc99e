import type { Cells, Place } from '../calculation/contracts.js';
import { Evaluator } from '../calculation/evaluate.js';
import { FUNCTIONS } from '../calculation/functions/all.js';
import { type Node, parseFormula } from '../calculation/parser.js';
import { Matrix, NotCalculable, type Scalar } from '../calculation/values.js';
import type { Area } from '../sheets/area.js';
import type { FormulaCell } from './formula-cells.js';
import { cellKey, type SheetValues } from './sheet-values.js';

/** What a workbook defines, by names in lower case. */
export interface Definitions {
  readonly from1904: boolean;
  readonly today: number | undefined;
  readonly sheets: ReadonlyMap<string, number>;
  readonly names: ReadonlyMap<string, string>;
  /** Columns of tables without their titles. */
  readonly columns: readonly TableColumn[];
}

/** A column of a table. */
export interface TableColumn {
  /** In lower case. */
  readonly table: string;
  readonly title: string;
  readonly sheet: number;
  readonly area: Area;
  readonly whole: Area;
}

/** Largest area that is calculated with, and all areas together, in cells. */
const MOST_CELLS = 1_000_000;
const MOST_READ = 10_000_000;
const KEPT_AREAS = 500;
/** Cells of an area from which it is large: it counts for the limit, and is kept. */
const LARGE_FROM = 16;
/** Formulas that refer to each other in a row. */
const DEEPEST = 150;

/** A workbook whose formulas are calculated. */
interface Book {
  readonly sheets: readonly SheetValues[];
  readonly definitions: Definitions;
  /** By sheet and cell. */
  readonly formulas: readonly ReadonlyMap<number, FormulaCell>[];
}

/** The cells of a workbook before or after the change; a cell with a formula has the value that `ofFormula` finds. */
export class BookValues implements Cells {
  readonly from1904: boolean;
  readonly today: number | undefined;
  readonly #sheets: readonly SheetValues[];
  readonly #definitions: Definitions;
  readonly #formulas: readonly ReadonlyMap<number, FormulaCell>[];
  readonly #ofFormula: (formula: FormulaCell) => Scalar;
  readonly #isNew: boolean;
  readonly #areas = new Map<string, Matrix>();
  readonly #nodes = new Map<string, Node | undefined>();
  readonly #evaluator = new Evaluator(this, FUNCTIONS);
  #read = 0;
  #depth = 0;

  constructor({ sheets, definitions, formulas }: Book, isNew: boolean, ofFormula: (formula: FormulaCell) => Scalar) {
    this.#sheets = sheets;
    this.#definitions = definitions;
    this.#formulas = formulas;
    this.#isNew = isNew;
    this.#ofFormula = ofFormula;
    this.from1904 = definitions.from1904;
    this.today = definitions.today;
  }

  /** The result of a formula over these cells. @throws NotCalculable */
  result(formula: FormulaCell): Scalar {
    const node = this.#isNew ? formula.after : formula.before;
    if (node === undefined || this.#depth >= DEEPEST) throw new NotCalculable();
    this.#depth++;
    try {
      return this.#evaluator.result(node, formula);
    } finally {
      this.#depth--;
    }
  }

  sheet(name: string): number | undefined {
    return this.#definitions.sheets.get(name.toLowerCase());
  }

  area(sheet: number, wanted: Area): Matrix {
    const values = this.#sheets[sheet];
    if (values === undefined) throw new NotCalculable();
    const area = values.within(wanted);
    const height = area.lastRow - area.firstRow + 1;
    const width = area.lastColumn - area.firstColumn + 1;
    const key = `${sheet}/${area.firstRow}/${area.lastRow}/${area.firstColumn}/${area.lastColumn}`;
    const known = this.#areas.get(key);
    // Formulas on few cells are calculated in any case.
    const isLarge = height * width >= LARGE_FROM;
    if (isLarge) this.#read += height * width;
    if (height * width > MOST_CELLS || (isLarge && this.#read > MOST_READ)) throw new NotCalculable();
    if (known !== undefined) return known;
    const rows = Array.from({ length: height }, (_, r) =>
      Array.from({ length: width }, (__, c) => this.#cell(values, sheet, area.firstRow + r, area.firstColumn + c)),
    );
    const matrix = new Matrix(rows, { sheet, area });
    if (isLarge && this.#areas.size < KEPT_AREAS) this.#areas.set(key, matrix);
    return matrix;
  }

  #cell(values: SheetValues, sheet: number, row: number, column: number): Scalar {
    const formula = this.#formulas[sheet]?.get(cellKey(row, column));
    return formula === undefined ? values.value(row, column, this.#isNew) : this.#ofFormula(formula);
  }

  name(name: string): Node | undefined {
    const key = name.toLowerCase();
    if (this.#nodes.has(key)) return this.#nodes.get(key);
    const text = this.#definitions.names.get(key);
    const node = text === undefined ? undefined : parseFormula(text);
    this.#nodes.set(key, node);
    return node;
  }

  column(table: string | undefined, title: string, from: Place): TableColumn | undefined {
    const [name, wanted] = [table?.toLowerCase(), title.toLowerCase()];
    return this.#definitions.columns.find(
      (one) => one.title === wanted && (name === undefined ? holds(one, from) : one.table === name),
    );
  }
}

const holds = ({ sheet, whole }: TableColumn, from: Place): boolean =>
  sheet === from.sheet &&
  from.row >= whole.firstRow &&
  from.row <= whole.lastRow &&
  from.column >= whole.firstColumn &&
  from.column <= whole.lastColumn;
