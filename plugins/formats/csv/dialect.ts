/** The CSV dialect of a table. */
export interface Dialect {
  /** Delimiter between cells; `''` for a single column, whose cells may contain commas. */
  readonly delimiter: string;
  /** Quote character, `''` for none. */
  readonly quote: string;
  /** Character that escapes a quote within quotes: the quote itself (doubled), or a backslash. */
  readonly escaper: string;
  /** True if blanks between the delimiter and an opening quote are not part of the cell. */
  readonly skipBlanks: boolean;
}

export const COMMA: Dialect = { delimiter: ',', quote: '"', escaper: '"', skipBlanks: false };
