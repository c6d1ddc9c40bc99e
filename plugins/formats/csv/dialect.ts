/** How a table is written. */
export interface Dialect {
  /** One character between two cells; `''` if there is one column only, whose cells may hold commas. */
  readonly delimiter: string;
  /** One character around a cell, `''` for none. */
  readonly quote: string;
  /** What makes a quote within quotes a part of the cell: the quote itself, doubled, or a backslash before it. */
  readonly escaper: string;
  /** Blanks between the delimiter and an opening quote do not belong to the cell. */
  readonly skipBlanks: boolean;
}

export const COMMA: Dialect = { delimiter: ',', quote: '"', escaper: '"', skipBlanks: false };
