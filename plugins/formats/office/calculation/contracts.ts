import type { Area } from '../sheets/area.js';
import type { Node } from './parser.js';
import type { Matrix, Scalar, Value } from './values.js';

/** The cell of a formula: a row from 1, a column from 0. */
export interface Place {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

/** Where a formula stands, and by how many cells its references move because it is shared. */
export interface Standing extends Place {
  readonly down: number;
  readonly right: number;
  /** True where several cells are calculated at once, as in `SUMPRODUCT`. */
  readonly isArray: boolean;
}

/** The cells of a workbook, as a formula sees them. */
export interface Cells {
  readonly from1904: boolean;
  /** The day of `TODAY()`; undefined if it is not known. */
  readonly today: number | undefined;
  /** The number of a sheet; undefined for none of this workbook. */
  sheet(name: string): number | undefined;
  /** The values of an area, cut to the cells that the sheet uses. */
  area(sheet: number, area: Area): Matrix;
  /** The formula of a defined name. */
  name(name: string): Node | undefined;
  /** The column of a table, without its title. */
  column(
    table: string | undefined,
    title: string,
    from: Place,
  ): { readonly sheet: number; readonly area: Area } | undefined;
}

/** What functions need of the evaluator. */
export interface Calculator {
  readonly cells: Cells;
  /** The value of a part of a formula. */
  value(node: Node | undefined, standing: Standing): Value;
  /** One value where one is wanted: of several cells the one in the row or the column of the formula. */
  scalar(value: Value, place: Place): Scalar;
}

/** How a function of a workbook is calculated. */
export type WorkbookFunction =
  /** Its arguments are single values; in an array it applies to all of them. */
  | { readonly each: (values: readonly Scalar[], cells: Cells) => Scalar }
  /** Its arguments may be many cells; `isArray`: it calculates with all of them at once. */
  | {
      readonly whole: (values: readonly Value[], calculator: Calculator, standing: Standing) => Value;
      readonly isArray?: boolean;
    }
  /** It decides which of its arguments are calculated. */
  | { readonly lazy: LazyFunction };

/** A function that decides which of its arguments are calculated. */
export type LazyFunction = (
  parameters: readonly (Node | undefined)[],
  calculator: Calculator,
  standing: Standing,
) => Value;
