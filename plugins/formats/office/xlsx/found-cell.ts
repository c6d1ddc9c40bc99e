import type { EntityType, Finding } from '../../../../core/index.js';
import type { Sheet } from './sheet.js';
import type { Region } from './sheet-plans.js';
import type { TextChange } from './string-forms.js';

/** Findings of one cell, or of all cells of a column with the same string. */
export interface FoundCell {
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly header: readonly string[] | undefined;
  /** Persons of its row to whom names in it may belong. */
  readonly persons: readonly string[];
  /** True if several cells of the column with the same value share this object (without a shared string). */
  isRepeated: boolean;
  /**
   * Number of cells with the same string and title that are replaced together; 0 for a cell that is replaced by itself.
   */
  times: number;
  isComputed: boolean;
  /** The edits for all these cells, once computed. */
  change: TextChange | undefined;
}

/** Creates a cell with all of its fields set, so that a million cells take as little memory as possible. */
export const foundCell = (
  text: string,
  findings: readonly Finding[],
  header: readonly string[] | undefined,
  persons: readonly string[],
): FoundCell => ({
  text,
  findings,
  header,
  persons,
  isRepeated: false,
  times: 0,
  isComputed: false,
  change: undefined,
});

/** The findings in the cells of one sheet. */
export interface SearchedSheet {
  readonly sheet: Sheet;
  readonly regions: readonly Region[];
  /** By index of the cell. */
  readonly found: (FoundCell | undefined)[];
  /**
   * Texts that may stay although they are terms elsewhere: those of columns that the caller keeps, and numbers that
   * only look alike.
   */
  readonly kept: Set<number>;
}

/** True if a finding that is replaced covers the whole cell, so that no other term is possible. */
export const isWhole = (cell: FoundCell | undefined): boolean =>
  cell !== undefined &&
  cell.findings[0]?.start === 0 &&
  cell.findings[0].end === cell.text.length &&
  cell.findings[0].isLeft !== true;

/** By type, patterns for a full name, as text and in an e-mail address. */
const WHOLE_NAMES: ReadonlyMap<EntityType, RegExp> = new Map([
  ['PERSON', /\p{L}[\s,]+\p{L}/u],
  ['EMAIL_ADDRESS', /^\p{L}{2,64}[._]\p{L}{2,64}@/u],
]);

/** True if a cell names a person by more than one word. */
export const hasWholeName = ({ text, findings }: FoundCell): boolean =>
  findings.some(({ start, end, type }) => WHOLE_NAMES.get(type)?.test(text.slice(start, end)));
