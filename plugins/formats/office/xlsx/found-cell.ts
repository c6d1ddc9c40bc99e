import type { EntityType, Finding } from '../../../../core/index.js';
import type { Sheet } from './sheet.js';
import type { Region } from './sheet-plans.js';
import type { TextChange } from './string-forms.js';

/** Terms in one cell, or in all cells of a column that show one string. */
export interface FoundCell {
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly header: readonly string[] | undefined;
  /** Persons of its row to whom names in it can belong. */
  readonly persons: readonly string[];
  /** True where other cells of its column hold the same value, not as a shared string, and share this one. */
  isRepeated: boolean;
  /** How many cells show one string under one title, and are replaced as one; 0 for a cell that is replaced for itself. */
  times: number;
  isComputed: boolean;
  /** The edits of all cells, once computed. */
  change: TextChange | undefined;
}

/** A cell with all of its fields, so that those of a million cells take no more memory than they must. */
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

/** What was found in the cells of one sheet. */
export interface SearchedSheet {
  readonly sheet: Sheet;
  readonly regions: readonly Region[];
  /** By index of the cell. */
  readonly found: (FoundCell | undefined)[];
  /** Texts that stay although they may be terms elsewhere: of columns that the caller wants to keep, and numbers that only look alike. */
  readonly kept: Set<number>;
}

/** Whether all of a cell is one finding: no term can be longer. */
export const isWhole = (cell: FoundCell | undefined): boolean =>
  cell !== undefined && cell.findings[0]?.start === 0 && cell.findings[0].end === cell.text.length;

/** By type: more than one name of a person, as a text and as an address has them. */
const WHOLE_NAMES: ReadonlyMap<EntityType, RegExp> = new Map([
  ['PERSON', /\p{L}[\s,]+\p{L}/u],
  ['EMAIL_ADDRESS', /^\p{L}{2,64}[._]\p{L}{2,64}@/u],
]);

/** Whether a person is named in a cell by more than one word. */
export const hasWholeName = ({ text, findings }: FoundCell): boolean =>
  findings.some(({ start, end, type }) => WHOLE_NAMES.get(type)?.test(text.slice(start, end)));
