/** Result for one file. */
export type Result =
  | { readonly is: 'output' }
  | { readonly is: 'refused'; readonly code: string; readonly why: string }
  | { readonly is: 'uncaught'; readonly why: string }
  | { readonly is: 'hung' | 'crashed'; readonly during: string }
  | { readonly is: 'no adapter' };

/** Terms that are still there, by where; each with an example of the place. */
export interface Residue {
  readonly text: number;
  readonly attributes: number;
  readonly binary: number;
  /** In parts that the report names as not searched. */
  readonly named: number;
  readonly places: readonly string[];
}

/** One file, measured. Sizes in bytes, times in seconds of CPU. */
export interface Measured {
  readonly path: string;
  readonly kind: string;
  readonly size: number;
  result: Result;
  cpu?: number;
  peak?: number;
  /** Terms that were replaced in the first run. */
  replaced?: number;
  /** Terms that were picked or found, and had to vanish. */
  terms?: number;
  residue?: Residue;
  /** Parts of the output that hold the very bytes of the input, and those that differ though no term stood in them. */
  same?: number;
  changedForNothing?: readonly string[];
  /** Whether the same bytes came back where nothing was found. */
  untouched?: boolean;
  /** Cells that a second library reads otherwise though no term stood in them. */
  cells?: number;
  cellsChanged?: readonly string[];
  /** Why the second library did not compare the cells: it hung, crashed, or could not read the file. */
  notCompared?: string;
  /** What LibreOffice said: pages before and after, terms in the text of the PDF. */
  office?: {
    readonly opened: boolean;
    readonly opens: boolean;
    readonly pages: readonly number[];
    readonly left: number;
  };
}

/** Messages between the parent process and a child. */
export interface Task {
  readonly path: string;
  readonly kind: string;
  /** Only how long it takes, and how much memory. */
  readonly onlyCost?: boolean;
  /** Path at which the masked file is kept for the judges; omitted if it is not kept. */
  readonly keepAt?: string;
}
export type Message =
  | { readonly phase: string }
  /** All but what other libraries say, in case they do not come back. */
  | { readonly soFar: Measured; readonly sought: readonly string[] }
  | { readonly done: Measured; readonly sought: readonly string[] };
