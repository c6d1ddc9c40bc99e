/** A rectangle of cells. Rows count from 1, columns from 0; both ends are included. */
export interface Area {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}
