import type { Finding } from '../../../../core/index.js';
import type { SoughtTerms, ValueMemory } from '../../../../kit/index.js';
import { termsIn } from '../text/known-terms.js';
import { type UnitText, wholeOf } from '../text/unit.js';
import { grown } from './cells.js';
import type { FoundCell } from './found-cell.js';
import type { SharedStrings } from './shared-strings.js';

/** Maximum number of columns that can own strings; further columns store theirs separately. */
const MAX_COLUMNS = 0xffff;

/**
 * Stores the cells of shared strings with findings, per column. Nearly every string is used in one column only, and a
 * workbook may have a million, so the first column that uses a string stores it in a common list.
 */
export class FoundStrings {
  /** By index of the string; null if nothing was found. */
  readonly #cells: (FoundCell | null | undefined)[] = [];
  /** By index of the string: the first column that used it. */
  #owners: Uint16Array<ArrayBuffer> = new Uint16Array(0);
  #columns = 0;

  /** The cells of one column. @param count number of strings. */
  column(count: number): {
    get(index: number): FoundCell | null | undefined;
    set(index: number, cell: FoundCell | null): void;
  } {
    if (this.#owners.length < count) this.#owners = grown(this.#owners, new Uint16Array(count));
    const own = Math.min(++this.#columns, MAX_COLUMNS);
    const others = new Map<number, FoundCell | null>();
    const isOwn = (index: number): boolean => own < MAX_COLUMNS && this.#owners[index] === own;
    return {
      get: (index) => (isOwn(index) ? this.#cells[index] : others.get(index)),
      set: (index, cell) => {
        if (own < MAX_COLUMNS && this.#owners[index] === 0) this.#owners[index] = own;
        if (isOwn(index)) this.#cells[index] = cell;
        else others.set(index, cell);
      },
    };
  }
}

/** Findings in shared strings under one title. */
export class SharedFindings implements ValueMemory {
  readonly #cells: ReturnType<FoundStrings['column']>;
  readonly #findings: (readonly Finding[] | undefined)[] = [];
  /** By index of the string, the latest findings that depend on names of the row. */
  readonly #named: (NamedFindings | undefined)[] = [];
  /** Index of the current string. */
  index = 0;

  /** @param cells cells of the column. */
  constructor(cells: ReturnType<FoundStrings['column']>) {
    this.#cells = cells;
  }

  get isKnown(): boolean {
    return this.#cells.get(this.index) !== undefined;
  }

  get cell(): FoundCell | undefined {
    return this.#cells.get(this.index) ?? undefined;
  }

  set cell(cell: FoundCell | undefined) {
    this.#cells.set(this.index, cell ?? null);
  }

  get(): readonly Finding[] | undefined {
    return this.#findings[this.index];
  }

  set(_value: string, findings: readonly Finding[]): void {
    this.#findings[this.index] = findings;
  }

  getNamed(_value: string, names: string): readonly Finding[] | undefined {
    const last = this.#named[this.index];
    return last?.names === names ? last.findings : undefined;
  }

  setNamed(_value: string, names: string, findings: readonly Finding[]): void {
    this.#named[this.index] = { names, findings, cell: undefined };
  }

  /** The cell created for the same findings before; undefined if there is none. */
  cellOf(findings: readonly Finding[]): FoundCell | undefined {
    if (this.cell?.findings === findings) return this.cell;
    const last = this.#named[this.index];
    return last?.findings === findings ? last.cell : undefined;
  }

  /** Stores the cell created for findings. */
  keep(cell: FoundCell | undefined): void {
    const last = this.#named[this.index];
    if (cell !== undefined && last?.findings === cell.findings) last.cell = cell;
  }
}

interface NamedFindings {
  readonly names: string;
  readonly findings: readonly Finding[];
  cell: FoundCell | undefined;
}

/** Tells which shared strings contain terms of the workbook. Each is searched once, however many cells use it. */
export class StringTerms {
  readonly #strings: SharedStrings | undefined;
  readonly #sought: SoughtTerms;
  /** By index of the string. */
  readonly #known: (boolean | undefined)[] = [];

  constructor(strings: SharedStrings | undefined, sought: SoughtTerms) {
    this.#strings = strings;
    this.#sought = sought;
  }

  holds(index: number): boolean {
    const known = this.#known[index];
    if (known !== undefined) return known;
    const text = this.#strings?.text(index) ?? '';
    const holds = termsIn(this.reading(index, text), this.#sought).length > 0;
    this.#known[index] = holds;
    return holds;
  }

  /** A string with its runs, because a term may be in one of them only. */
  reading(index: number, text: string): UnitText {
    return this.#strings === undefined || this.#strings.isPlain(index) ? wholeOf(text) : this.#strings.rich(index);
  }
}
