import type { Finding, SoughtTerms, ValueMemory } from '../../../core/index.js';
import { termsIn } from '../text/known-terms.js';
import { type Reading, wholeOf } from '../text/unit.js';
import type { FoundCell } from './found-cell.js';
import type { SharedStrings } from './shared-strings.js';

/** What was found in shared strings under one title. */
export class SharedFindings implements ValueMemory {
  /** By number of the string; null where nothing was found. */
  readonly #cells: (FoundCell | null | undefined)[] = [];
  readonly #findings: (readonly Finding[] | undefined)[] = [];
  /** By number of the string, what was found last with names of a row. */
  readonly #named: (NamedFindings | undefined)[] = [];
  /** Number of the string that is asked about. */
  index = 0;

  get isKnown(): boolean {
    return this.#cells[this.index] !== undefined;
  }

  get cell(): FoundCell | undefined {
    return this.#cells[this.index] ?? undefined;
  }

  set cell(cell: FoundCell | undefined) {
    this.#cells[this.index] = cell ?? null;
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

  /** The cell that was made of findings before; undefined if there is none. */
  cellOf(findings: readonly Finding[]): FoundCell | undefined {
    if (this.cell?.findings === findings) return this.cell;
    const last = this.#named[this.index];
    return last?.findings === findings ? last.cell : undefined;
  }

  /** Keeps the cell that was made of findings. */
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

/** Which shared strings hold terms of the workbook: each is looked at once, however many cells show it. */
export class StringTerms {
  readonly #strings: SharedStrings | undefined;
  readonly #sought: SoughtTerms;
  /** By number of the string. */
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

  /** A string with its runs, because a term may stand in one of them only. */
  reading(index: number, text: string): Reading {
    return this.#strings === undefined || this.#strings.isPlain(index) ? wholeOf(text) : this.#strings.rich(index);
  }
}
